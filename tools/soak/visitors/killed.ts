import { setTimeout as delay } from 'node:timers/promises'
import { crowd } from '../../simulated-visitors/crowd.js'
import type { Figure } from '../../report/figure.js'
import { none } from '../../report/figure.js'
import { progressOf } from '../../report/progress.js'
import type { ServeProcess } from '../../programs/serve-process.js'
import type { Site } from '../../programs/site.js'
import { withSite } from '../../programs/site.js'
import { roundRobin } from './visitors.js'

/** Milliseconds. */
const killEvery = 10_000

/** Simulates 300 visitors while one of the two nodes is killed every ten seconds and restarted. */
export const killedPart = (): Promise<ReadonlyArray<Figure>> =>
  withSite(async (site) => {
    const nodes = [await site.start('all'), await site.start('all')]
    const stop = new AbortController()
    const killing = killInTurn(site, nodes, stop.signal)
    const { visits } = await crowd(roundRobin(nodes), true, progressOf('visitors, nodes killed'))
    stop.abort()
    const kills = await killing
    const accepted = visits.filter((visit) => visit.accepted)
    return [
      none(
        `lost of ${accepted.length} sessions in ${kills} kills`,
        accepted.filter(({ isAsExpected }) => !isAsExpected).length,
      ),
      none('rejected visitors', visits.length - accepted.length),
      none('photos left after all sessions', site.photos().length),
    ]
  })

const killInTurn = async (
  site: Site,
  nodes: Array<ServeProcess>,
  signal: AbortSignal,
): Promise<number> => {
  for (let kills = 0; ; kills++) {
    const isOver = await delay(killEvery, false, { signal }).catch(() => true)
    if (isOver) return kills
    const victim = kills % nodes.length
    await nodes[victim]?.kill()
    nodes[victim] = await site.start('all')
  }
}
