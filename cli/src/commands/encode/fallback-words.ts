import type { Composition } from '@kaoiro/core/diagnosis/composition'
import type { Content } from '@kaoiro/core/content/content'
import type { Language } from '@kaoiro/core/locales/language'
import { seasons } from '@kaoiro/core/diagnosis/season'
import type { Fallback } from '@kaoiro/core/diagnosis/fallback'
import { printable } from '../../print/printable.js'

/** What replaced a value that the service sent, in one line without a full stop. */
export const fallbackWords =
  (language: Language, { faceTypes, seasons: seasonEntries }: Content) =>
  (fallback: Fallback): string => {
    const { unknownFaceType, notShown, unknownSeason, fitted } = words[language]
    switch (fallback._tag) {
      case 'UnknownFaceType':
        return unknownFaceType(printable(fallback.sent), faceTypes[fallback.used].name)
      case 'FaceTypeNotShown':
        return notShown(faceTypes[fallback.sent].name, faceTypes[fallback.used].name)
      case 'UnknownSeason':
        return unknownSeason(printable(fallback.sent), seasonEntries[fallback.used].name)
      case 'ProportionFitted':
        return fitted(shares(fallback.sent), shares(fallback.used))
    }
  }

/** Percentages with the names that the service gives the seasons. */
const shares = (percent: Partial<Composition>): string =>
  seasons
    .flatMap((season) => (percent[season] === undefined ? [] : [`${season} ${percent[season]}`]))
    .join(', ')

interface Words {
  readonly unknownFaceType: (sent: string, used: string) => string
  readonly notShown: (sent: string, used: string) => string
  readonly unknownSeason: (sent: string, used: string) => string
  readonly fitted: (sent: string, used: string) => string
}

const words: Readonly<Record<Language, Words>> = {
  en: {
    unknownFaceType: (sent, used) => `the face pattern "${sent}" is unknown; "${used}" was used`,
    notShown: (sent, used) =>
      `the face pattern "${sent}" is not shown to this gender; "${used}" was used`,
    unknownSeason: (sent, used) => `the season "${sent}" is unknown; "${used}" was used`,
    fitted: (sent, used) => `the percentages were made to fit: ${sent} became ${used}`,
  },
  ja: {
    unknownFaceType: (sent, used) =>
      `フェイスパターン「${sent}」は不明なため、「${used}」としました`,
    notShown: (sent, used) =>
      `フェイスパターン「${sent}」はこの性別では表示しないため、「${used}」としました`,
    unknownSeason: (sent, used) => `シーズン「${sent}」は不明なため、「${used}」としました`,
    fitted: (sent, used) => `割合の合計を100にそろえました: ${sent} → ${used}`,
  },
}
