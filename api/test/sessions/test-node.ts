import * as E from 'fp-ts/lib/Either.js'
import type { AnalysisResult } from '@kaoiro/core/session/wire'
import { sampleResult } from '@kaoiro/fixtures/stub-service'
import { pixmapOf } from '../../src/sessions/photos/pixmap.js'
import type { Analyser, Persistence, PhotoBucket } from '../../src/sessions/ports.js'
import { analyseSession, endGivenUp } from '../../src/sessions/analysis/analyse-session.js'
import type { ServiceEvent } from '../../src/sessions/model/service-event.js'
import type { Sessions } from '../../src/sessions/sessions.js'
import { sessionsOver } from '../../src/sessions/sessions.js'
import type { Worker } from '../../src/sessions/analysis/job-worker.js'
import { workOff } from '../../src/sessions/analysis/job-worker.js'

export interface TestNodeParts {
  readonly persistence: Persistence
  readonly bucket: PhotoBucket
  readonly analyse?: Analyser['analyse']
  readonly toPixmap?: Analyser['toPixmap']
  readonly uploadsElsewhere?: boolean
  readonly maxWaiting?: number
}

export interface TestNode {
  readonly sessions: Sessions
  readonly events: ReadonlyArray<ServiceEvent>
  /** Starts to take jobs; four at once. */
  readonly work: () => Worker
  readonly endGivenUp: () => Promise<void>
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
  uploadsElsewhere = false,
  maxWaiting = 100,
}: TestNodeParts): TestNode => {
  const events: Array<ServiceEvent> = []
  const tell = (event: ServiceEvent): void => void events.push(event)
  const ports = { persistence, bucket, analyser: { analyse, toPixmap }, tell }
  return {
    sessions: sessionsOver({
      persistence,
      bucket,
      uploadsElsewhere,
      toPixmap,
      maxWaiting,
      maxDecoding,
      tell,
    }),
    events,
    work: () => workOff({ queue: persistence.queue, work: analyseSession(ports), max: 4, tell }),
    endGivenUp: () => endGivenUp(ports),
  }
}
