import { setTimeout as delay } from 'node:timers/promises'
import type { AnalysisQueue } from '../ports.js'
import { bell } from '../../concurrency/wake-signal.js'
import type { Tell } from '../model/service-event.js'

/** Milliseconds between two looks into the line: what another node has put in is seen by then. */
const lookEvery = 500

/** Jobs are taken two at a time where there are as many: half the statements. */
const atOnce = 2

export interface WorkPorts {
  readonly queue: AnalysisQueue
  /** One job; rejects where another try may help. */
  readonly work: (id: string) => Promise<void>
  /** How many jobs are taken before one has ended; two at least. */
  readonly max: number
  readonly tell: Tell
}

export interface Worker {
  /** There is something new in line. */
  readonly wake: () => void
  /** Takes no more jobs, and gives back those that have not ended after so many milliseconds. */
  readonly stop: (max: number) => Promise<void>
}

/** Takes jobs out of the line and works on them until it is stopped. */
export const workOff = ({ queue, work, max, tell }: WorkPorts): Worker => {
  // By the promise, not by the id: a job that took too long may be taken again by the same node.
  const underWay = new Map<Promise<void>, string>()
  const { ring, rung } = bell()
  let isStopping = false

  const giveBack = async (id: string): Promise<void> => {
    // It else stays in line as being under way, and is taken again when its time is over.
    await queue.giveBack(id).catch((error: unknown) => {
      tell({ _tag: 'TaskFailed', task: 'giving a job back', error })
    })
  }

  const workOn = async (id: string): Promise<void> => {
    try {
      await work(id)
    } catch (error) {
      tell({ _tag: 'AnalysisBrokeOff', error })
      await giveBack(id)
    }
  }

  const begin = (id: string): void => {
    const job = workOn(id).finally(() => {
      underWay.delete(job)
      ring()
    })
    underWay.set(job, id)
  }

  const look = async (): Promise<void> => {
    const free = max - underWay.size
    if (free >= atOnce) for (const id of await queue.take(free)) begin(id)
  }

  const takeTurns = async (): Promise<void> => {
    while (!isStopping) {
      await look().catch((error: unknown) => {
        tell({ _tag: 'TaskFailed', task: 'taking a job', error })
      })
      await rung(lookEvery)
    }
  }
  const turns = takeTurns()

  return {
    wake: ring,
    stop: async (max) => {
      isStopping = true
      ring()
      await turns
      const time = new AbortController()
      await Promise.race([
        Promise.all(underWay.keys()),
        delay(max, undefined, { signal: time.signal }).catch(() => undefined),
      ])
      time.abort()
      await Promise.all([...underWay.values()].map(giveBack))
    },
  }
}
