import * as E from 'fp-ts/lib/Either.js'
import * as O from 'fp-ts/lib/Option.js'
import * as T from 'fp-ts/lib/Task.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import fc from 'fast-check'
import { sessionErrorArb, sessionStateArb } from '@kaoiro/fixtures/arbitraries/session'
import { webUrlArb } from '@kaoiro/fixtures/arbitraries/values'
import type { AnalysisPhase, SessionError } from '../../src/diagnosis/diagnose.js'
import { diagnoseOverHttp } from '../../src/session/http/diagnose-over-http.js'
import type { AnalysisResult } from '../../src/session/wire/analysis-result.js'
import type { CompletedSession, SessionState } from '../../src/session/wire/session-state.js'

const photo = Uint8Array.of(0xff, 0xd8, 0xff)

const result: AnalysisResult = {
  face_type: {
    face_type: 'chic',
    level: {
      face_line: 4,
      eyebrow_angle: 1,
      eye_vertical_length: 3,
      mouth_width: 2,
      nose_ratio: 5,
    },
  },
  personal_color: {
    personal_color: 'summer',
    proportion: { spring: 12.4, autumn: 9.3, winter: 17.9 },
  },
}

export const completed: CompletedSession = { status: 'completed', result }
const analyzing: SessionState = { status: 'analyzing' }

type Answered<A> = E.Either<SessionError, A>

/** The responses of the service and the delays of the client. */
export interface Script {
  readonly create: Answered<{ readonly session_id: string; readonly bucket_url: string }>
  readonly upload: Answered<{ readonly status: number }>
  readonly request: Answered<void>
  /** One response per poll; after the last one, the session is still being analysed. */
  readonly polls: ReadonlyArray<Answered<SessionState>>
  /** The delays before each poll; the client gives up after the last. */
  readonly waits: ReadonlyArray<number>
}

/** Completed at the second poll. */
export const allWell: Script = {
  create: E.right({ session_id: 's-1', bucket_url: 'https://bucket.example/s-1' }),
  upload: E.right({ status: 200 }),
  request: E.right(undefined),
  polls: [E.right(analyzing), E.right(completed)],
  waits: [3000, 1000, 1000],
}

/**
 * Runs a diagnosis against a script. Steps are calls and waits, counted from 0.
 *
 * @param cancelling cancels during step `at` (-1: before the first), or after `phases` reports of a phase
 */
export const play = async (
  script: Script,
  cancelling: { readonly at?: number; readonly phases?: number } = {},
) => {
  const steps: Array<string> = []
  const phases: Array<AnalysisPhase> = []
  const abandoned: Array<string> = []
  let cancelled = cancelling.at === -1
  const step = (name: string) => {
    if (steps.length === cancelling.at) cancelled = true
    steps.push(name)
  }
  const answering = <A>(name: string, answer: () => Answered<A>): TE.TaskEither<SessionError, A> =>
    TE.fromIOEither(() => {
      step(name)
      return answer()
    })
  let polls = 0
  const ended = await diagnoseOverHttp({
    api: {
      createSession: answering('create', () => script.create),
      uploadPhoto: (url, jpeg) => answering(`put ${jpeg.length} to ${url}`, () => script.upload),
      requestAnalysis: (id, { gender, hairline }) =>
        answering(`request ${gender} ${hairline} for ${id}`, () => script.request),
      getSession: (id) => answering(`get ${id}`, () => script.polls[polls++] ?? E.right(analyzing)),
    },
    polling: (attempt) => O.fromNullable(script.waits[attempt]),
    wait: (time) => T.fromIO(() => step(`wait ${time}`)),
    cancelled: () => cancelled,
    abandon: (id) => abandoned.push(id),
  })(photo, { gender: 'WOMEN', hairline: 28 }, (phase) => {
    if (phases.push(phase) === cancelling.phases) cancelled = true
  })()
  return { ended, steps, phases, abandoned }
}

/** The steps in the order of specification §7 if no response ends the diagnosis. */
export const allSteps = (script: Script): ReadonlyArray<string> => {
  const { session_id, bucket_url } = E.getOrElse(() => ({ session_id: '', bucket_url: '' }))(
    script.create,
  )
  return [
    'create',
    `put 3 to ${bucket_url}`,
    `request WOMEN 28 for ${session_id}`,
    ...script.waits.flatMap((time) => [`wait ${time}`, `get ${session_id}`]),
  ]
}

/** Whether the response at this index ends the diagnosis: an error, or a poll that finds the analysis done. */
export const isEnd = (answered: Answered<unknown>, at: number): boolean =>
  E.isLeft(answered) || (at >= 3 && (answered.right as SessionState).status !== 'analyzing')

/** The responses in order, one for each call that the polling policy allows. */
export const answersOf = (script: Script): ReadonlyArray<Answered<unknown>> => [
  script.create,
  script.upload,
  script.request,
  ...script.waits.map((_, attempt) => script.polls[attempt] ?? E.right(analyzing)),
]

const mostly = <A>(arb: fc.Arbitrary<A>, errorArb = sessionErrorArb): fc.Arbitrary<Answered<A>> =>
  fc.oneof(
    { weight: 9, arbitrary: arb.map((a): Answered<A> => E.right(a)) },
    { weight: 1, arbitrary: errorArb.map((e): Answered<A> => E.left(e)) },
  )

/** Errors that end the polling at once. */
const finalErrorArb = sessionErrorArb.filter(
  ({ _tag }) => _tag !== 'NetworkError' && _tag !== 'BadStatus',
)

export const scriptArb: fc.Arbitrary<Script> = fc.record({
  create: mostly(fc.record({ session_id: fc.string(), bucket_url: webUrlArb({ query: true }) })),
  upload: mostly(fc.record({ status: fc.integer({ min: 100, max: 599 }) })),
  request: mostly(fc.constant(undefined)),
  polls: fc.array(
    fc.oneof(
      { weight: 4, arbitrary: fc.constant<Answered<SessionState>>(E.right(analyzing)) },
      { weight: 1, arbitrary: mostly(sessionStateArb, finalErrorArb) },
    ),
  ),
  waits: fc.array(fc.nat(10_000)),
})
