import type { Season } from '@kaoiro/core/diagnosis/season'

/** What professionals found in some 11,000 people in Japan (Color Science Association of Japan). */
export const professionalSeasonShares: Readonly<Record<Season, number>> = {
  spring: 0.23,
  summer: 0.4,
  autumn: 0.21,
  winter: 0.16,
}
