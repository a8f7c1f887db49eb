import * as E from 'fp-ts/lib/Either.js'
import * as O from 'fp-ts/lib/Option.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  analysisResultArb,
  genderArb,
  sessionErrorArb,
  sessionStateArb,
} from '@kaoiro/fixtures/arbitraries'
import { faceTypesOf } from '@kaoiro/core/face-type'
import { defaultPolling } from '@kaoiro/core/polling'
import { resultCode } from '@kaoiro/core/result-code'
import type { DiagnosisRequest, Progress } from '@kaoiro/core/session/diagnose'
import { diagnose, toDiagnosis } from '@kaoiro/core/session/diagnose'
import type { SessionError } from '@kaoiro/core/session/session-error'
import type { AnalysisResult, SessionState } from '@kaoiro/core/session/wire'

const request: DiagnosisRequest = {
  photo: Uint8Array.of(0xff, 0xd8, 0xff),
  gender: 'WOMEN',
  hairline: 28,
}

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

const completed: SessionState = { status: 'completed', result }
const analyzing: SessionState = { status: 'analyzing' }

type Answered<A> = E.Either<SessionError, A>

/** What the service will answer, and how long the client will wait for it. */
interface Script {
  readonly create: Answered<{ readonly session_id: string; readonly bucket_url: string }>
  readonly upload: Answered<{ readonly status: number }>
  readonly request: Answered<void>
  /** One answer a poll; after the last one the service still analyses. */
  readonly polls: ReadonlyArray<Answered<SessionState>>
  /** The policy's waits; after the last one it gives up. */
  readonly waits: ReadonlyArray<number>
}

const allWell: Script = {
  create: E.right({ session_id: 's-1', bucket_url: 'https://bucket.example/s-1' }),
  upload: E.right({ status: 200 }),
  request: E.right(undefined),
  polls: [E.right(analyzing), E.right(completed)],
  waits: [3000, 1000, 1000],
}

/**
 * Plays a script. Cancels while the step of that number (from 0; calls and waits count) is under way,
 * before the first step at -1, or when a progress is reported that the cancelling is said to follow.
 */
const play = async (
  script: Script,
  cancelling: { readonly at?: number; readonly on?: (progress: Progress) => boolean } = {},
) => {
  const steps: Array<string> = []
  const reports: Array<Progress> = []
  let cancelled = cancelling.at === -1
  const step = (name: string) => {
    if (steps.length === cancelling.at) cancelled = true
    steps.push(name)
  }
  const answering = <A>(name: string, answered: Answered<A>): TE.TaskEither<SessionError, A> =>
    TE.fromIOEither(() => {
      step(name)
      return answered
    })
  let polls = 0
  const ended = await diagnose({
    api: {
      createSession: answering('create', script.create),
      uploadPhoto: (url, jpeg) => answering(`put ${jpeg.length} to ${url}`, script.upload),
      requestAnalysis: (id, { gender, hairline }) =>
        answering(`request ${gender} ${hairline} for ${id}`, script.request),
      getSession: (id) => async () =>
        answering(`get ${id}`, script.polls[polls++] ?? E.right(analyzing))(),
    },
    polling: (attempt) => O.fromNullable(script.waits[attempt]),
    wait: (time) => async () => step(`wait ${time}`),
    cancelled: () => cancelled,
    report: (progress) => {
      reports.push(progress)
      if (cancelling.on?.(progress) === true) cancelled = true
    },
  })(request)()
  return { ended, steps, reports }
}

/** All that a script would do if nothing ended it, in the specification's order (§7). */
const wholeWay = (script: Script): ReadonlyArray<string> => {
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

const allReports = (script: Script): ReadonlyArray<Progress> => [
  { _tag: 'Uploading' },
  { _tag: 'Uploaded', status: E.isRight(script.upload) ? script.upload.right.status : 0 },
  ...script.waits.map((_, attempt): Progress => ({ _tag: 'Analysing', poll: attempt + 1 })),
]

const isEnd = (answered: Answered<unknown>, at: number): boolean =>
  E.isLeft(answered) || (at >= 3 && (answered.right as SessionState).status !== 'analyzing')

/** The answers in the order in which they are given, as many as the policy asks for. */
const answersOf = (script: Script): ReadonlyArray<Answered<unknown>> => [
  script.create,
  script.upload,
  script.request,
  ...script.waits.map((_, attempt) => script.polls[attempt] ?? E.right(analyzing)),
]

const mostly = <A>(arb: fc.Arbitrary<A>): fc.Arbitrary<Answered<A>> =>
  fc.oneof(
    { weight: 9, arbitrary: arb.map((a): Answered<A> => E.right(a)) },
    { weight: 1, arbitrary: sessionErrorArb.map((e): Answered<A> => E.left(e)) },
  )

const scriptArb: fc.Arbitrary<Script> = fc.record({
  create: mostly(
    fc.record({ session_id: fc.string(), bucket_url: fc.webUrl({ withQueryParameters: true }) }),
  ),
  upload: mostly(fc.record({ status: fc.integer({ min: 100, max: 599 }) })),
  request: mostly(fc.constant(undefined)),
  polls: fc.array(
    fc.oneof(
      { weight: 4, arbitrary: fc.constant<Answered<SessionState>>(E.right(analyzing)) },
      { weight: 1, arbitrary: mostly(sessionStateArb) },
    ),
  ),
  waits: fc.array(fc.nat(10_000)),
})

describe('diagnose', () => {
  test('create, put, request, poll until it is completed', async () => {
    const { ended, steps, reports } = await play(allWell)
    expect(steps).toEqual([
      'create',
      'put 3 to https://bucket.example/s-1',
      'request WOMEN 28 for s-1',
      'wait 3000',
      'get s-1',
      'wait 1000',
      'get s-1',
    ])
    expect(ended).toEqual(
      E.right({
        faceType: 'chic',
        colorType: 'summer',
        gender: 'WOMEN',
        faceTypeAnalysis: [3, 0, 2, 0, 2],
        colorComposition: { spring: 13, summer: 60, autumn: 9, winter: 18 },
      }),
    )
    expect(reports).toEqual([
      { _tag: 'Uploading' },
      { _tag: 'Uploaded', status: 200 },
      { _tag: 'Analysing', poll: 1 },
      { _tag: 'Analysing', poll: 2 },
    ])
  })

  test('nothing happens before the task is run', () => {
    let asked = 0
    diagnose({
      api: {
        createSession: TE.fromIOEither(() => {
          asked++
          return allWell.create
        }),
        uploadPhoto: () => TE.fromEither(allWell.upload),
        requestAnalysis: () => TE.fromEither(allWell.request),
        getSession: () => TE.right(completed),
      },
      polling: defaultPolling,
      wait: () => () => Promise.resolve(),
      cancelled: () => false,
      report: () => asked++,
    })(request)
    expect(asked).toBe(0)
  })

  test('an upload that the bucket refuses does not stop it', async () => {
    const { ended, reports } = await play({ ...allWell, upload: E.right({ status: 403 }) })
    expect(E.isRight(ended)).toBe(true)
    expect(reports).toContainEqual({ _tag: 'Uploaded', status: 403 })
  })

  test('an upload that reaches nobody does', async () => {
    const error = { _tag: 'NetworkError', call: 'upload photo', detail: 'gone' } as const
    const { ended, steps } = await play({ ...allWell, upload: E.left(error) })
    expect(ended).toEqual(E.left(error))
    expect(steps).toHaveLength(2)
  })

  test.each([
    [{ status: 'failed', reason: 'no-face' }, 'no-face'],
    [{ status: 'failed', reason: null }, null],
    [{ status: 'failed' }, null],
  ] as ReadonlyArray<[SessionState, string | null]>)('%j fails', async (state, reason) => {
    const { ended } = await play({ ...allWell, polls: [E.right(state)] })
    expect(ended).toEqual(E.left({ _tag: 'AnalysisFailed', reason }))
  })

  test('a service that never ends is given up after 103 polls in 299 seconds', async () => {
    const waits = Array.from({ length: 103 }, (_, n) => O.toNullable(defaultPolling(n)) ?? 0)
    const { ended, steps } = await play({ ...allWell, polls: [], waits })
    expect(ended).toEqual(E.left({ _tag: 'StillAnalyzing', polls: 103 }))
    expect(steps.slice(3, 7)).toEqual(['wait 3000', 'get s-1', 'wait 1000', 'get s-1'])
    expect(steps).toHaveLength(3 + 2 * 103)
    expect(waits.reduce((sum, wait) => sum + wait, 0)).toBe(299_000)
    expect(defaultPolling(103)).toEqual(O.none)
  })

  test('the steps are those of the specification, in order, with the waits of the policy', async () => {
    await fc.assert(
      fc.asyncProperty(scriptArb, async (script) => {
        const { steps } = await play(script)
        expect(steps).toEqual(wholeWay(script).slice(0, steps.length))
      }),
    )
  })

  test('it stops at the first end, and not before', async () => {
    await fc.assert(
      fc.asyncProperty(scriptArb, async (script) => {
        const answers = answersOf(script)
        const end = answers.findIndex(isEnd)
        const { steps } = await play(script)
        expect(steps.filter((step) => !step.startsWith('wait'))).toHaveLength(
          end < 0 ? answers.length : end + 1,
        )
      }),
    )
  })

  test('the first end is what comes of it', async () => {
    await fc.assert(
      fc.asyncProperty(scriptArb, async (script) => {
        const { ended } = await play(script)
        const end = answersOf(script).find(isEnd)
        if (end === undefined)
          expect(ended).toEqual(E.left({ _tag: 'StillAnalyzing', polls: script.waits.length }))
        else if (E.isLeft(end)) expect(ended).toEqual(end)
        else {
          const state = end.right as SessionState
          if (state.status === 'completed')
            expect(ended).toEqual(E.right(toDiagnosis('WOMEN')(state.result)))
          else expect(ended).toMatchObject(E.left({ _tag: 'AnalysisFailed' }))
        }
      }),
    )
  })

  test('progress is reported in order, and a poll for each wait', async () => {
    await fc.assert(
      fc.asyncProperty(scriptArb, async (script) => {
        const { steps, reports } = await play(script)
        expect(reports).toEqual(allReports(script).slice(0, reports.length))
        expect(reports.filter(({ _tag }) => _tag === 'Analysing')).toHaveLength(
          steps.filter((step) => step.startsWith('wait')).length,
        )
      }),
    )
  })

  test('cancelled at any step, it makes no further one and ends as Cancelled', async () => {
    await fc.assert(
      fc.asyncProperty(scriptArb, fc.nat(), async (script, n) => {
        const { steps } = await play(script)
        const at = (n % (steps.length + 1)) - 1
        const cut = await play(script, { at })
        expect(cut.steps).toEqual(steps.slice(0, at + 1))
        expect(cut.ended).toEqual(E.left({ _tag: 'Cancelled' }))
      }),
    )
  })

  test('cancelled before it begins, it reports nothing', async () => {
    const { steps, reports } = await play(allWell, { at: -1 })
    expect(steps).toEqual([])
    expect(reports).toEqual([])
  })

  test.each([
    ['Uploading', 0],
    ['Uploaded', 2],
    ['Analysing', 3],
  ] as const)('cancelled on the report of %s, it makes no further call', async (tag, made) => {
    const { ended, steps } = await play(allWell, { on: ({ _tag }) => _tag === tag })
    expect(steps).toHaveLength(made)
    expect(ended).toEqual(E.left({ _tag: 'Cancelled' }))
  })
})

describe('toDiagnosis', () => {
  test('levels are reduced, names fall back, percentages are made to fit', () => {
    expect(
      toDiagnosis('MEN')({
        face_type: { ...result.face_type, face_type: 'sweet' },
        personal_color: {
          personal_color: 'monsoon',
          proportion: { spring: 200, autumn: Number.NaN, winter: -3 },
        },
      }),
    ).toEqual({
      faceType: 'simple',
      colorType: 'spring',
      gender: 'MEN',
      faceTypeAnalysis: [3, 0, 2, 0, 2],
      colorComposition: { spring: 100, summer: 0, autumn: 0, winter: 0 },
    })
  })

  test('any result becomes a diagnosis that survives the result code', () => {
    fc.assert(
      fc.property(genderArb, analysisResultArb, (gender, each) => {
        const diagnosis = toDiagnosis(gender)(each)
        expect(faceTypesOf(gender)).toContain(diagnosis.faceType)
        expect(resultCode.decode(resultCode.encode(diagnosis))).toEqual(E.right(diagnosis))
      }),
    )
  })
})
