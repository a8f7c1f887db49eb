import { setTimeout as delay } from 'node:timers/promises'
import { SpanKind } from '@opentelemetry/api'
import { traced } from '../../concurrency/trace.js'
import { repeat } from '../../concurrency/timers.js'
import type { Emit } from '../model/service-event.js'
import type { AnalysisQueue, Job, Records } from '../ports/persistence.js'

/** Milliseconds between two polls of the queue, for jobs that other nodes have added. */
const pollInterval = 500

/** Milliseconds between two renewals of active jobs: four fit into the 20 s of a job. */
export const renewalInterval = 5_000

/** Minimum number of jobs taken at a time: two halve the number of SQL statements. */
const minBatch = 2

export interface JobWorkerPorts {
  readonly queue: AnalysisQueue
  /** Processes a job. Rejects if another try may help. */
  readonly work: (id: string) => Promise<void>
  /** Maximum concurrent jobs; at least two. */
  readonly concurrency: number
  readonly emit: Emit
}

export interface JobWorker {
  /** Polls the queue at once. */
  readonly wake: () => void
  /** Stops taking jobs, and requeues those that do not finish within the grace period in milliseconds. */
  readonly stop: (gracePeriod: number) => Promise<void>
}

/** Processes jobs from the queue until it is stopped. */
export function startJobWorker({ queue, work, concurrency, emit }: JobWorkerPorts): JobWorker {
  // Keyed by promise, not by id: the same node may take a job again that took too long.
  const underWay = new Map<Promise<void>, string>()
  const { wake, wait } = wakeSignal()
  let isStopping = false

  const requeue = async (id: string): Promise<void> => {
    // If this fails, the job is retried once its time has run out.
    await queue.requeue(id).catch((error: unknown) => {
      emit({ _tag: 'TaskFailed', task: 'requeueing a job', error })
    })
  }

  const workOn = async (id: string): Promise<void> => {
    try {
      await work(id)
    } catch (error) {
      emit({ _tag: 'AnalysisBrokeOff', error })
      await requeue(id)
    }
  }

  const begin = ({ id, trace }: Job): void => {
    const job = traced('analysis', SpanKind.CONSUMER, trace, (span) =>
      workOn(id).finally(() => span.end()),
    ).finally(() => {
      underWay.delete(job)
      wake()
    })
    underWay.set(job, id)
  }

  const takeJobs = async (): Promise<void> => {
    const free = concurrency - underWay.size
    if (free >= minBatch) for (const job of await queue.take(free)) begin(job)
  }

  const run = async (): Promise<void> => {
    while (!isStopping) {
      await takeJobs().catch((error: unknown) => {
        emit({ _tag: 'TaskFailed', task: 'taking a job', error })
      })
      await wait(pollInterval)
    }
  }
  const running = run()

  /** On a busy machine, a job may take longer than the time after which its node counts as dead. */
  const renewJobs = async (): Promise<void> => {
    if (underWay.size > 0) await queue.renew([...underWay.values()])
  }
  const stopRenewing = repeat(renewalInterval, () =>
    renewJobs().catch((error: unknown) => {
      emit({ _tag: 'TaskFailed', task: 'renewing jobs', error })
    }),
  )

  return {
    wake,
    stop: async (gracePeriod) => {
      isStopping = true
      wake()
      await running
      const time = new AbortController()
      await Promise.race([
        Promise.all(underWay.keys()),
        delay(gracePeriod, undefined, { signal: time.signal }).catch(() => undefined),
      ])
      time.abort()
      await stopRenewing()
      await Promise.all([...underWay.values()].map(requeue))
    },
  }
}

/**
 * Requeues the jobs that were active when the only node stopped. With several nodes, active jobs may belong to another
 * node, so they are retried only once their time has run out.
 */
export async function requeueActive({ store, queue }: Records): Promise<void> {
  for (const id of await store.analysing()) await queue.requeue(id)
}

interface WakeSignal {
  readonly wake: () => void
  /** Resolves at the next `wake` or after `max` milliseconds; at once if `wake` was called since the last wait. */
  readonly wait: (max: number) => Promise<void>
}

/** `wake` resumes the waiting caller. Without one, the next `wait` resolves at once. */
const wakeSignal = (): WakeSignal => {
  let isPending = false
  let resume: () => void = () => undefined
  return {
    wake: () => {
      isPending = true
      resume()
    },
    wait: (max) =>
      new Promise((resolve) => {
        const timer = setTimeout(() => resume(), max)
        resume = () => {
          clearTimeout(timer)
          resume = () => undefined
          isPending = false
          resolve()
        }
        if (isPending) resume()
      }),
  }
}
