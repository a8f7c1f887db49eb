import { availableParallelism } from 'node:os'
import { resultSite } from '../../../command-line/common-options.js'
import { semaphore } from '../../../concurrency/semaphore.js'
import { isLoopback } from '../../../http/addresses.js'
import { photoThreads } from '../../../photo/threads/photo-threads.js'
import { faultLine } from '../../../print/printable.js'
import type { PhotoJob } from '../../../sources/photo-jobs.js'
import type { Streams } from '../../../system/streams.js'
import { openHairlineResolver } from '../send/hairline.js'
import type { Progress } from '../../../progress/progress.js'
import { withConnection } from '../send/connection.js'
import type { Localised } from '../settings/localised.js'
import type { DiagnoseOptions } from '../settings/options.js'
import { requestedApi } from '../settings/options.js'
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
  const { language, words } = localised
  const { writeLine } = progress
  const graceful = streams.stopGracefully()
  graceful.addEventListener('abort', () => {
    if (!streams.signal.aborted && options.quiet !== true) writeLine(words.stopping)
  })
  const threads = availableParallelism()
  const { ready, prepare, close } = photoThreads(options.imageEngine, threads, streams.signal)
  await ready
  const hairlineResolver = openHairlineResolver(jobs, threads)
  const isStopped = () => graceful.aborted || streams.signal.aborted
  const onThrottled = () => {
    if (options.quiet !== true) writeLine(words.throttled)
  }
  const end = withConnection({ options, language, streams, writeLine, onThrottled }, (connection) =>
    runBatch(jobs, {
      diagnose: diagnosePhoto({
        ...{ prepare, hairlineResolver, slots: semaphore(threads), connection, localised },
        hairlineNotFound: ({ photo }, { hairline }) => {
          if (options.quiet !== true) writeLine(faultLine(photo, words.hairlineNotFound(hairline)))
        },
        ...{
          site: resultSite(options),
          api: requestedApi(options),
          graceful,
          signal: streams.signal,
        },
      }),
      write,
      concurrency: options.concurrency ?? defaultConcurrency(options),
      isStopped,
      mayBeUnreachable: options.replay === undefined,
    }),
  )
  try {
    return await end
  } finally {
    close()
    await hairlineResolver.close()
  }
}

/** Photos mostly wait for their first poll, so a local service can have many in progress. Remote services get
 * fewer, to limit their load.
 */
const defaultConcurrency = ({ api }: DiagnoseOptions): number =>
  api === undefined || isLoopback(new URL(api).hostname) ? 64 : 8
