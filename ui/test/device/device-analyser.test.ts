import * as E from 'fp-ts/lib/Either.js'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  closeDeviceAnalyser,
  examineOnDevice,
  openDeviceAnalyser,
} from '../../src/device/device-analyser.js'
import { lookAtPhoto } from '../../src/device/photo-look.js'
import type { Look, LookRequest } from '../../src/device/worker/worker-messages.js'

const look: Look = { verdict: E.right([]), hairline: null }

/** Started workers, with their requests. */
let started: Array<LookingWorker> = []

/** A worker that answers when the test calls `answer`. */
class LookingWorker extends EventTarget {
  readonly asked: Array<LookRequest> = []
  constructor() {
    super()
    started.push(this)
  }
  postMessage = (request: LookRequest) => void this.asked.push(request)
  terminate = () => undefined
  say = (data: unknown) => this.dispatchEvent(Object.assign(new Event('message'), { data }))
  answer = (look: Look | null) =>
    this.say({ _tag: 'Looked', number: this.asked.at(-1)?.number, look })
}

beforeEach(() => {
  started = []
  vi.stubGlobal('Worker', LookingWorker)
})
afterEach(() => {
  closeDeviceAnalyser()
  vi.unstubAllGlobals()
})

describe('the check of a photo', () => {
  it('runs once for all steps that show it', async () => {
    const jpeg = new Uint8Array(1)
    const looks = [lookAtPhoto(jpeg), lookAtPhoto(jpeg)]
    started[0]?.answer(look)
    expect(await Promise.all([...looks, lookAtPhoto(jpeg)])).toEqual([look, look, look])
    expect(started.flatMap(({ asked }) => asked)).toHaveLength(1)
  })

  it.each<[string, (worker: LookingWorker | undefined) => void]>([
    ['failed', (worker) => worker?.answer(null)],
    ['did not load', (worker) => worker?.dispatchEvent(new Event('error'))],
    ['was ended by sending the photo', closeDeviceAnalyser],
  ])('runs again on the next step if it %s', async (_, fail) => {
    const jpeg = new Uint8Array(1)
    const first = lookAtPhoto(jpeg)
    fail(started[0])
    expect(await first).toBeNull()
    const second = lookAtPhoto(jpeg)
    started.at(-1)?.answer(look)
    expect(await second).toEqual(look)
  })
})

describe('without workers', () => {
  beforeEach(() => vi.stubGlobal('Worker', undefined))

  it('skips the check and fails the analysis', async () => {
    openDeviceAnalyser()
    expect(await lookAtPhoto(new Uint8Array(1))).toBeNull()
    expect(
      await examineOnDevice(new Uint8Array(1), { gender: 'WOMEN', hairline: 20 }),
    ).toMatchObject(E.left({ _tag: 'NetworkError' }))
  })
})
