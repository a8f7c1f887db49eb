import type { Composition, Fallback } from '@kaoiro/core/diagnosis'
import type { Content } from '@kaoiro/texts/content'
import type { FallbackTexts } from '@kaoiro/texts/ja'
import { seasons } from '@kaoiro/core/diagnosis'
import { printable } from '../../print/printable.js'

/** Describes the replacement of a value from the service, in one line without a full stop. */
export const fallbackWords =
  (texts: FallbackTexts, { faceTypes, seasons: seasonEntries }: Content) =>
  (fallback: Fallback): string => {
    switch (fallback._tag) {
      case 'UnknownFaceType':
        return texts.unknownFaceType(printable(fallback.sent), faceTypes[fallback.used].name)
      case 'FaceTypeNotShown':
        return texts.notShown(faceTypes[fallback.sent].name, faceTypes[fallback.used].name)
      case 'UnknownSeason':
        return texts.unknownSeason(printable(fallback.sent), seasonEntries[fallback.used].name)
      case 'ProportionFitted':
        return texts.fitted(shares(fallback.sent), shares(fallback.used))
    }
  }

/** Percentages with the seasons' names in the API, such as `spring 50`. */
const shares = (percent: Partial<Composition>): string =>
  seasons
    .flatMap((season) => (percent[season] === undefined ? [] : [`${season} ${percent[season]}`]))
    .join(', ')
