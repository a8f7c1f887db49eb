import type { Season } from '@kaoiro/core/diagnosis'
import { seasons, undertoneOf } from '@kaoiro/core/diagnosis'
import type { EntryTexts, SeasonEntry } from './content.js'

/** Adds the undertone, which is the same in all languages, to the texts of one language. */
export const seasonEntries = (
  texts: Readonly<Record<Season, EntryTexts>>,
): Readonly<Record<Season, SeasonEntry>> =>
  Object.fromEntries(
    seasons.map((season) => [season, { ...texts[season], undertone: undertoneOf(season) }]),
  ) as Record<Season, SeasonEntry>
