import type { Peak } from './peak.js'

/** What is asked. */
export interface Demand {
  readonly visitorsPerDay: number
  /** The peak hour's rate over the day's mean. */
  readonly peak: number
  /** Seconds that 99 % may wait at the peak. */
  readonly wait: number
  /** Of each node, the database's among them. */
  readonly cores: number
  /** Gigabits a second, each way, between nodes and bucket. */
  readonly network: number
  /** Threads that analyse; left out, as many as the wait needs. */
  readonly threads: number | undefined
  readonly seed: number
}

/** A site that carries the demand, and how much each part of it has to do. */
export interface SizedSite {
  readonly demand: Demand
  /** Visits a second at the peak. */
  readonly rate: number
  readonly threads: number
  readonly workers: number
  readonly webNodes: number
  /** Of the threads that analyse, at the peak. */
  readonly utilisation: number
  readonly peak: Peak
  readonly database: {
    /** A second, at the peak. */
    readonly transactions: number
    /** At work, at the peak. */
    readonly cores: number
    /** Sessions of 24 h. */
    readonly bytes: number
  }
  /** In and out together. */
  readonly bucket: { readonly bytesADay: number; readonly bytesASecond: number }
}
