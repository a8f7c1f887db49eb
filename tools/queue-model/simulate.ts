import type { Random } from '../statistics/random.js'
import { waitUntilSeen } from './wait-until-seen.js'
import { station } from './station.js'
import { timeline } from './timeline.js'

/** What one photo takes a thread, in milliseconds. */
export interface Service {
  readonly decode: number
  readonly analysis: number
}

/** A site, as far as visitors wait for it. Times in milliseconds. */
export interface System {
  /** Of all nodes that answer requests. */
  readonly decodeThreads: number
  /** Of all nodes that analyse. */
  readonly analysisThreads: number
  /** Until session and upload are answered. */
  readonly arrive: number
  /** What the request takes beside decoding. */
  readonly request: number
  /** Until a poll is answered. */
  readonly poll: number
  /** The longest until a worker looks into the queue. */
  readonly look: number
}

/** Who comes when. */
export interface Crowd {
  /** Milliseconds, ascending. */
  readonly starts: ReadonlyArray<number>
  /** So many more, each at the moment at which another one has its answer. */
  readonly followers: number
}

/** One visit. Milliseconds from the start of the run. */
interface Visit {
  readonly start: number
  /** The analysis is accepted, and polling begins. */
  readonly accepted: number
  /** The analysis has ended. */
  readonly ended: number
  /** The first poll after that is answered. */
  readonly seen: number
  readonly polls: number
}

export interface Simulated {
  /** In the order in which they ended. */
  readonly visits: ReadonlyArray<Visit>
  /** The most that waited for an analysis at once. */
  readonly longestQueue: number
}

/**
 * Discrete events: visitors come, their photos are decoded on a web node, wait for a worker and are analysed, all
 * first come, first served. The service's priorities are left out: they differ only where one address has several
 * sessions waiting. A visit's draws are its own, whatever the number of threads.
 */
export const simulate = (
  system: System,
  { starts, followers }: Crowd,
  draw: () => Service,
  random: Random,
): Simulated => {
  const line = timeline()
  const decoding = station(line, system.decodeThreads)
  const analysing = station(line, system.analysisThreads)
  const visits: Array<Visit> = []
  let toFollow = followers

  const come = (start: number): void => {
    const { decode, analysis } = draw()
    const look = random() * system.look
    const end = (accepted: number, ended: number): void => {
      const { wait, polls } = waitUntilSeen(ended - accepted, system.poll)
      const seen = accepted + wait
      visits.push({ start, accepted, ended, seen, polls })
      if (toFollow-- > 0) line.at(seen, come)
    }
    const accept = (accepted: number): void =>
      line.at(accepted + look, (now) =>
        analysing.enter(now, analysis, (ended) => end(accepted, ended)),
      )
    line.at(start + system.arrive, (now) =>
      decoding.enter(now, decode, (decoded) => line.at(decoded + system.request, accept)),
    )
  }

  /** One after the other, so that few are pending at once. */
  const comeFrom = (index: number): void => {
    const start = starts[index]
    if (start === undefined) return
    line.at(start, (now) => {
      come(now)
      comeFrom(index + 1)
    })
  }

  comeFrom(0)
  line.run()
  return { visits, longestQueue: analysing.longestQueue() }
}
