import type { Random } from '../statistics/random.js'
import type { Service, System } from './simulate.js'
import type { Times } from './times.js'

/** Milliseconds between two looks into the queue of a worker that has nothing to do (api/src/sessions/analysis/job-worker.ts). */
const look = 500

/** A site of so many threads, at the measured times. */
export const systemOf = (
  { calls: { create, upload, request, poll } }: Times,
  threads: { readonly decode: number; readonly analysis: number },
): System => ({
  decodeThreads: threads.decode,
  analysisThreads: threads.analysis,
  arrive: create.answer + upload.answer,
  request: request.answer,
  poll: poll.answer,
  look,
})

/** Any of the measured photos, as likely as any other. */
export const drawFrom =
  (photos: ReadonlyArray<Service>, random: Random): (() => Service) =>
  () =>
    photos[Math.floor(random() * photos.length)] as Service
