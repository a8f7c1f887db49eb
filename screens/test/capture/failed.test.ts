import { describe, expect, it } from 'vitest'
import { capture as texts } from '@kaoiro/texts/ja'
import type { CaptureError } from '../../src/capture/capture-flow.js'
import { failedView, failureLine, parseFailedScreenState } from '../../src/capture/failed.js'

const network = { _tag: 'NetworkError', call: 'create session', detail: 'offline' } as const
const noFace = { _tag: 'AnalysisFailed', reason: 'no-face' } as const

describe('the state of the failed screen', () => {
  it('is read from its history entry', () => {
    expect(parseFailedScreenState({ gender: 'MEN', error: network, earlier: null })).toEqual({
      gender: 'MEN',
      error: network,
      earlier: null,
    })
  })

  it.each<[string, unknown]>([
    ['nothing', null],
    ['a text', 'text'],
    ['an unknown error', { gender: null, error: { _tag: 'Later' } }],
    ['an unknown gender', { gender: 'ANY', error: 'NetworkError' }],
  ])('has neither error nor gender for a history entry with %s', (_, state) => {
    expect(parseFailedScreenState(state)).toEqual({ gender: null, error: null, earlier: null })
  })
})

const earlier = { code: '4MLdJB2', state: {} }

/** What the screen shows for an error, with the photo still there unless stated. */
const viewOf = (
  error: CaptureError | null,
  { gender = 'MEN', hasPhoto = true, isAnother = false } = {},
) =>
  failedView(
    texts,
    {
      gender: gender === 'MEN' ? 'MEN' : null,
      error,
      earlier: isAnother ? earlier : null,
    },
    hasPhoto,
  )

const targets = (view: ReturnType<typeof viewOf>) =>
  view.actions.map(({ to, variant }) => `${to}, ${variant}`)

const { failed, messages, doubt } = texts

describe('the failed screen', () => {
  it('explains an error, and offers the same photo again', () => {
    const view = viewOf(network)
    expect(view).toMatchObject({
      apology: failed.apology,
      cause: failed.noNetwork,
      hint: null,
      picture: null,
      back: failed.back,
    })
    expect(view.actions[0]?.label).toBe(failed.again)
    expect(targets(view)).toEqual(['same photo, primary', 'capture, secondary'])
    expect(targets(viewOf(network, { isAnother: true }))[2]).toBe('result, quiet')
  })

  it('asks for another photo if the photo is gone', () => {
    expect(targets(viewOf(network, { hasPhoto: false }))).toEqual([
      'capture, primary',
      'start, quiet',
    ])
    expect(targets(viewOf(network, { hasPhoto: false, isAnother: true }))).toEqual([
      'capture, primary',
      'result, secondary',
      'start, quiet',
    ])
  })

  it('shows the photo, and no apology, if the photo is the cause', () => {
    const view = viewOf(noFace)
    expect(view).toMatchObject({
      apology: null,
      cause: messages.reasons['no-face'],
      hint: null,
      picture: doubt.picture,
      back: null,
    })
    expect(targets(view)).toEqual(['capture, primary', 'start, quiet'])
    expect(viewOf(noFace, { hasPhoto: false }).picture).toBeNull()
  })

  it('gives the standard hint without a known reason', () => {
    const unknown = viewOf({ _tag: 'AnalysisFailed', reason: 'of-another-service' })
    expect(unknown).toMatchObject({ apology: failed.apology, cause: null, hint: failed.hint })
    expect(targets(unknown)).toEqual(['capture, primary', 'start, quiet'])
    const direct = viewOf(null, { gender: 'none', hasPhoto: false })
    expect(direct).toMatchObject({ apology: failed.apology, cause: null, hint: failed.hint })
    expect(targets(direct)).toEqual(['start, primary', 'start, quiet'])
  })

  it.each<[CaptureError, string | null, string, boolean]>([
    [{ _tag: 'ImageNotLoaded' }, failed.unprepared, 'Failed to load image', false],
    [{ _tag: 'NoCanvasContext' }, failed.unprepared, 'Canvas context is not available', false],
    [{ _tag: 'AnalyserLost', detail: 'x' }, failed.noNetwork, 'No analysis (x)', true],
    [network, failed.noNetwork, 'No answer (create session: offline)', true],
    [
      { _tag: 'BadStatus', call: 'request analysis', status: 500 },
      failed.serviceFault,
      'Unexpected status code: 500 (request analysis)',
      true,
    ],
    [
      { _tag: 'AnalysisFailed', reason: 'internal-error' },
      messages.reasons['internal-error'],
      'Session status: failed (internal-error)',
      true,
    ],
    [
      { _tag: 'AnalysisFailed', reason: 'session s-1 broke' },
      null,
      'Session status: failed (no known reason)',
      false,
    ],
    [
      { _tag: 'StillAnalyzing', polls: 103 },
      messages.diagnosis({ _tag: 'StillAnalyzing', polls: 103 }),
      'Session status: analyzing, after 103 polls',
      true,
    ],
  ])(
    'names the cause of %j; the console does without photo and session',
    (error, cause, line, again) => {
      const view = viewOf(error)
      expect(view.cause).toBe(cause)
      expect(failureLine(error)).toBe(line)
      expect(targets(view)[0]?.startsWith('same photo')).toBe(again)
      // Technical details and English stay out of the page.
      expect(view.cause ?? '').not.toMatch(/[a-z]{3}|\d{3}/i)
    },
  )
})
