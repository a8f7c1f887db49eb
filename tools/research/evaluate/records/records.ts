import path from 'node:path'
import type { Examination } from '@kaoiro/analyser/analyse'
import type { Gender, Reason } from '@kaoiro/core/diagnosis'
import type { Hairline } from '@kaoiro/core/photo'
import type { Amounts } from '../pixels/second-photo.js'

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

export const hasResult = <A extends Answered>(
  record: A,
): record is A & { readonly answer: Examination } => isResult(record.answer)

/** A second photo, made from the first. */
export interface SecondPhotoRecord {
  readonly amounts: Amounts
  readonly hairline: Hairline
  readonly answer: Answer
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
  /** Empty if the photo itself was refused. */
  readonly again: ReadonlyArray<SecondPhotoRecord>
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
export const detailLines = (records: ReadonlyArray<EvaluationRecord>): string =>
  records.map((record) => `${JSON.stringify(record)}\n`).join('')
