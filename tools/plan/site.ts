import { quantile } from '../statistics/quantile.js'
import { namedStream } from '../statistics/random.js'
import { arrivals, simulate } from './simulate.js'
import type { Times } from './times.js'

/** Rate of the peak hour divided by the mean rate of the day: a quarter of the day's visitors in one hour. */
const peak = 6
/** Longest acceptable wait of 99 % of the visitors at the peak, in seconds; the first poll comes after 3 s. */
export const maxWait = 10
/** Cores of each node and of the database. */
const cores = 2
/** Transactions per second of a node without visitors. */
export const idleTransactions = 4.1
/** Size of a session in the database, including indexes and dead rows. */
const sessionBytes = 2_100
/** A photo of about 40 kB is written to the bucket once and read twice: when its analysis is requested, and by the worker. */
const photoBytes = 40_000
const bucketBytes = 3 * photoBytes

/** A site that is large enough, as text. */
export interface Site {
  readonly rows: ReadonlyArray<readonly [name: string, value: string]>
  /** Share of each resource used at the peak, and what to do if it exceeds 1; the bottleneck first. */
  readonly resources: ReadonlyArray<readonly [name: string, share: number, remedy: string]>
}

/** At least two significant digits. */
const rounded = (number: number): string =>
  number >= 10 ? Math.round(number).toLocaleString('en') : number.toFixed(1)

const percent = (share: number): string => `${Math.round(share * 100)} %`

const size = (bytes: number): string =>
  bytes < 1e9 ? `${rounded(bytes / 1e6)} MB` : `${rounded(bytes / 1e9)} GB`

/** Minimum number of simulated visits, so that 200 are above the 99th percentile. */
const minVisits = 20_000

/** Simulates the peak hour, or returns undefined if visitors would wait too long. */
const simulatePeak = (times: Times, rate: number, threads: number) => {
  if (rate * times.analysis >= threads * 1_000) return undefined
  const count = Math.max(minVisits, Math.round(rate * 3_600))
  const starts = arrivals(namedStream('arrivals'), rate, count)
  const { waits, longestQueue } = simulate(times, threads, starts, 0, namedStream('looks'))
  const [p50, p99] = [quantile(waits, 0.5) / 1_000, quantile(waits, 0.99) / 1_000]
  return p99 > maxWait ? undefined : { p50, p99, longestQueue }
}

/** How many threads to try beyond the minimum for the mean load. With that many extra, nobody waits for a thread. */
const maxSpareThreads = 20

/** Of a web node. At 70 %, a request waits 2.3 times its service time (M/M/1: ρ / (1 - ρ)), at 90 % nine times. */
const maxShare = 0.7

/** Default limits: connections of PostgreSQL without the three for superusers, and settings of a node. */
const maxConnections = 97
const connectionsPerNode = 10
const maxWaiting = 200
const sessionsPerSecond = 60
/** A gigabit per second in each direction. */
const bucketBytesPerSecond = 1e9 / 8

/** Returns the smallest site for the visitors, or undefined if the analysis alone takes too long. */
export const sizeSite = (times: Times, visitorsPerDay: number): Site | undefined => {
  const rate = (visitorsPerDay / 86_400) * peak
  const busy = (milliseconds: number): number => (rate * milliseconds) / 1_000
  const eventLoops = busy(times.webCpu)
  const webNodes = Math.ceil(eventLoops / maxShare)
  const databaseCores = busy(times.databaseCpu)
  const minThreads = Math.ceil(busy(times.analysis))
  for (let threads = minThreads; threads <= minThreads + maxSpareThreads; threads++) {
    const simulated = simulatePeak(times, rate, threads)
    if (simulated === undefined) continue
    const { p50, p99, longestQueue } = simulated
    const workers = Math.ceil(threads / cores)
    const nodes = webNodes + workers
    const connections = (nodes * connectionsPerNode) / maxConnections
    const network = (rate * 2 * photoBytes) / bucketBytesPerSecond
    const resources: Site['resources'] = [
      ['analysis threads', busy(times.analysis) / threads, 'start a worker'],
      ['event loops of web nodes', eventLoops / webNodes, 'start a web node'],
      ['cores of the database', databaseCores / cores, 'give PostgreSQL more cores'],
      ['connections of PostgreSQL', connections, 'raise max_connections, or use a pooler'],
      ['places in the queue', longestQueue / maxWaiting, 'raise KAOIRO_MOST_WAITING'],
      ['new sessions', rate / (webNodes * sessionsPerSecond), 'raise KAOIRO_SESSIONS_IN_ALL'],
      ['network of the bucket', network, 'use a faster network, or several servers'],
    ]
    const transactions = rate * times.transactions + nodes * idleTransactions
    const rows: Site['rows'] = [
      ['visitors per day', visitorsPerDay.toLocaleString('en')],
      ['visits per second at the peak', rounded(rate)],
      ['web nodes', String(webNodes)],
      ['workers (threads)', `${workers} (${threads})`],
      ['wait at the peak, p50 and p99', `${p50.toFixed(1)} and ${p99.toFixed(1)} s`],
      ['longest queue', String(longestQueue)],
      ['database: transactions per second', rounded(transactions)],
      ['database: busy cores', databaseCores.toFixed(2)],
      ['database: sessions of 24 h', size(visitorsPerDay * sessionBytes)],
      ['bucket: traffic per day', size(visitorsPerDay * bucketBytes)],
      ['bucket: traffic at the peak', `${size(rate * bucketBytes)}/s`],
    ]
    return { rows, resources: [...resources].sort(([, a], [, b]) => b - a) }
  }
  return undefined
}

/** Formats a site in lines of at most 80 columns. */
export const reportOf = ({ rows, resources }: Site): string =>
  [
    ...rows.map(([name, value]) => `${name.padEnd(34)} ${value}`),
    'utilisation at the peak, the bottleneck first; what to do above 100 %:',
    ...resources.map(
      ([name, share, remedy]) => `  ${name.padEnd(26)}${percent(share).padStart(6)}  ${remedy}`,
    ),
  ].join('\n')

/** Formats sites as a Markdown table with one column for each. */
export const tableOf = (sites: ReadonlyArray<Site>): string => {
  const columns = sites.map(({ rows, resources: [first] }) => [
    ...rows,
    ['bottleneck', first === undefined ? '' : `${first[0]} (${percent(first[1])})`] as const,
  ])
  const [heading = '', ...lines] = (columns[0] ?? []).map(
    ([name], row) => `| ${[name, ...columns.map((column) => column[row]?.[1])].join(' | ')} |`,
  )
  return [heading, `|${' --- |'.repeat(sites.length + 1)}`, ...lines].join('\n')
}
