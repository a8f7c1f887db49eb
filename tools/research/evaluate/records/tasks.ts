import type { Gender, Trait } from '@kaoiro/core/diagnosis'
import type { Half } from '../../halves.js'
import { halvesOf, personOf } from '../../halves.js'
import type { EvaluationRecord, PhotoFile } from './records.js'
import type { Series } from '../second-photo/amounts.js'

/** A hairline and the height of the face from it to the chin, in percent of the picture's height. */
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

interface DrawnSetting {
  readonly kind: 'drawn'
  readonly seed: number
  readonly count: number
  /** How many degraded portraits to draw. */
  readonly degraded: number
}

export interface PhotosSetting {
  readonly kind: 'photos'
  readonly seed: number
  readonly folder: string
  /** Number of second photos of each photo in each series. */
  readonly again: number
  readonly series: ReadonlyArray<Series>
  /** Measurements by hand. */
  readonly truth?: Truth
}

/** The settings of a run; each worker gets them at its start. */
export type Setting = DrawnSetting | PhotosSetting

export type Task =
  | { readonly kind: 'sitter' | 'degraded'; readonly index: number }
  | { readonly kind: 'photo'; readonly photo: PhotoFile; readonly onSheet: boolean }

export interface TaskResult {
  readonly record: EvaluationRecord
  /** A cell of the contact sheet, a PNG. */
  readonly cell: Uint8Array | null
}

/** A fifth of the count, but at least 36: two degraded portraits and two undamaged twins for each of nine reasons. */
export const degradedCount = (count: number): number => Math.max(36, Math.round(count * 0.2))

const indices = (count: number): ReadonlyArray<number> => Array.from({ length: count }, (_, i) => i)

export const drawnTasks = (count: number): ReadonlyArray<Task> => [
  ...indices(count).map((index): Task => ({ kind: 'sitter', index })),
  ...indices(degradedCount(count)).map((index): Task => ({ kind: 'degraded', index })),
]

/** Picks items at even distances. From sorted paths, this picks about the same share of each folder. */
export const spread = <A>(items: ReadonlyArray<A>, count: number): ReadonlyArray<A> =>
  count >= items.length
    ? items
    : indices(count)
        .map((i) => Math.floor(((i + 0.5) * items.length) / count))
        .flatMap((at) => items.slice(at, at + 1))

export interface Choice {
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
