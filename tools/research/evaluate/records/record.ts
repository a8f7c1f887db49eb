import type { Examination } from '@kaoiro/core/analysis/analyse'
import type { Gender } from '@kaoiro/core/diagnosis/gender'
import type { Hairline } from '@kaoiro/core/photo/hairline'
import type { Trait } from '@kaoiro/core/diagnosis/level'
import type { Season } from '@kaoiro/core/diagnosis/season'
import type { Reason } from '@kaoiro/core/diagnosis/failure-reason'
import type { PortraitParameters } from '@kaoiro/fixtures/portrait/parameters/parameters'
import type { Variant } from '../pixels/perturbations.js'
import type { PhotoFile } from './photo-file.js'
import type { Amounts } from '../second-photo/amounts.js'

/** What the analysis says of one photo: a result, or why there is none. */
export type Answer = Examination | { readonly reason: Reason }

export const isResult = (answer: Answer): answer is Examination => !('reason' in answer)

export interface Trial {
  readonly amount: ReadonlyArray<number>
  readonly answer: Answer
}

/** A photo examined as it is and changed; no trials where there was no result to keep. */
export interface Examined {
  readonly answer: Answer
  readonly trials: Readonly<Record<Variant, Trial>> | null
}

export interface SitterRecord extends Examined {
  readonly kind: 'sitter'
  readonly name: string
  readonly gender: Gender
  readonly season: Season
  readonly hairline: number
  /** As drawn, in standard deviations. */
  readonly traits: Readonly<Record<Trait, number>>
  readonly parameters: PortraitParameters
}

/** A photo spoiled on purpose, or its clean twin, which has no reason to be refused. */
export interface SpoiledRecord {
  readonly kind: 'spoiled'
  readonly name: string
  readonly expected: Reason | null
  readonly got: Reason | null
}

/** A second photo made from the first, and what the analysis says of it. */
export interface SecondPhotoRecord {
  readonly amounts: Amounts
  readonly hairline: Hairline
  readonly answer: Answer
}

export interface PhotoRecord extends PhotoFile {
  readonly kind: 'photo'
  readonly guide: { readonly hairline: Hairline; readonly isTold: boolean }
  readonly answer: Answer
  /** By the name of their series; none if the photo itself had no result. */
  readonly again: Readonly<Record<string, ReadonlyArray<SecondPhotoRecord>>>
}

export interface UnreadableRecord {
  readonly kind: 'unreadable'
  readonly file: string
  readonly why: string
}

export type EvaluationRecord = SitterRecord | SpoiledRecord | PhotoRecord | UnreadableRecord

export type RecordOf<Kind extends EvaluationRecord['kind']> = Extract<
  EvaluationRecord,
  { readonly kind: Kind }
>

export const ofKind =
  <Kind extends EvaluationRecord['kind']>(kind: Kind) =>
  (records: ReadonlyArray<EvaluationRecord>): ReadonlyArray<RecordOf<Kind>> =>
    records.filter((record): record is RecordOf<Kind> => record.kind === kind)
