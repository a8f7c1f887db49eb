import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import * as t from 'io-ts'
import { genders } from '../gender.js'
import { levels } from '../level.js'
import { guardCodec } from '../guard-codec.js'
import { literals } from '../literals.js'

/** What goes over the wire, in the specification's names (§3, §7). */

const Gender = literals('Gender', genders)
const Level = literals('Level', levels)

export const CreatedSession = t.type({ session_id: t.string, bucket_url: t.string })
export type CreatedSession = t.TypeOf<typeof CreatedSession>

const Percent = guardCodec(
  'Percent',
  (u): u is number => typeof u === 'number' && u >= 0 && u <= 100,
)

export const AnalysisRequest = t.type({ gender: Gender, hairline: Percent })
export type AnalysisRequest = t.TypeOf<typeof AnalysisRequest>

/** 0 to 1. Anything else counts as not sent, so that it disturbs no client. */
const isConfidence = (u: unknown): u is number | undefined =>
  u === undefined || (typeof u === 'number' && u >= 0 && u <= 1)

const Confidence = new t.Type<number | undefined>(
  'Confidence',
  isConfidence,
  (u) => t.success(isConfidence(u) ? u : undefined),
  t.identity,
)

/** How often an answer would stay in another photo of the same face: this service's own addition. */
const withConfidence = <C extends t.Mixed>(codec: C) =>
  t.intersection([codec, t.partial({ confidence: Confidence })])

/** Type and season are any string here: unknown ones fall back, they do not fail. */
export const AnalysisResult = withConfidence(
  t.type({
    face_type: withConfidence(
      t.type({
        face_type: t.string,
        level: t.type({
          face_line: Level,
          eyebrow_angle: Level,
          eye_vertical_length: Level,
          mouth_width: Level,
          nose_ratio: Level,
        }),
      }),
    ),
    personal_color: withConfidence(
      t.type({
        personal_color: t.string,
        proportion: t.type({ spring: t.number, autumn: t.number, winter: t.number }),
      }),
    ),
  }),
)
export type AnalysisResult = t.TypeOf<typeof AnalysisResult>

const statuses = ['analyzing', 'completed', 'failed'] as const

const WithStatus = t.type({ status: literals('SessionStatus', statuses) })

const byStatus = {
  analyzing: t.type({ status: t.literal('analyzing') }),
  completed: t.type({ status: t.literal('completed'), result: AnalysisResult }),
  // The reason is this service's own addition, which a client may ignore.
  failed: t.intersection([
    t.type({ status: t.literal('failed') }),
    t.partial({ reason: t.union([t.string, t.null]) }),
  ]),
}

export type SessionState = {
  [Status in (typeof statuses)[number]]: t.TypeOf<(typeof byStatus)[Status]>
}[(typeof statuses)[number]]

/** The status first, then what belongs to it, so that an error names the field that is wrong. */
export const SessionState: t.Type<SessionState> = new t.Type<SessionState>(
  'SessionState',
  (u): u is SessionState => WithStatus.is(u) && byStatus[u.status].is(u),
  (u, context) =>
    pipe(
      WithStatus.validate(u, context),
      E.flatMap(({ status }): t.Validation<SessionState> => byStatus[status].validate(u, context)),
    ),
  t.identity,
)
