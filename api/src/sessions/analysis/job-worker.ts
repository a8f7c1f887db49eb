import { setTimeout as delay } from 'node:timers/promises'
import type { Emit } from '../model/service-event.js'
import type { AnalysisQueue } from '../ports/analysis-queue.js'
import type { Records } from '../ports/persistence.js'

/** Milliseconds between two looks into the queue: what another node has put in is seen by then. */
const pollInterval = 500

/** Jobs are taken two at a time if there are as many: half the statements. */
const minBatch = 2

export interface JobWorkerPorts {
  readonly queue: AnalysisQueue
  /** One job; rejects if another try may help. */
  readonly work: (id: string) => Promise<void>
  /** How many jobs are under way at once; two at least. */
  readonly concurrency: number
  readonly emit: Emit
}

export interface JobWorker {
  /** Has it look into the queue at once: there is a new job. */
  readonly wake: () => void
  /** Takes no more jobs, and requeues those that have not ended after so many milliseconds. */
  readonly stop: (gracePeriod: number) => Promise<void>
}

/** Takes jobs out of the queue and works on them until it is stopped. */
export const startJobWorker = ({ queue, work, concurrency, emit }: JobWorkerPorts): JobWorker => {
  // By the promise, not by the id: a job that took too long may be taken again by the same node.
  const underWay = new Map<Promise<void>, string>()
  const { wake, wait } = wakeSignal()
  let isStopping = false

  const requeue = async (id: string): Promise<void> => {
    // If this fails, the job stays in the queue as under way, and is taken again when its time is over.
    await queue.requeue(id).catch((error: unknown) => {
      emit({ _tag: 'TaskFailed', task: 'giving a job back', error })
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

  const begin = (id: string): void => {
    const job = workOn(id).finally(() => {
      underWay.delete(job)
      wake()
    })
    underWay.set(job, id)
  }

  const takeJobs = async (): Promise<void> => {
    const free = concurrency - underWay.size
    if (free >= minBatch) for (const id of await queue.take(free)) begin(id)
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
      await Promise.all([...underWay.values()].map(requeue))
    },
  }
}

/**
 * Requeues the jobs that were under way when the only node ended. If other nodes may be at work, the jobs'
 * time has to run out instead.
 */
export const requeueActive = async ({ store, queue }: Records): Promise<void> => {
  for (const id of await store.analysing()) await queue.requeue(id)
}

interface WakeSignal {
  readonly wake: () => void
  /** Resolves at the next wake, at once if there was one since the last wait, or after `max` milliseconds. */
  readonly wait: (max: number) => Promise<void>
}

/** Wakes the one who waits; a wake while nobody waits is kept. */
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
