import { availableParallelism } from 'node:os'
import { photoThreads } from '../../../photo/threads/photo-threads.js'
import { semaphore } from '../../../concurrency/semaphore.js'
import type { Streams } from '../../../system/streams.js'
import { apiAsked, siteOf } from '../settings/options.js'
import type { BatchEnd, BatchPorts } from './run-batch.js'
import { runBatch } from './run-batch.js'
import { withConnection } from '../session/connection.js'
import { openHairlines } from '../hairline/hairline-resolver.js'
import type { Job } from '../../../sources/job.js'
import type { DiagnoseOptions } from '../settings/options.js'
import { photoRun } from './photo-run.js'
import type { Progress } from '../progress/progress.js'
import type { Localised } from '../settings/localised.js'
import { faultLine } from '../../../print/fault-line.js'

export interface PhotosRun {
  readonly options: DiagnoseOptions
  readonly localised: Localised
  readonly streams: Streams
  readonly progress: Progress
  readonly write: BatchPorts['write']
}

/** Runs a batch with all that it needs, for its duration. Rejects, in words, where that cannot be had. */
export const runPhotos = async (
  jobs: ReadonlyArray<Job>,
  { options, localised, streams, progress, write }: PhotosRun,
): Promise<BatchEnd> => {
  const { language, words } = localised
  const { tell } = progress
  const gently = streams.stopGently()
  gently.addEventListener('abort', () => {
    if (!streams.signal.aborted && options.quiet !== true) tell(words.stopping)
  })
  const threads = availableParallelism()
  const { ready, prepare, close } = photoThreads(options.imageEngine, threads, streams.signal)
  await ready
  const hairlines = openHairlines(jobs, threads)
  const isStopped = () => gently.aborted || streams.signal.aborted
  const onPutOff = () => {
    if (options.quiet !== true) tell(words.putOff)
  }
  return withConnection({ options, language, streams, tell, onPutOff }, (connection) =>
    runBatch(jobs, {
      diagnose: photoRun({
        ...{ prepare, hairlines, places: semaphore(threads), connection, localised },
        notFound: ({ photo }, { hairline }) => {
          if (options.quiet !== true) tell(faultLine(photo, words.hairlineNotTold(hairline)))
        },
        ...{ site: siteOf(options), api: apiAsked(options), gently, signal: streams.signal },
      }),
      write,
      concurrency: options.concurrency ?? concurrencyFor(options),
      isStopped,
      mayBeAway: options.replay === undefined,
    }),
  ).finally(() => {
    close()
    return hairlines.close()
  })
}

/**
 * Most of a photo's time is the wait before its first poll, so a service on this machine takes many at
 * once; one elsewhere is not pressed.
 */
const concurrencyFor = ({ api }: DiagnoseOptions): number =>
  api === undefined || isLoopback(new URL(api).hostname) ? 64 : 8

const isLoopback = (host: string): boolean => /^(127\.\d+\.\d+\.\d+|localhost|\[::1\])$/.test(host)
