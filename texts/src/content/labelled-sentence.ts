import type { Assessment, Diagnosis } from '@kaoiro/core/diagnosis'
import type { Content } from './content.js'

/** What the chance of a season means, in a sentence; none where the service reports no chances. */
export const labelledSentence = (
  { certainty, seasons }: Content,
  { colorType, colorComposition }: Diagnosis,
  { confidence }: Assessment,
): ReadonlyArray<string> =>
  confidence === null
    ? []
    : [certainty.labelled({ count: colorComposition[colorType], name: seasons[colorType].name })]
