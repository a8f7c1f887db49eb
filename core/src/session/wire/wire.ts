import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import * as t from 'io-ts'
import { genders } from '../../diagnosis/gender.js'
import { levels } from '../../diagnosis/level.js'
import { guardCodec, literals } from '../../codecs/codecs.js'
import { Timestamp } from '../../codecs/timestamp.js'
import { Share } from '../../diagnosis/share.js'
import { lenient } from './lenient.js'

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

const Confidence = lenient(Share)

/** JSON has larger numbers than a double holds: they are read as infinite. */
const Score = guardCodec('Score', (u): u is number => Number.isFinite(u))

/** Any names: another version of the service may know another doubt. */
const DoubtNames = guardCodec(
  'DoubtNames',
  (u): u is ReadonlyArray<string> =>
    Array.isArray(u) && u.every((name) => typeof name === 'string'),
)

const FaceTypeAnswer = t.intersection([
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
  t.partial({
    confidence: Confidence,
    second: lenient(t.type({ face_type: t.string, confidence: Share })),
    level_confidence: lenient(
      t.partial({
        face_line: Confidence,
        eyebrow_angle: Confidence,
        eye_vertical_length: Confidence,
        mouth_width: Confidence,
        nose_ratio: Confidence,
      }),
    ),
    scores: lenient(
      t.type({
        face_line: Score,
        eyebrow_angle: Score,
        eye_vertical_length: Score,
        mouth_width: Score,
        nose_ratio: Score,
      }),
    ),
  }),
])

const PersonalColorAnswer = t.intersection([
  t.type({
    personal_color: t.string,
    proportion: t.type({ spring: t.number, autumn: t.number, winter: t.number }),
  }),
  t.partial({
    confidence: Confidence,
    second: lenient(t.type({ personal_color: t.string, confidence: Share })),
  }),
])

/**
 * Type and season are any string here: unknown ones fall back, they do not fail. What is optional is this
 * service's own addition, and disturbs no client: how often an answer would stay in another photo of the
 * same face (`confidence`), the nearest other answer and how often it would come instead (`second`), what
 * made the photo less sure, the worst first (`doubts`), and the traits in standard deviations before they are
 * cut into levels (`scores`), by which several photos are combined.
 */
export const AnalysisResult = t.intersection([
  t.type({ face_type: FaceTypeAnswer, personal_color: PersonalColorAnswer }),
  t.partial({
    confidence: Confidence,
    doubts: lenient(DoubtNames),
  }),
])
export type AnalysisResult = t.TypeOf<typeof AnalysisResult>

const statuses = ['analyzing', 'completed', 'failed'] as const

const WithStatus = t.type({ status: literals('SessionStatus', statuses) })

const byStatus = {
  analyzing: t.type({ status: t.literal('analyzing') }),
  // The times are this service's own addition: when the photo was deleted, which is before the result is shown,
  // and from when on the service deletes the result by itself.
  completed: t.intersection([
    t.type({ status: t.literal('completed'), result: AnalysisResult }),
    t.partial({ photo_deleted_at: lenient(Timestamp), expires_at: lenient(Timestamp) }),
  ]),
  // The reason is this service's own addition, which a client may ignore.
  failed: t.intersection([
    t.type({ status: t.literal('failed') }),
    t.partial({ reason: lenient(t.union([t.string, t.null])) }),
  ]),
}

export type SessionState = {
  [Status in (typeof statuses)[number]]: t.TypeOf<(typeof byStatus)[Status]>
}[(typeof statuses)[number]]

export type CompletedSession = Extract<SessionState, { readonly status: 'completed' }>

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

/** What was removed with a session: this service's own addition, like the call that it answers. */
export const DeletedSession = t.type({
  removed: t.type({ photo: t.boolean, result: t.boolean }),
})

/** The `code` of the problem that is answered for a session that is not there (any more). */
export const unknownSession = 'unknown-session'
