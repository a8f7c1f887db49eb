import type { Season } from '@kaoiro/core/diagnosis'

/** Results of drawn faces, one for each season. */
export const samplesOfSeasons: Readonly<Record<Season, string>> = {
  spring: '1F7womQ',
  summer: '3MMBBYc',
  autumn: 'Bt6TLs',
  winter: 'OplW4SF',
}
