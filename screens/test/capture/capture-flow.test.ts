import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { reasons } from '@kaoiro/core/diagnosis'
import type { QualityHint } from '@kaoiro/core/photo'
import type { PrepareError } from '../../src/capture/problems.js'
import { certaintyArb } from '@kaoiro/fixtures/arbitraries/certainty'
import { receiptArb } from '@kaoiro/fixtures/arbitraries/receipt'
import { diagnosisErrorArb } from '@kaoiro/fixtures/arbitraries/session'
import { anyNumberArb } from '@kaoiro/fixtures/arbitraries/values'
import type { CaptureAction, CaptureFlow } from '../../src/capture/capture-flow.js'
import { captureFlow, initialCaptureFlow } from '../../src/capture/capture-flow.js'

type Flow = CaptureFlow<string>
type Action = CaptureAction<string>

const from = (flow: Flow, ...actions: ReadonlyArray<Action>): Flow =>
  actions.reduce(captureFlow, flow)

const noPhoto: Flow = initialCaptureFlow
const doubted: Flow = { _tag: 'PhotoDoubted', photo: 'a.jpg', hints: ['too-dark'] }
const refusedPhoto: Flow = { _tag: 'PhotoRefused', photo: 'a.jpg', reason: 'many-faces' }
const chosen: Flow = { _tag: 'PhotoChosen', photo: 'a.jpg', hairline: 20 }
const uploading: Flow = { _tag: 'Analysing', photo: 'a.jpg', hairline: 35, phase: 'uploading' }
const analysing: Flow = { ...uploading, phase: 'analysing' }
const answer = {
  code: '4MLdJB2',
  certainty: { doubts: ['smile'] },
  receipt: { sessionId: 's-1' },
  agreement: { photos: 1, faceType: 1, season: 1, spread: { levels: 0, points: 0 } },
  answers: [],
} as const
const completed: Flow = { _tag: 'Completed', ...answer }
const failed: Flow = {
  _tag: 'Failed',
  error: { _tag: 'AnalysisFailed', reason: null },
  attempt: null,
}

const choosePhoto: Action = { _tag: 'ChoosePhoto', photo: 'a.jpg', hints: [] }
const chooseDark: Action = { _tag: 'ChoosePhoto', photo: 'a.jpg', hints: ['too-dark'] }
const refusePhoto: Action = { ...refusedPhoto, _tag: 'RefusePhoto' }
const refuseFile: Action = { _tag: 'RefuseFile', refusal: { _tag: 'BrokenPhoto' } }
const refused: Flow = { _tag: 'NoPhoto', refusal: { _tag: 'BrokenPhoto' } }
const useAnyway: Action = { _tag: 'UseAnyway' }
const moveTo = (hairline: number): Action => ({ _tag: 'MoveHairline', hairline })
const discard: Action = { _tag: 'DiscardPhoto' }
const start: Action = { _tag: 'StartAnalysis' }
const reach = (phase: 'uploading' | 'analysing'): Action => ({ _tag: 'ReachPhase', phase })
const cancel: Action = { _tag: 'Cancel' }
const complete: Action = { _tag: 'Complete', ...answer }
const fail: Action = { _tag: 'Fail', error: { _tag: 'AnalysisFailed', reason: null } }
const offline = { _tag: 'NetworkError', call: 'create session', detail: 'offline' } as const
const lose: Action = { _tag: 'Fail', error: offline }
const kept = { photo: 'a.jpg', hairline: 35 }
const lost: Flow = { _tag: 'Failed', error: offline, attempt: kept }

const transitions: ReadonlyArray<[string, Flow, Action, Flow]> = [
  ['a photo is chosen', noPhoto, choosePhoto, chosen],
  ['a photo of doubtful quality is chosen', noPhoto, chooseDark, doubted],
  ['a doubtful photo is used anyway', doubted, useAnyway, chosen],
  ['a doubtful photo is discarded', doubted, discard, noPhoto],
  ['a picked photo is refused', noPhoto, refusePhoto, refusedPhoto],
  ['a doubtful photo is refused', doubted, refusePhoto, refusedPhoto],
  ['a chosen photo is refused', chosen, refusePhoto, refusedPhoto],
  ['a refused photo is discarded', refusedPhoto, discard, noPhoto],
  ['a file is refused', noPhoto, refuseFile, refused],
  ['a photo follows a refused file', refused, choosePhoto, chosen],
  ['a photo cannot be prepared', noPhoto, fail, failed],
  ['the guide is moved', chosen, moveTo(35.5), { ...chosen, hairline: 35.5 }],
  ['the guide stops at the top', chosen, moveTo(-3), { ...chosen, hairline: 0 }],
  ['the guide stops at the bottom', chosen, moveTo(1000), { ...chosen, hairline: 100 }],
  ['the photo is discarded', chosen, discard, noPhoto],
  ['the analysis starts', { ...chosen, hairline: 35 }, start, uploading],
  ['the upload is complete', uploading, reach('analysing'), analysing],
  ['the analysis is cancelled', analysing, cancel, { ...chosen, hairline: 35 }],
  ['the analysis completes', analysing, complete, completed],
  ['the analysis fails, and keeps the photo', analysing, fail, { ...failed, attempt: kept }],
  ['the upload fails, and keeps the photo', uploading, fail, { ...failed, attempt: kept }],
  ['the network fails, and keeps the photo', uploading, lose, lost],
]

const ignored: ReadonlyArray<[string, Flow, ReadonlyArray<Action>]> = [
  [
    'no photo',
    noPhoto,
    [moveTo(50), useAnyway, discard, start, reach('analysing'), cancel, complete],
  ],
  ['a doubtful photo', doubted, [choosePhoto, refuseFile, moveTo(50), start, complete, fail]],
  ['a refused photo', refusedPhoto, [choosePhoto, useAnyway, moveTo(50), start, complete, fail]],
  ['a photo', chosen, [useAnyway, reach('analysing'), cancel, complete, fail]],
  [
    'an analysis',
    analysing,
    [choosePhoto, refuseFile, refusePhoto, useAnyway, moveTo(50), discard, start],
  ],
]

/** The states that one action may lead to (specification §4). */
const next: Readonly<Record<Flow['_tag'], ReadonlyArray<Flow['_tag']>>> = {
  NoPhoto: ['NoPhoto', 'PhotoDoubted', 'PhotoRefused', 'PhotoChosen', 'Failed'],
  PhotoDoubted: ['PhotoDoubted', 'NoPhoto', 'PhotoRefused', 'PhotoChosen'],
  PhotoRefused: ['PhotoRefused', 'NoPhoto'],
  PhotoChosen: ['PhotoChosen', 'NoPhoto', 'PhotoRefused', 'Analysing'],
  Analysing: ['Analysing', 'PhotoChosen', 'Completed', 'Failed'],
  Completed: ['Completed'],
  Failed: ['Failed'],
}

const prepareErrors: ReadonlyArray<PrepareError> = [
  { _tag: 'FileNotRead' },
  { _tag: 'ImageNotLoaded' },
  { _tag: 'NoCanvasContext' },
  { _tag: 'NoBlob' },
]

/** Any action on the capture screen, whether or not it is possible in the current state. */
const actionArb: fc.Arbitrary<Action> = fc.oneof(
  fc
    .tuple(fc.string(), fc.subarray<QualityHint>(['too-small', 'too-dark', 'blurred']))
    .map(([photo, hints]) => ({ _tag: 'ChoosePhoto' as const, photo, hints })),
  fc.tuple(fc.string(), fc.constantFrom(...reasons)).map(([photo, reason]) => ({
    _tag: 'RefusePhoto' as const,
    photo,
    reason,
  })),
  anyNumberArb.map((hairline) => ({ _tag: 'MoveHairline' as const, hairline })),
  fc.constantFrom('uploading' as const, 'analysing' as const, 'waiting' as const).map((phase) => ({
    _tag: 'ReachPhase' as const,
    phase,
  })),
  fc.tuple(fc.string(), certaintyArb, receiptArb).map(([code, certainty, receipt]) => ({
    _tag: 'Complete' as const,
    ...{ code, certainty, receipt, answers: [] },
    agreement: { photos: 1, faceType: 1, season: 1, spread: { levels: 0, points: 0 } },
  })),
  fc
    .oneof(diagnosisErrorArb, fc.constantFrom(...prepareErrors))
    .map((error) => ({ _tag: 'Fail' as const, error })),
  fc.constantFrom(
    { _tag: 'RefuseFile' as const, refusal: { _tag: 'BrokenPhoto' as const } },
    { _tag: 'UseAnyway' as const },
    { _tag: 'DiscardPhoto' as const },
    { _tag: 'StartAnalysis' as const },
    { _tag: 'Cancel' as const },
  ),
)

/** Actions that often lead to late states of the flow. */
const actionsArb = fc
  .tuple(
    fc.constantFrom([], [choosePhoto], [chooseDark], [choosePhoto, start]),
    fc.array(actionArb),
  )
  .map(([prefix, actions]): ReadonlyArray<Action> => [...prefix, ...actions])

/** The pairs of states before and after each action. */
const steps = (actions: ReadonlyArray<Action>): ReadonlyArray<readonly [Flow, Flow]> => {
  let flow = noPhoto
  return actions.map((action) => {
    const before = flow
    flow = captureFlow(before, action)
    return [before, flow] as const
  })
}

describe('captureFlow', () => {
  test.each(transitions)('moves to the next state when %s', (_, before, action, after) => {
    expect(captureFlow(before, action)).toEqual(after)
  })

  test.each(ignored)('with %s, ignores actions of other states', (_, flow, actions) => {
    for (const action of actions) expect(captureFlow(flow, action)).toEqual(flow)
  })

  test('completes after a cancelled analysis', () => {
    const flow = from(noPhoto, choosePhoto, moveTo(28), start, cancel, moveTo(30), start)
    expect(flow).toEqual({ _tag: 'Analysing', photo: 'a.jpg', hairline: 30, phase: 'uploading' })
    expect(from(flow, reach('analysing'), complete)).toEqual(completed)
  })

  test('resets the guide for a new photo', () => {
    expect(from(noPhoto, choosePhoto, moveTo(60), discard, choosePhoto)).toEqual(chosen)
  })

  test('makes only the transitions of specification §4', () => {
    fc.assert(
      fc.property(actionsArb, (actions) => {
        for (const [before, after] of steps(actions))
          expect(next[before._tag]).toContain(after._tag)
      }),
    )
  })

  test('never leaves an end state', () => {
    fc.assert(
      fc.property(fc.constantFrom(completed, failed), actionArb, (end, action) => {
        expect(captureFlow(end, action)).toEqual(end)
      }),
    )
  })
})
