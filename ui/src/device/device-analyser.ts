import { useSyncExternalStore } from 'react'
import * as E from 'fp-ts/lib/Either.js'
import * as O from 'fp-ts/lib/Option.js'
import type { AnalysisRequest } from '@kaoiro/core/diagnosis'
import type { LightReference, Look, PhotoAnswer } from '@kaoiro/analyser/examiner'
import type { FacePlace } from '@kaoiro/analyser/guide'
import type { Pixels } from '@kaoiro/core/photo'
import type { WorkerCalls } from '../adapters/worker-calls.js'
import { openWorker } from '../adapters/worker-calls.js'
import { fileAddress } from '../site/address.js'
import { site } from '../site/site.js'
import { startAnalysisWorker } from './start-worker.js'
import type { AnalysisFunctions } from './worker/analysis-worker.js'
import { changes } from '../adapters/listening.js'

type AnalysisWorker = WorkerCalls<AnalysisFunctions>

/** Step of the displayed percentage; with smaller steps, screen readers would announce too many changes. */
const step = 10

let percent: number | null = null
const { tell, subscribe } = changes()

/** @param share of models and runtime loaded, 0 to 1; null when complete */
const setLoading = (share: number | null): void => {
  const next = share === null ? null : Math.floor((share * 100) / step) * step
  if (next === percent) return
  percent = next
  tell()
}

const loadedPercent = () => percent

/** Loaded share of models and runtime in percent; null if nothing is loading. */
export function useLoadedPercent(): number | null {
  return useSyncExternalStore(subscribe, loadedPercent, loadedPercent)
}

/** The shared worker, from the first photo until the visitor leaves the capture. */
let current: AnalysisWorker | null = null

let isReady = false

/** Starts loading the models while the visitor sets the hairline. Null without workers. */
export function openDeviceAnalyser(): AnalysisWorker | null {
  if (current !== null || startAnalysisWorker === null) return current
  const start = startAnalysisWorker
  const worker = openWorker<AnalysisFunctions>(
    start,
    () => {
      ;[current, isReady] = [null, false]
      setLoading(null)
    },
    (share) => setLoading(Number(share)),
  )
  if (worker === null) return null
  const opened = performance.now()
  setLoading(0)
  worker.call('load', []).then(
    () => {
      isReady = true
      setLoading(null)
      // For `npm run bench:ui`.
      performance.measure('analysis-loaded', { start: opened })
    },
    (error: unknown) => worker.end((error as Error).message),
  )
  current = worker
  return worker
}

/** Terminates the worker to release its memory (printed by `npm run bench:ui`). */
export const closeDeviceAnalyser = (): void => current?.end('closed')

/** Analyses a photo on this device once the models are loaded. Left: why the worker did not answer. */
export async function examineOnDevice(
  jpeg: Uint8Array,
  request: AnalysisRequest,
): Promise<E.Either<string, PhotoAnswer>> {
  const worker = openDeviceAnalyser()
  if (worker === null) return E.left('no worker')
  const start = performance.now()
  const norms = site.norms === undefined ? undefined : fileAddress(site.norms)
  try {
    const answer = await worker.call('examine', [jpeg, request, norms])
    performance.measure('photo-examined', { start })
    return E.right(answer)
  } catch (error) {
    const { message } = error as Error
    // After a failure, the next photo gets a new worker.
    worker.end(message)
    return E.left(message)
  }
}

const looks = new WeakMap<Uint8Array, Promise<Look | null>>()

/**
 * Checks a photo on this device once the models are loaded, and only once, even if several steps show it. Null if it cannot be
 * checked; the next step then tries again.
 */
export function lookAtPhoto(jpeg: Uint8Array): Promise<Look | null> {
  const look = looks.get(jpeg) ?? lookAnew(jpeg)
  looks.set(jpeg, look)
  return look
}

const lookAnew = async (jpeg: Uint8Array): Promise<Look | null> => {
  const asked = openDeviceAnalyser()?.call('look', [jpeg])
  const look = (await asked?.catch(() => null)) ?? null
  if (look === null) looks.delete(jpeg)
  return look
}

/** White paper in the light of a photo's face, once the models are loaded; null if the photo lacks it, or they do not load. */
export async function lightOnDevice(
  jpeg: Uint8Array,
  request: AnalysisRequest,
): Promise<LightReference | null> {
  const asked = openDeviceAnalyser()?.call('light', [jpeg, request])
  return (await asked?.catch(() => null)) ?? null
}

/**
 * Finds the face in a frame of the camera, without loading the models: none until they are loaded, or if the search fails;
 * null for a frame without a face.
 */
export async function locateOnDevice(frame: Pixels): Promise<O.Option<FacePlace | null>> {
  if (current === null || !isReady) return O.none
  return current.call('locate', [frame]).then(O.some, () => O.none)
}
