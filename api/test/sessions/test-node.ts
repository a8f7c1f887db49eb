import * as E from 'fp-ts/lib/Either.js'
import type { Answer, Reason } from '@kaoiro/core/diagnosis'
import { sampleAnswer } from '@kaoiro/fixtures/services/stub-service'
import type { AnalysisPorts } from '../../src/sessions/analysis/analyse-session.js'
import { analyseSession, endExhausted } from '../../src/sessions/analysis/analyse-session.js'
import type { JobWorker } from '../../src/sessions/analysis/job-worker.js'
import { startJobWorker } from '../../src/sessions/analysis/job-worker.js'
import type { ServiceEvent } from '../../src/sessions/model/service-event.js'
import type { Analyser } from '../../src/sessions/ports/analyser.js'
import type { Persistence } from '../../src/sessions/ports/persistence.js'
import type { PhotoBucket } from '../../src/sessions/ports/photo-bucket.js'
import type { Sessions } from '../../src/sessions/sessions.js'
import { createSessions } from '../../src/sessions/sessions.js'

export interface TestNodeParts {
  readonly persistence: Persistence
  readonly bucket: PhotoBucket
  readonly analyse?: (
    ...given: Parameters<Analyser['analyse']>
  ) => Promise<E.Either<Reason, Answer>>
  /** Called with the colours of each analysed photo: none. */
  readonly count?: AnalysisPorts['count']
  readonly externalUploads?: boolean
  readonly maxWaiting?: number
}

export interface TestNode {
  readonly sessions: Sessions
  readonly events: ReadonlyArray<ServiceEvent>
  /** Starts to process jobs, up to four at once. */
  readonly work: () => JobWorker
  readonly endExhausted: () => Promise<void>
}

const defaults = {
  analyse: (): Promise<E.Either<Reason, Answer>> => Promise.resolve(E.right(sampleAnswer)),
  count: () => undefined,
  externalUploads: false,
  maxWaiting: 100,
}

/** A node without HTTP. By default every analysis succeeds at once. */
export const testNode = (parts: TestNodeParts): TestNode => {
  const events: Array<ServiceEvent> = []
  const emit = (event: ServiceEvent): void => void events.push(event)
  const ports = { ...defaults, ...parts, emit }
  const withColours = E.map((answer: Answer) => ({ answer, colours: {} }))
  const analyse: Analyser['analyse'] = async (...given) =>
    withColours(await ports.analyse(...given))
  const analysis = { ...ports, analyser: { analyse } }
  return {
    sessions: createSessions(ports),
    events,
    work: () =>
      startJobWorker({
        queue: parts.persistence.queue,
        work: analyseSession(analysis),
        concurrency: 4,
        emit,
      }),
    endExhausted: () => endExhausted(analysis),
  }
}
