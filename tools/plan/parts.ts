import type { SizedSite } from './sized-site.js'
import type { Times } from '../queue-model/times.js'
import { decodersOf, loopsOf } from './web-nodes.js'

/** One thing that has an end. */
export interface Part {
  readonly name: string
  /** What of it is used at the peak; more than 1 is more than there is. */
  readonly share: number
  /** What to do where it gives out. */
  readonly remedy: string
}

/** What is so where nobody sets it: of PostgreSQL, less three for its superuser; of a node. */
const maxConnections = 97
const connectionsOfNode = 10
const maxWaiting = 200
const sessionsPerSecond = 60

const bytesOfGigabit = 1e9 / 8

/** The nearest to its limit first. */
export const partsOf = (times: Times, site: SizedSite): ReadonlyArray<Part> => {
  const { demand, rate, webNodes, workers, peak, database, bucket } = site
  const { cores, network } = demand
  const loops = loopsOf(times, { rate, polls: peak.polls })
  const parts: ReadonlyArray<Part> = [
    {
      name: 'threads that analyse',
      share: site.utilisation,
      remedy: 'start a worker',
    },
    {
      name: 'event loops of web nodes',
      share: loops / webNodes,
      remedy: 'start a web node',
    },
    {
      name: 'cores of web nodes',
      share: (loops + decodersOf(times, { rate })) / (webNodes * cores),
      remedy: 'start a web node',
    },
    {
      name: 'cores of the database',
      share: database.cores / cores,
      remedy: 'give PostgreSQL more cores',
    },
    {
      name: 'connections of PostgreSQL',
      share: ((webNodes + workers) * connectionsOfNode) / maxConnections,
      remedy: 'raise max_connections, or put a pooler before it',
    },
    {
      name: 'places in the queue',
      share: peak.longestQueue / maxWaiting,
      remedy: 'raise KAOIRO_MOST_WAITING',
    },
    {
      name: 'new sessions on a node',
      share: rate / (webNodes * sessionsPerSecond),
      remedy: 'raise KAOIRO_SESSIONS_IN_ALL',
    },
    {
      // Half of the traffic goes in, half comes out.
      name: 'network of the bucket',
      share: bucket.bytesASecond / 2 / (network * bytesOfGigabit),
      remedy: 'a faster network, or a bucket of several servers',
    },
  ]
  return [...parts].sort((a, b) => b.share - a.share)
}
