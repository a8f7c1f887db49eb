import * as E from 'fp-ts/lib/Either.js'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  closeDeviceAnalyser,
  lookAtPhoto,
  openDeviceAnalyser,
} from '../../src/device/device-analyser.js'
import { diagnoseOnDevice } from '../../src/device/diagnose-on-device.js'
import { sampleAnswer } from '@kaoiro/fixtures/services/stub-service'
import { setSite } from '../../src/site/site.js'
import { builtStore } from '../built-store.js'
import type { Look } from '@kaoiro/analyser/examiner'

const look: Look = { verdict: E.right([]), hairline: null }

interface Call {
  readonly number: number
  readonly name: string
  readonly inputs: ReadonlyArray<unknown>
}

/** Started workers, with their calls. */
let started: Array<AskedWorker> = []

/** A worker that answers when the test calls `answer`. */
class AskedWorker extends EventTarget {
  readonly asked: Array<Call> = []
  constructor() {
    super()
    started.push(this)
  }
  postMessage = (call: Call) => void (call.name === 'load' || this.asked.push(call))
  terminate = () => undefined
  answer = (output: unknown) => {
    const data = { number: this.asked.at(-1)?.number, output }
    this.dispatchEvent(Object.assign(new Event('message'), { data }))
  }
}

beforeEach(() => {
  started = []
  setSite({ ...builtStore, products: '' })
  vi.stubGlobal('Worker', AskedWorker)
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

  it.each<[string, (worker: AskedWorker | undefined) => void]>([
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

const diagnose = (signal: AbortSignal, phases: Array<string> = []) =>
  diagnoseOnDevice(signal)(new Uint8Array(1), { gender: 'WOMEN', hairline: 20 }, (phase) =>
    phases.push(phase),
  )()

describe('diagnoseOnDevice', () => {
  const signal = new AbortController().signal
  const answer = (answer: unknown) => started[0]?.answer(answer)

  it('gives the worker’s answer with its gender, and no receipt', async () => {
    const phases: Array<string> = []
    const analysed = diagnose(signal, phases)
    answer(E.right(sampleAnswer))
    expect(await analysed).toEqual(
      E.right({ gender: 'WOMEN', answer: sampleAnswer, receipt: null }),
    )
    expect(phases).toEqual(['analysing'])
  })

  it('names the store’s norms to the worker', async () => {
    setSite({ ...builtStore, products: '', norms: '/assets/store-norms-1.json' })
    const analysed = diagnose(signal)
    answer(E.right(sampleAnswer))
    await analysed
    expect(started[0]?.asked[0]?.inputs.at(-1)).toBe('/assets/store-norms-1.json')
  })

  it('tells why a photo is refused', async () => {
    const analysed = diagnose(signal)
    answer(E.left('no-face'))
    expect(await analysed).toEqual(E.left({ _tag: 'AnalysisFailed', reason: 'no-face' }))
  })

  it('tells that the worker died', async () => {
    const analysed = diagnose(signal)
    started[0]?.dispatchEvent(new Event('error'))
    expect(await analysed).toMatchObject(E.left({ _tag: 'AnalyserLost' }))
  })

  it('ends a worker that hangs', async () => {
    vi.useFakeTimers()
    const analysed = diagnose(signal)
    await vi.advanceTimersByTimeAsync(5 * 60_000)
    expect(await analysed).toEqual(E.left({ _tag: 'TookTooLong' }))
    openDeviceAnalyser()
    expect(started).toHaveLength(2)
    vi.useRealTimers()
  })

  it('ends at once when cancelled', async () => {
    const cancelling = new AbortController()
    const analysed = diagnose(cancelling.signal)
    cancelling.abort()
    expect(await analysed).toEqual(E.left({ _tag: 'Cancelled' }))
  })
})

describe('without workers', () => {
  beforeEach(() => vi.stubGlobal('Worker', undefined))

  it('skips the check and fails the analysis', async () => {
    openDeviceAnalyser()
    expect(await lookAtPhoto(new Uint8Array(1))).toBeNull()
    expect(await diagnose(new AbortController().signal)).toMatchObject(
      E.left({ _tag: 'AnalyserLost' }),
    )
  })
})
