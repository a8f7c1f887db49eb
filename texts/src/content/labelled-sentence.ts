import type { Assessment, Diagnosis } from '@kaoiro/core/diagnosis'
import type { Content } from './content.js'

/** A sentence on the chance of a season; none where the service reports no chances. */
export const labelledSentence = (
  { certainty, seasons }: Content,
  { colorType, colorComposition }: Diagnosis,
  { confidence }: Assessment,
): ReadonlyArray<string> =>
  confidence === null
    ? []
    : [certainty.labelled({ count: colorComposition[colorType], name: seasons[colorType].name })]
