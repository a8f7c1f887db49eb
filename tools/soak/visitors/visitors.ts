import type { Answered } from '../../simulated-visitors/calls.js'
import { createSession } from '../../simulated-visitors/calls.js'
import type { Crowd } from '../../simulated-visitors/crowd.js'
import { crowd, watchPolls } from '../../simulated-visitors/crowd.js'
import type { Figure } from '../../report/figure.js'
import { allOf, limited, none } from '../../report/figure.js'
import { progressOf } from '../../report/progress.js'
import type { ServeProcess } from '../../programs/serve-process.js'
import type { Site } from '../../programs/site.js'
import { withSite } from '../../programs/site.js'
import { quantile } from '../../statistics/quantile.js'
import type { NextAddress } from '../../simulated-visitors/visit.js'

/** Milliseconds. */
const maxPollTime = 50

/** Counts 5xx responses, except for a 503 with `Retry-After`. */
export const unexpectedErrors = (answers: ReadonlyArray<Answered>): number =>
  answers.filter(
    ({ status, retryAfter }) => status >= 500 && !(status === 503 && retryAfter !== null),
  ).length

/** Returns the addresses of the nodes in turn. */
export const roundRobin = (nodes: ReadonlyArray<ServeProcess>): NextAddress => {
  let turn = 0
  return () => nodes[turn++ % nodes.length]?.address ?? ''
}

/** Simulates 300 visitors, who use two nodes on one PostgreSQL. */
export const visitorsPart = (): Promise<ReadonlyArray<Figure>> =>
  withSite(async (site) => {
    const nodes = [await site.start('all'), await site.start('all')]
    const next = roundRobin(nodes)
    const [seen, watched] = await crowdWatched(next)
    return [...crowdFigures(seen, site), pollFigure([...seen.answers.filter(isPoll), ...watched])]
  })

const isPoll = ({ call }: Answered): boolean => call === 'poll'

const crowdWatched = async (
  next: NextAddress,
): Promise<readonly [Crowd, ReadonlyArray<Answered>]> => {
  const { id } = await createSession(next())
  const seen = crowd(next, false, progressOf('visitors'))
  return Promise.all([seen, watchPolls(next, id, seen)])
}

const crowdFigures = ({ visits, answers, broken }: Crowd, site: Site): ReadonlyArray<Figure> => [
  allOf(
    'sessions with the expected result',
    visits.filter(({ isAsExpected }) => isAsExpected).length,
    visits.length,
  ),
  none('5xx except for 503 with retry-after', unexpectedErrors(answers)),
  none('interrupted visits', broken),
  none('photos left after all sessions', site.photos().length),
]

const pollFigure = (polls: ReadonlyArray<Answered>): Figure => {
  const p99 = quantile(
    polls.map(({ time }) => time),
    0.99,
  )
  const name = `p99 of ${polls.length} polls while analyses run`
  return limited(name, p99, '<', maxPollTime, 'ms', 1)
}
