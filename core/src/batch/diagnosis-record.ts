import * as t from 'io-ts'
import type { FaceTypeAnalysis } from '../diagnosis/level.js'
import { byTrait, levelCounts } from '../diagnosis/level.js'
import { faceTypes, genders, seasons } from '../diagnosis/vocabulary.js'
import { guardCodec, literals, lenient } from '../codecs/codecs.js'
import { Answer } from '../diagnosis/answer.js'
import { Certainty } from '../diagnosis/certainty.js'
import { sessionCalls } from '../diagnosis/diagnose.js'

const Indices = guardCodec(
  'FaceTypeAnalysis',
  (u): u is FaceTypeAnalysis =>
    Array.isArray(u) &&
    u.length === levelCounts.length &&
    levelCounts.every((levels, row) => Number.isInteger(u[row]) && u[row] >= 0 && u[row] < levels),
)

/** One call and its duration in milliseconds; each poll is a separate call. */
const TimedCall = t.readonly(
  t.type({ call: literals('SessionCall', sessionCalls), ms: t.number }),
  'TimedCall',
)
export type TimedCall = t.TypeOf<typeof TimedCall>

/** The request; `hairline` in percent of the photo's height. */
const Asked = t.intersection([
  t.type({
    // `photo` is the name as given, which may be relative to a folder; `path` is absolute.
    photo: t.string,
    path: t.string,
    // The service's address; null if the photo was analysed on this machine, and for recordings.
    api: t.union([t.string, t.null]),
    gender: literals('Gender', genders),
    hairline: t.number,
    calls: t.readonlyArray(TimedCall),
  }),
  t.partial({
    // The status of the upload, if there was a response.
    upload: t.number,
    // Only if the hairline was to be detected: whether it was found. If not, `hairline` is the default.
    hairlineFound: t.boolean,
    // The person's name in the manifest.
    person: t.string,
    // The path as in the manifest and its line, or `photo` and null; absent in records of older versions.
    input: t.string,
    line: t.union([t.number, t.null]),
    // The user's own columns of the manifest.
    columns: t.readonly(t.record(t.string, t.string)),
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
  }),
  t.partial({
    // Only if the site of the result pages is known.
    url: t.string,
    // These are absent in records of older versions. `norms` is their version.
    levels: t.readonly(t.type(byTrait(() => t.number))),
    norms: t.string,
  }),
  // The certainty, as far as the service reports it; absent in records of older versions.
  Certainty,
  // Only for photos with a `person`: the whole answer, to combine the person's photos.
  t.partial({ answer: lenient(Answer) }),
])

const Failed = t.type({
  // `kind` is for programs and stays the same; `message` is for people, in the run's language.
  error: t.type({ kind: t.string, message: t.string }),
})

/** A photo that has a result. */
export const ResultRecord = t.readonly(t.intersection([Asked, Answered]), 'ResultRecord')
export type ResultRecord = t.TypeOf<typeof ResultRecord>

/** A photo without a result, and the reason. */
export const ErrorRecord = t.readonly(t.intersection([Asked, Failed]), 'ErrorRecord')
export type ErrorRecord = t.TypeOf<typeof ErrorRecord>

/** One line of a batch's results file. */
export const DiagnosisRecord = t.union([ErrorRecord, ResultRecord], 'DiagnosisRecord')
export type DiagnosisRecord = t.TypeOf<typeof DiagnosisRecord>

export const isError = (record: DiagnosisRecord): record is ErrorRecord => 'error' in record
