import { describe, expect, it } from 'vitest'
import { capture as texts, counter } from '@kaoiro/texts/ja'
import type { CaptureFlow } from '../../src/capture/capture-flow.js'
import { lookingPatience, idlePatience } from '../../src/counter/idle.js'
import type { Visit } from '../../src/counter/visit.js'
import {
  staffLanguages,
  takingPhoto,
  visitFailure,
  visitPatience,
  visitScreen,
} from '../../src/counter/visit.js'

const noPhoto: CaptureFlow<string> = { _tag: 'NoPhoto', refusal: null }
const refused: CaptureFlow<string> = { _tag: 'NoPhoto', refusal: { _tag: 'BrokenPhoto' } }
const chosen: CaptureFlow<string> = { _tag: 'PhotoChosen', photo: 'a.jpg', hairline: 20 }
const analysing: CaptureFlow<string> = { ...chosen, _tag: 'Analysing', phase: 'analysing' }
const lost = { _tag: 'NetworkError', call: 'create session', detail: '' } as const
const completed: CaptureFlow<string> = {
  _tag: 'Completed',
  code: '1F7womQ',
  certainty: {},
  agreement: { photos: 1, faceType: 1, season: 1, spread: { levels: 0, points: 0 } },
  answers: [],
  receipt: null,
}
const failed: CaptureFlow<string> = { _tag: 'Failed', error: lost, attempt: null }

const visit = (flow: CaptureFlow<string>, changes: Partial<Visit> = {}): Visit => ({
  ...{ flow, isPreparing: false, hasCamera: true, isOnline: true },
  ...changes,
})

describe('a visit at the counter', () => {
  it.each<[string, Visit, ReturnType<typeof visitScreen>]>([
    ['the camera before a photo', visit(noPhoto), 'camera'],
    ['the photo’s step without a camera in the page', visit(noPhoto, { hasCamera: false }), 'step'],
    ['the photo’s step after a refused file', visit(refused), 'step'],
    ['the preparation of a photo', visit(noPhoto, { isPreparing: true }), 'preparing'],
    ['the hairline of a photo', visit(chosen), 'step'],
    ['the analysis', visit(analysing), 'step'],
    ['a failure', visit(failed), 'failed'],
  ])('shows %s', (_, state, screen) => {
    expect(visitScreen(state)).toBe(screen)
  })

  it('has more patience while the tablet works, if it has the network, and at the customer’s own face', () => {
    expect(visitPatience(visit(chosen))).toBe(idlePatience)
    expect(visitPatience(visit(analysing))).toBe(lookingPatience)
    expect(visitPatience(visit(noPhoto, { isPreparing: true }))).toBe(lookingPatience)
    expect(visitPatience(visit(analysing, { isOnline: false }))).toBe(idlePatience)
    expect(visitPatience(visit(completed, { isOnline: false }))).toBe(lookingPatience)
  })

  it('tells a failure in a customer’s words', () => {
    expect(visitFailure(texts, counter.lost, lost)).toBe(counter.lost)
    expect(visitFailure(texts, counter.lost, { _tag: 'AnalyserLost', detail: '' })).toBe(
      counter.lost,
    )
    expect(visitFailure(texts, counter.lost, { _tag: 'AnalysisFailed', reason: 'no-face' })).toBe(
      texts.messages.reasons['no-face'],
    )
    expect(visitFailure(texts, counter.lost, { _tag: 'AnalysisFailed', reason: null })).toBe(
      texts.failed.hint,
    )
  })
})

it('staff read the store’s language first, and next to it the customer’s if it is another', () => {
  expect(staffLanguages('ja', 'ko')).toEqual(['ja', 'ko'])
  expect(staffLanguages('ja', 'ja')).toEqual(['ja'])
})

it('a customer takes one photo for two taps, and none once forgotten', () => {
  const customer = { gender: 'WOMEN', photos: 0 } as const
  const take = takingPhoto(customer)
  const next = take(customer)
  expect(next).toEqual({ gender: 'WOMEN', photos: 1 })
  expect(take(next)).toBe(next)
  expect(take(null)).toBeNull()
})
