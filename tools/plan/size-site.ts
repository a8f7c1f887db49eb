import { quantile } from '../statistics/quantile.js'
import { namedStream } from '../statistics/random.js'
import { arrivals, simulate } from './simulate.js'
import type { Times } from './times.js'

export interface Demand {
  readonly visitorsPerDay: number
  /** Rate of the peak hour divided by the mean rate of the day. */
  readonly peak: number
  /** Longest acceptable wait of 99 % of the visitors at the peak, in seconds. */
  readonly wait: number
  /** Cores of each node and of the database. */
  readonly cores: number
  /** Network of the bucket, in gigabits per second each way. */
  readonly network: number
  /** Analysis threads; `undefined` for as many as the wait requires. */
  readonly threads: number | undefined
  readonly seed: number
}

/** A resource and the share of it that is used at the peak; above 1 it is overloaded. */
interface Resource {
  readonly name: string
  readonly share: number
  /** What to do if it is the bottleneck. */
  readonly remedy: string
}

export interface Site {
  readonly demand: Demand
  /** Visits per second at the peak. */
  readonly rate: number
  readonly threads: number
  readonly workers: number
  readonly webNodes: number
  /** Waits in seconds at the peak. */
  readonly p50: number
  readonly p99: number
  readonly longestQueue: number
  /** Transactions per second and busy cores at the peak; bytes of the sessions of 24 hours. */
  readonly database: {
    readonly transactions: number
    readonly cores: number
    readonly bytes: number
  }
  readonly bucket: { readonly bytesPerDay: number; readonly bytesPerSecond: number }
  /** The bottleneck first. */
  readonly resources: ReadonlyArray<Resource>
}

/** Keeps 200 visits above the 99th percentile. */
const minVisits = 20_000
const secondsPerHour = 3_600
const secondsPerDay = 86_400

/** Simulates the peak hour; `undefined` if the queue would grow without end. Each seed gives the same arrivals. */
const simulatePeak = (
  times: Times,
  rate: number,
  threads: { readonly decode: number; readonly analysis: number },
  seed: number,
) => {
  const isOverloaded =
    rate * times.photo.analysis >= threads.analysis * 1_000 ||
    rate * times.photo.decode >= threads.decode * 1_000
  if (isOverloaded) return undefined
  const count = Math.max(minVisits, Math.round(rate * secondsPerHour))
  const starts = arrivals(namedStream(`arrivals ${seed}`), rate, count)
  const { waits, longestQueue } = simulate(times, threads, starts, 0, namedStream(`looks ${seed}`))
  const percentile = (share: number) => quantile(waits, share) / 1_000
  return { p50: percentile(0.5), p99: percentile(0.99), longestQueue }
}

/** With this many threads more than the mean load needs, nobody waits for a thread. */
const maxSpareThreads = 20

/** At 70 % a request waits 2.3 times its service time (M/M/1: ρ / (1 - ρ)), at 90 % nine times. */
const maxShare = 0.7

/** Defaults of PostgreSQL, without its three connections for superusers, and of a node. */
const maxConnections = 97
const connectionsPerNode = 10
const maxWaiting = 200
const sessionsPerSecond = 60
const bytesPerGigabit = 1e9 / 8

/** Returns the smallest site for the demand; `undefined` if no number of threads, or not the given one, is enough. */
export const sizeSite = (times: Times, demand: Demand): Site | undefined => {
  const { visitorsPerDay, cores, network, seed } = demand
  const rate = (visitorsPerDay / secondsPerDay) * demand.peak
  const busy = (milliseconds: number): number => (rate * milliseconds) / 1_000
  const loops = busy(times.webCpu)
  const webCores = loops + busy(times.photo.decode)
  const webNodes = Math.max(
    1,
    Math.ceil(loops / maxShare),
    Math.ceil(webCores / (maxShare * cores)),
  )
  const peakWith = (analysis: number) =>
    simulatePeak(times, rate, { decode: webNodes * cores, analysis }, seed)
  const enough = (): number | undefined => {
    const min = Math.ceil(busy(times.photo.analysis))
    for (let threads = min; threads <= min + maxSpareThreads; threads++)
      if ((peakWith(threads)?.p99 ?? Infinity) <= demand.wait) return threads
    return undefined
  }
  const threads = demand.threads ?? enough()
  const peak = threads === undefined ? undefined : peakWith(threads)
  if (threads === undefined || peak === undefined) return undefined
  const workers = Math.ceil(threads / cores)
  const nodes = webNodes + workers
  // Both the photo and its pixels are written and read once.
  const bytesPerVisit = 2 * (times.bytes.photo + times.bytes.pixmap)
  const databaseCores = busy(times.database.cpu)
  const resource = (name: string, share: number, remedy: string): Resource => ({
    name,
    share,
    remedy,
  })
  const resources = [
    resource('analysis threads', busy(times.photo.analysis) / threads, 'start a worker'),
    resource('event loops of web nodes', loops / webNodes, 'start a web node'),
    resource('cores of web nodes', webCores / (webNodes * cores), 'start a web node'),
    resource('cores of the database', databaseCores / cores, 'give PostgreSQL more cores'),
    resource(
      'connections of PostgreSQL',
      (nodes * connectionsPerNode) / maxConnections,
      'raise max_connections, or use a connection pooler',
    ),
    resource('places in the queue', peak.longestQueue / maxWaiting, 'raise KAOIRO_MOST_WAITING'),
    resource(
      'new sessions per node',
      rate / (webNodes * sessionsPerSecond),
      'raise KAOIRO_SESSIONS_IN_ALL',
    ),
    resource(
      'network of the bucket',
      (rate * bytesPerVisit) / 2 / (network * bytesPerGigabit),
      'use a faster network, or a bucket on several servers',
    ),
  ]
  return {
    ...{ demand, rate, threads, workers, webNodes, ...peak },
    database: {
      transactions: rate * times.database.transactions + nodes * times.database.idleTransactions,
      cores: databaseCores,
      bytes: visitorsPerDay * times.database.rowBytes,
    },
    bucket: {
      bytesPerDay: visitorsPerDay * bytesPerVisit,
      bytesPerSecond: rate * bytesPerVisit,
    },
    resources: resources.sort((a, b) => b.share - a.share),
  }
}
