import type { Peak, Site } from './peak.js'
import { analysisShare, peakOf } from './peak.js'
import type { Times } from '../queue-model/times.js'

/** Threads that analyse, and the peak hour with them. */
export interface Enough {
  readonly threads: number
  readonly peak: Peak
}

/**
 * A queue that is worked off at all is soon short: with a few threads more than the visits' work, waits are those of
 * an empty site. Where even these are too long, no number of threads helps.
 */
const maxSpare = 20

/** The smallest number of threads with which 99 % wait no longer than so many seconds. */
export const enoughThreads = (
  times: Times,
  site: Omit<Site, 'analysisThreads'>,
  maxWait: number,
  seed: number,
): Enough | undefined => {
  const min = Math.ceil(analysisShare(times, site.rate, 1))
  for (let threads = Math.max(1, min); threads <= min + maxSpare; threads++) {
    const peak = peakOf(times, { ...site, analysisThreads: threads }, seed)
    if (peak !== undefined && peak.waits.p99 <= maxWait) return { threads, peak }
  }
  return undefined
}
