import path from 'node:path'
import type { Examination } from '@kaoiro/analyser/analyse'
import type { Gender, Reason, Trait } from '@kaoiro/core/diagnosis'
import type { Hairline } from '@kaoiro/core/photo'
import { personOf } from '../../people.js'

/** A photo to examine. */
export interface PhotoFile {
  /** Its path relative to the folder of `--photos`, with `/`. */
  readonly file: string
  /** Its folder, relative to the folder of `--photos`. */
  readonly folder: string
  readonly gender: Gender
}

const parts = (name: string): ReadonlyArray<string> => name.split(/[/\\]/)

/** Reads the gender from the innermost folder named `female-…` or `male-…`. */
const genderNamed = (folder: string): Gender | undefined =>
  parts(folder)
    .map((part) => /^(female|male)(-|$)/i.exec(part)?.[1]?.toLowerCase())
    .flatMap((named) => (named === undefined ? [] : [named]))
    .map((named): Gender => (named === 'male' ? 'MEN' : 'WOMEN'))
    .at(-1)

/**
 * Describes a file by its folders' names.
 *
 * @param root the folder of `--photos`; its name counts for the files directly in it
 * @param gender the default for folders without a gender in their names
 */
export const photoFile =
  (root: string, gender: Gender) =>
  (file: string): PhotoFile => {
    const relative = parts(path.dirname(file)).join('/')
    const folder = relative === '.' ? path.basename(root) : relative
    return {
      file: parts(file).join('/'),
      folder,
      gender: genderNamed(folder) ?? genderNamed(path.basename(root)) ?? gender,
    }
  }

/** The analysis' result for one photo, or the reason of its refusal. */
export type Answer = Examination | { readonly reason: Reason }

export const isResult = (answer: Answer): answer is Examination => !('reason' in answer)

/** A photo with its answer. */
interface Answered {
  readonly answer: Answer
}

export function hasResult<A extends Answered>(
  record: A,
): record is A & { readonly answer: Examination } {
  return isResult(record.answer)
}

export interface PhotoRecord extends PhotoFile {
  readonly kind: 'photo'
  /** `isHairlineFound`: whether the hairline was found in the pixels. `photoHeight`: of the file, in pixels. */
  readonly guide: {
    readonly hairline: Hairline
    readonly isHairlineFound: boolean
    readonly photoHeight: number
  }
  readonly answer: Answer
  /** The answers to the photo prepared in other ways (`--ways`); empty if the photo itself was refused. */
  readonly again: ReadonlyArray<Answer>
}

interface UnreadableRecord {
  readonly kind: 'unreadable'
  readonly file: string
  readonly why: string
}

export type EvaluationRecord = PhotoRecord | UnreadableRecord

type RecordOf<Kind extends EvaluationRecord['kind']> = Extract<
  EvaluationRecord,
  { readonly kind: Kind }
>

export const ofKind =
  <Kind extends EvaluationRecord['kind']>(kind: Kind) =>
  (records: ReadonlyArray<EvaluationRecord>): ReadonlyArray<RecordOf<Kind>> =>
    records.filter((record): record is RecordOf<Kind> => record.kind === kind)

/** Formats records as JSON lines, one for each photo. */
export function detailLines(records: ReadonlyArray<EvaluationRecord>): string {
  return records.map((record) => `${JSON.stringify(record)}\n`).join('')
}

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
  readonly folder: string
  /** Whether each photo is prepared in six ways. */
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

/** All files of this many people. @param files sorted, with `/` */
export function filesOfPeople(files: ReadonlyArray<string>, count: number): ReadonlyArray<string> {
  const picked = new Set(spread([...new Set(files.map(personOf))], count))
  return files.filter((file) => picked.has(personOf(file)))
}
