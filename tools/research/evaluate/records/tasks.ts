import type { Gender, Trait } from '@kaoiro/core/diagnosis'
import type { Half } from '../../halves.js'
import { halvesOf, personOf } from '../../halves.js'
import type { Change } from '../pixels/second-photo.js'

/** A hairline and the height of the face from it to the chin, in pixels of the photo. */
export interface HandHairline {
  readonly y: number
  readonly faceHeight: number
}

/** What was measured by hand on the neutral photo of one person. */
export interface PersonTruth {
  readonly gender: Gender
  /** NaN for traits that nobody measured. */
  readonly traits: Readonly<Record<Trait, number>>
  readonly hairline: HandHairline | null
}

/** By the ID of the person, whose neutral photo is named `ID-neutral`. */
export type Truth = Readonly<Record<string, PersonTruth>>

/** The settings of a run; each worker gets them at its start. */
export interface Setting {
  readonly seed: number
  readonly folder: string
  /** Number of second photos of each photo, and what is changed in them. */
  readonly again: number
  readonly changes: ReadonlyArray<Change>
  /** Whether each photo is prepared in six ways, instead of making second photos. */
  readonly ways?: boolean
  /** Measurements by hand. */
  readonly truth?: Truth
}

/** Picks items at even distances. From sorted paths, this picks about the same share of each folder. */
const spread = <A>(items: ReadonlyArray<A>, count: number): ReadonlyArray<A> =>
  count >= items.length
    ? items
    : Array.from({ length: count }, (_, i) =>
        Math.floor(((i + 0.5) * items.length) / count),
      ).flatMap((at) => items.slice(at, at + 1))

interface Choice {
  readonly half: Half | undefined
  readonly limit: number | undefined
}

/** Picks people and returns all their files. @param files sorted, with `/` */
export const chosen = (
  files: ReadonlyArray<string>,
  { half, limit = Infinity }: Choice,
): ReadonlyArray<string> => {
  const halfBy = halvesOf(files.map(personOf))
  const people = [...halfBy.keys()].filter(
    (person) => half === undefined || halfBy.get(person) === half,
  )
  const picked = new Set(spread(people, limit))
  return files.filter((file) => picked.has(personOf(file)))
}
