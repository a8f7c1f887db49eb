import { describe, expect, it } from 'vitest'
import { camera as words } from '@kaoiro/texts/ja'
import type { Camera, CameraAction } from '../../src/capture/camera.js'
import {
  cameraAfter,
  cameraFailure,
  cameraText,
  cameraView,
  initialCamera,
} from '../../src/capture/camera.js'

type Action = CameraAction<string>

const after = (...actions: ReadonlyArray<Action>): Camera<string> =>
  actions.reduce<Camera<string>>(cameraAfter, initialCamera)

const open: Action = { _tag: 'Open', stream: 'front', facing: 'user' }
const show: Action = { _tag: 'Show', shown: 'front' }
const other: Action = { _tag: 'FindOther', canTurn: true }
const turn: Action = { _tag: 'Turn' }
const take: Action = { _tag: 'Take' }
const fail = (why: 'late' | 'busy' | 'unsupported'): Action => ({ _tag: 'Fail', why })

const view = (...actions: ReadonlyArray<Action>) => cameraView(after(...actions), true)

describe('the camera in the page', () => {
  it('waits for the camera, for its picture, and shows it', () => {
    expect(view()).toMatchObject({ isWanted: true, stream: null, isAwaited: false })
    expect(view(open)).toMatchObject({ stream: 'front', isShown: false, isAwaited: true })
    expect(view(open, show)).toMatchObject({ stream: 'front', isShown: true, isAwaited: false })
  })

  it('waits again while the picture is interrupted, but not while a photo is taken', () => {
    const interrupted: Action = { _tag: 'Show', shown: null }
    expect(view(open, show, interrupted)).toMatchObject({ isShown: false, isAwaited: true })
    expect(view(open, show, take, interrupted).isAwaited).toBe(false)
  })

  it('is closed while the page is hidden, and after a failure, of which the first is told', () => {
    expect(cameraView(after(open, show), false)).toMatchObject({ isWanted: false, stream: null })
    expect(view(open, show, fail('busy'))).toMatchObject({ isWanted: false, stream: null })
    expect(after(open, fail('busy'), fail('late')).failure).toBe('busy')
  })

  it('can be turned if there is another camera, and shows nothing until that is open', () => {
    expect(view(open, show).canTurn).toBe(false)
    expect(view(open, show, other).canTurn).toBe(true)
    expect(view(open, show, other, take).canTurn).toBe(false)
    const turned = after(open, show, other, turn)
    expect(turned.facing).toBe('environment')
    expect(cameraView(turned, true).stream).toBeNull()
    const back: Action = { _tag: 'Open', stream: 'back', facing: 'environment' }
    expect(cameraView(cameraAfter(turned, back), true)).toMatchObject({
      stream: 'back',
      isShown: false,
    })
  })

  it('forgets the stream of a camera that was closed', () => {
    expect(view(open, show, { _tag: 'Close' })).toMatchObject({ isWanted: true, stream: null })
  })
})

it.each([
  ['NotAllowedError', 'refused'],
  ['SecurityError', 'refused'],
  ['NotFoundError', 'missing'],
  ['OverconstrainedError', 'missing'],
  ['NotReadableError', 'busy'],
  ['TypeError', 'unsupported'],
])('%s of the browser means that the camera is %s', (name, why) => {
  expect(cameraFailure(Object.assign(new Error(''), { name }))).toBe(why)
})

it('what a browser throws beside errors means that it does not support the camera', () => {
  for (const thrown of [undefined, null, 'NotAllowedError'])
    expect(cameraFailure(thrown)).toBe('unsupported')
})

it.each([
  ['before the first frame', { hint: null }, words.fill],
  ['for a frame to improve', { hint: 'closer' }, words.hints.closer],
  ['for a good frame', { hint: 'good' }, words.goodAuto],
  ['for a good frame, by hand', { hint: 'good', isAuto: false }, words.goodTap],
  ['after the photo', { hint: 'closer', isTaken: true }, words.taken],
] as const)('the camera says what to do %s', (_, state, text) => {
  expect(cameraText(words, { isAuto: true, isTaken: false, ...state })).toBe(text)
})
