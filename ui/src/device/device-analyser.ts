import * as E from 'fp-ts/lib/Either.js'
import * as O from 'fp-ts/lib/Option.js'
import type { AnalysisRequest } from '@kaoiro/core/diagnosis'
import type { FacePlace } from '@kaoiro/analyser/guide'
import type { Pixels } from '@kaoiro/core/photo'
import { fileAddress } from '../site/address.js'
import { site } from '../site/site.js'
import { setLoading } from './loading.js'
import { startAnalysisWorker } from './start-worker.js'
import type {
  DeviceAnswer,
  Look,
  PageMessage,
  Reply,
  WorkerMessage,
} from './worker/worker-messages.js'

/** Left: why the worker did not answer. */
type Examined = E.Either<string, DeviceAnswer>

interface DeviceAnalyser {
  readonly examine: (jpeg: Uint8Array, request: AnalysisRequest) => Promise<Examined>
  /** Null if the photo cannot be checked. */
  readonly look: (jpeg: Uint8Array) => Promise<Look | null>
  /** None while the models load, or if the search fails; null for a frame without a face. */
  readonly locate: (frame: Pixels) => Promise<O.Option<FacePlace | null>>
  readonly close: () => void
}

/** The shared worker, from the first photo until the visitor leaves the capture. */
let current: DeviceAnalyser | null = null

/** Starts loading the models while the visitor sets the hairline. */
export const openDeviceAnalyser = (): void => {
  current ??= start()
}

/** Terminates the worker to release its memory (printed by `npm run bench:ui`). */
export const closeDeviceAnalyser = (): void => current?.close()

/** Analyses a photo on this device once the models are loaded. */
export const examineOnDevice: DeviceAnalyser['examine'] = (jpeg, request) => {
  current ??= start()
  return current?.examine(jpeg, request) ?? Promise.resolve(E.left('no worker'))
}

/** Checks a photo on this device once the models are loaded. */
export const lookOnDevice: DeviceAnalyser['look'] = (jpeg) => {
  current ??= start()
  return current?.look(jpeg) ?? Promise.resolve(null)
}

/** Finds the face in a frame of the camera, if the models are loaded; does not load them. */
export const locateOnDevice: DeviceAnalyser['locate'] = (frame) =>
  current?.locate(frame) ?? Promise.resolve(O.none)

/** For `npm run bench:ui`. */
const measureSince = (name: string, start: number): void => {
  performance.measure(name, { start })
}

const startWorker = (): Worker | null => {
  try {
    return startAnalysisWorker?.() ?? null
  } catch {
    // Workers are unsupported or blocked.
    return null
  }
}

const start = (): DeviceAnalyser | null => {
  const worker = startWorker()
  if (worker === null) return null
  const waiting = new Map<number, (reply: E.Either<string, Reply>) => void>()
  const end = (detail: string) => {
    // A late error of an earlier worker must not close the current one.
    if (current === analyser) current = null
    worker.terminate()
    setLoading(null)
    for (const resolve of waiting.values()) resolve(E.left(detail))
    waiting.clear()
  }
  let isReady = false
  const opened = performance.now()
  setLoading(0)
  worker.addEventListener('message', ({ data }: MessageEvent<WorkerMessage>) => {
    switch (data._tag) {
      case 'Loading':
        setLoading(data.share)
        break
      case 'Ready':
        isReady = true
        setLoading(null)
        measureSince('analysis-loaded', opened)
        break
      case 'Failed':
        end(data.detail)
        break
      case 'Answer':
      case 'Looked':
      case 'Located':
        waiting.get(data.number)?.(E.right(data))
        waiting.delete(data.number)
    }
  })
  // The script failed to load or threw.
  for (const failure of ['error', 'messageerror'])
    worker.addEventListener(failure, () => end(`the worker's ${failure}`))

  let requests = 0
  /** Left: why there is no reply. */
  const request = (message: (number: number) => PageMessage) =>
    new Promise<E.Either<string, Reply>>((resolve) => {
      const number = (requests += 1)
      waiting.set(number, resolve)
      worker.postMessage(message(number))
    })
  const analyser: DeviceAnalyser = {
    examine: async (jpeg, asked) => {
      const since = performance.now()
      const place = site.norms === undefined ? {} : { norms: fileAddress(site.norms) }
      const reply = await request((number) => ({
        _tag: 'Examine',
        number,
        jpeg,
        request: asked,
        ...place,
      }))
      measureSince('photo-examined', since)
      if (E.isLeft(reply)) return reply
      return reply.right._tag === 'Answer' ? E.right(reply.right.answer) : E.left('no answer')
    },
    look: async (jpeg) => {
      const reply = await request((number) => ({ _tag: 'Look', number, jpeg }))
      return E.isRight(reply) && reply.right._tag === 'Looked' ? reply.right.look : null
    },
    locate: async (pixels) => {
      if (!isReady) return O.none
      const reply = await request((number) => ({ _tag: 'Locate', number, pixels }))
      return E.isRight(reply) && reply.right._tag === 'Located' ? O.some(reply.right.face) : O.none
    },
    close: () => end('closed'),
  }
  return analyser
}
