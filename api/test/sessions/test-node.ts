import * as E from 'fp-ts/lib/Either.js'
import type { AnalysisResult } from '@kaoiro/core/session/wire'
import { sampleResult } from '@kaoiro/fixtures/stub-service'
import { pixmapOf } from '../../src/sessions/photos/pixmap.js'
import type { Analyser } from '../../src/sessions/ports/analyser.js'
import type { Persistence } from '../../src/sessions/ports/persistence.js'
import type { PhotoBucket } from '../../src/sessions/ports/photo-bucket.js'
import { analyseSession, endExhausted } from '../../src/sessions/analysis/analyse-session.js'
import type { ServiceEvent } from '../../src/sessions/model/service-event.js'
import type { Sessions } from '../../src/sessions/sessions.js'
import { createSessions } from '../../src/sessions/sessions.js'
import type { JobWorker } from '../../src/sessions/analysis/job-worker.js'
import { startJobWorker } from '../../src/sessions/analysis/job-worker.js'

export interface TestNodeParts {
  readonly persistence: Persistence
  readonly bucket: PhotoBucket
  readonly analyse?: Analyser['analyse']
  readonly toPixmap?: Analyser['toPixmap']
  readonly externalUploads?: boolean
  readonly maxWaiting?: number
}

export interface TestNode {
  readonly sessions: Sessions
  readonly events: ReadonlyArray<ServiceEvent>
  /** Starts to take jobs; four at once. */
  readonly work: () => JobWorker
  readonly endExhausted: () => Promise<void>
}

const maxDecoding = 2

const sample: AnalysisResult = sampleResult

/** A picture of one pixel. */
export const samplePixmap = pixmapOf({ width: 1, height: 1, data: Uint8Array.of(9, 8, 7, 255) })

/** A node without HTTP, its photos analysed as the test says: if it says nothing, at once and well. */
export const testNode = ({
  persistence,
  bucket,
  analyse = () => Promise.resolve(E.right(sample)),
  toPixmap = () => Promise.resolve(E.right(samplePixmap)),
  externalUploads = false,
  maxWaiting = 100,
}: TestNodeParts): TestNode => {
  const events: Array<ServiceEvent> = []
  const emit = (event: ServiceEvent): void => void events.push(event)
  const ports = { persistence, bucket, analyser: { analyse, toPixmap }, emit }
  return {
    sessions: createSessions({
      persistence,
      bucket,
      externalUploads,
      toPixmap,
      maxWaiting,
      maxDecoding,
      emit,
    }),
    events,
    work: () =>
      startJobWorker({ queue: persistence.queue, work: analyseSession(ports), max: 4, emit }),
    endExhausted: () => endExhausted(ports),
  }
}
