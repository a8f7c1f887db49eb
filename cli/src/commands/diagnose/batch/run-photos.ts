import { availableParallelism } from 'node:os'
import type { DiagnoseTexts } from '@kaoiro/texts/types'
import { isPassing, throttled } from '@kaoiro/core/session'
import { lazyAnalyser } from '../../../analyser/lazy-analyser.js'
import { resultSite } from '../../../command-line/common-options.js'
import type { AdaptiveLimit } from '../../../concurrency/adaptive-limit.js'
import { adaptiveLimit } from '../../../concurrency/adaptive-limit.js'
import { semaphore } from '../../../concurrency/semaphore.js'
import type { ClientOptions } from '../../../http/client-http.js'
import { photoThreads } from '../../../photo/threads/photo-threads.js'
import { faultLine } from '../../../print/printable.js'
import type { PhotoJob } from '../../../sources/photo-jobs.js'
import type { Streams } from '../../../system/streams.js'
import { resolveHairlines } from '../diagnoser/hairline.js'
import type { Progress } from '../../../progress/progress.js'
import { openDiagnoser } from '../diagnoser/open-diagnoser.js'
import type { Localised } from '../settings/localised.js'
import type { DiagnoseOptions } from '../settings/options.js'
import { isLocal, needsAnalyser, requestedApi } from '../settings/options.js'
import { diagnosePhoto } from './diagnose-photo.js'
import type { BatchEnd, BatchPorts } from './run-batch.js'
import { runBatch } from './run-batch.js'

export interface BatchContext {
  readonly options: DiagnoseOptions
  readonly localised: Localised
  readonly streams: Streams
  readonly progress: Progress
  readonly write: BatchPorts['write']
}

/**
 * Runs a batch with its threads and its connection. Rejects with a message for the user if one of them is not
 * available.
 */
export const runPhotos = async (
  jobs: ReadonlyArray<PhotoJob>,
  { options, localised, streams, progress, write }: BatchContext,
): Promise<BatchEnd> => {
  const { words } = localised
  const note = options.quiet === true ? () => undefined : progress.writeLine
  const graceful = streams.stopGracefully()
  graceful.addEventListener('abort', () => {
    if (!streams.signal.aborted) note(words.stopping)
  })
  const threads = availableParallelism()
  const { ready, prepare, close } = photoThreads(options.imageEngine, threads, streams.signal)
  await ready
  const isStopped = () => graceful.aborted || streams.signal.aborted
  const limit = isLocal(options)
    ? adaptiveLimit(threads, Math.min(threads, options.concurrency ?? threads))
    : adaptiveLimit(firstConcurrency, options.concurrency ?? maxConcurrency)
  const observe = overloadObserver(limit, words, (line) => streams.signal.aborted || note(line))
  const { writeLine } = progress
  const analyser = lazyAnalyser(threads, options.norms)
  try {
    // Without its models, every photo would fail.
    if (needsAnalyser(options, jobs)) await analyser.load()
    const given = { options, localised, streams, analyser, writeLine, observe }
    const diagnose = diagnosePhoto({
      prepare,
      slots: semaphore(threads),
      resolveHairline: resolveHairlines(analyser),
      hairlineNotFound: ({ photo }, { hairline }) => {
        note(faultLine(photo, words.hairlineNotFound({ percent: hairline })))
      },
      diagnose: await openDiagnoser(given),
      localised,
      site: resultSite(options),
      api: requestedApi(options),
      graceful,
      signal: streams.signal,
    })
    const mayBeUnreachable = requestedApi(options) !== null
    return await runBatch(jobs, { diagnose, write, limit, isStopped, mayBeUnreachable })
  } finally {
    close()
    await analyser.close()
  }
}

/** At a service, photos mostly wait for their first poll, so a service of two cores has up to 60 in progress. */
const maxConcurrency = 64
const firstConcurrency = 8

/** Lowers the limit at each call that the service refuses or does not answer, and says once what happens. */
const overloadObserver = (
  limit: AdaptiveLimit,
  words: Pick<DiagnoseTexts, 'throttled' | 'busy'>,
  note: (line: string) => unknown,
): NonNullable<ClientOptions['observe']> => {
  const noted = new Set<string>()
  const noteOnce = (line: string): void => {
    if (!noted.has(line)) note(line)
    noted.add(line)
  }
  let hasAnswered = false
  return () => {
    const call = limit.begin()
    return ({ status }) => {
      hasAnswered ||= status !== null
      if (status !== null && !isPassing(status)) return
      call.slow()
      if (status === throttled) noteOnce(words.throttled)
      else if (hasAnswered) noteOnce(words.busy)
    }
  }
}
