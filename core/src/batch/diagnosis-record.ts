import * as t from 'io-ts'
import type { FaceTypeAnalysis } from '../diagnosis/level.js'
import { levelCounts } from '../diagnosis/level.js'
import { faceTypes } from '../diagnosis/face-type.js'
import { genders } from '../diagnosis/gender.js'
import { guardCodec, literals } from '../codecs/codecs.js'
import { seasons } from '../diagnosis/season.js'
import { Certainty } from '../diagnosis/certainty.js'
import { AnalysisResult } from '../session/wire/analysis-result.js'
import { sessionCalls } from '../diagnosis/session-error.js'

const Indices = guardCodec(
  'FaceTypeAnalysis',
  (u): u is FaceTypeAnalysis =>
    Array.isArray(u) &&
    u.length === levelCounts.length &&
    levelCounts.every((levels, row) => Number.isInteger(u[row]) && u[row] >= 0 && u[row] < levels),
)

/** One call and how long it took, in milliseconds; each poll is a call of its own. */
const TimedCall = t.readonly(
  t.type({ call: literals('SessionCall', sessionCalls), ms: t.number }),
  'TimedCall',
)
export type TimedCall = t.TypeOf<typeof TimedCall>

/** What was asked for: `hairline` in percent of the photo's height. */
const Asked = t.intersection([
  t.type({
    // As it was named, and where it lies, from the root: the name holds in one folder alone.
    photo: t.string,
    path: t.string,
    // The address of the service that was asked; null: the built-in one, or recordings.
    api: t.union([t.string, t.null]),
    gender: literals('Gender', genders),
    hairline: t.number,
    calls: t.readonlyArray(TimedCall),
  }),
  t.partial({
    // The status that the upload was answered with, if there was an answer.
    upload: t.number,
    // If the hairline was to be found in the photo, whether it was; if not, it is the default.
    hairlineFound: t.boolean,
    // Whose photo it is, as the manifest names them.
    person: t.string,
  }),
])

const Answered = t.intersection([
  t.type({
    faceType: literals('FaceType', faceTypes),
    colorType: literals('Season', seasons),
    faceTypeAnalysis: Indices,
    colorComposition: t.type({
      spring: t.number,
      summer: t.number,
      autumn: t.number,
      winter: t.number,
    }),
    code: t.string,
    url: t.string,
  }),
  // What a service says of it that says something, and what newer runs keep.
  Certainty,
  // Of a person's photo the service's whole answer, by which the person's photos are combined.
  t.partial({ answer: AnalysisResult }),
])

const Failed = t.type({
  // `kind` is for programs and stays the same; `message` is for people, in the run's language.
  error: t.type({ kind: t.string, message: t.string }),
})

/** A photo that has a result. */
export const ResultRecord = t.readonly(t.intersection([Asked, Answered]), 'ResultRecord')
export type ResultRecord = t.TypeOf<typeof ResultRecord>

/** A photo that has none, and why. */
export const ErrorRecord = t.readonly(t.intersection([Asked, Failed]), 'ErrorRecord')
export type ErrorRecord = t.TypeOf<typeof ErrorRecord>

/** What is kept of one photo of a batch: a line of its results file. */
export const DiagnosisRecord = t.union([ErrorRecord, ResultRecord], 'DiagnosisRecord')
export type DiagnosisRecord = t.TypeOf<typeof DiagnosisRecord>

export const isError = (record: DiagnosisRecord): record is ErrorRecord => 'error' in record
