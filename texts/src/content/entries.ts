import type { FaceType, Season } from '@kaoiro/core/diagnosis'
import { faceTypes, seasons, undertoneOf } from '@kaoiro/core/diagnosis'
import type { Entry, EntryTexts, SeasonEntry } from './content.js'
import { faceTypeUrl, seasonUrl } from './links.js'

const recordOf = <Name extends string, A>(
  names: ReadonlyArray<Name>,
  valueOf: (name: Name) => A,
): Readonly<Record<Name, A>> =>
  Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<Name, A>

/** Adds the data that is the same in all languages, such as links, to the texts of one language. */
export const faceTypeEntries = (
  texts: Readonly<Record<FaceType, EntryTexts>>,
): Readonly<Record<FaceType, Entry>> =>
  recordOf(faceTypes, (type) => ({ ...texts[type], url: faceTypeUrl(type) }))

export const seasonEntries = (
  texts: Readonly<Record<Season, EntryTexts>>,
): Readonly<Record<Season, SeasonEntry>> =>
  recordOf(seasons, (season) => ({
    ...texts[season],
    undertone: undertoneOf(season),
    url: seasonUrl(season),
  }))
