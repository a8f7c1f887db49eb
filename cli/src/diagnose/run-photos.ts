import { availableParallelism } from 'node:os'
import { photoThreads } from '../photo/threads.js'
import { semaphore } from '../photo/semaphore.js'
import type { Streams } from '../streams.js'
import { apiAsked } from './api-asked.js'
import type { BatchEnd, BatchPorts } from './batch.js'
import { runBatch } from './batch.js'
import { withConnection } from './connection.js'
import { openHairlines } from './hairlines.js'
import type { Job } from './job.js'
import type { DiagnoseOptions } from './options.js'
import { photoRun } from './photo-run.js'
import type { Progress } from './progress.js'
import { siteOf } from './report.js'
import type { Said } from './say.js'
import { wrong } from './say.js'

export interface PhotosRun {
  readonly options: DiagnoseOptions
  readonly said: Said
  readonly streams: Streams
  readonly progress: Progress
  readonly write: BatchPorts['write']
}

/** Runs a batch with all that it needs, for its duration. Rejects, in words, where that cannot be had. */
export const runPhotos = async (
  jobs: ReadonlyArray<Job>,
  { options, said, streams, progress, write }: PhotosRun,
): Promise<BatchEnd> => {
  const { language, words } = said
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
        ...{ prepare, hairlines, places: semaphore(threads), connection, words: said },
        notFound: ({ photo }, { hairline }) => {
          if (options.quiet !== true) tell(wrong(photo, words.hairlineNotTold(hairline)))
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
