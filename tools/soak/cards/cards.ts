import fc from 'fast-check'
import { cardPath, resultPath, resultCode } from '@kaoiro/core/result-code'
import { diagnosisArb } from '@kaoiro/fixtures/arbitraries/diagnosis'
import { withServe } from '../../programs/serve-process.js'
import type { Figure } from '../../report/figure.js'
import { limited, none } from '../../report/figure.js'
import { inParallel } from '../../programs/in-parallel.js'
import { clientFrom, p99, repeat } from '../costly/ask.js'

const count = 300

/** Milliseconds. */
const maxCold = 150
const maxPoll = 100
const pollInterval = 20

/** Maximum number of bytes that messengers load for a preview. */
const maxBytes = 120_000

/** Megabytes for the cached cards and for drawing them. */
const maxGrowth = 160

const paths: ReadonlyArray<string> = fc
  .sample(diagnosisArb, { numRuns: count, seed: 1 })
  .map(
    (diagnosis, at) =>
      `${cardPath(resultPath(resultCode.encode(diagnosis)))}${at % 2 ? '?lang=en' : ''}`,
  )

/** Measures preview images of results: uncached, cached, and their effect on a client that polls. */
export const cardsPart = (): Promise<ReadonlyArray<Figure>> =>
  withServe({ KAOIRO_THREADS: '1' }, async (node) => {
    const { ask, close } = clientFrom('127.0.0.1', node.address, 2)
    const fetchAll = () => inParallel(paths, 1, (path) => ask({ path }))
    // Warms up: the first card starts the rendering thread.
    await ask({ path: cardPath('/result/1F7womQ') })
    const before = node.memory()
    const polls = repeat(pollInterval, () => ask({ path: '/healthz' }))
    const cold = await fetchAll()
    const polled = await polls.stop()
    const warm = await fetchAll()
    close()
    const bytes = Math.max(...cold.map((card) => card.bytes))
    return [
      none(
        'not answered with a card',
        [...cold, ...warm].filter((one) => one.status !== 200).length,
      ),
      limited(`an uncached card, p99 of ${count}`, p99(cold), '<', maxCold, 'ms'),
      limited('a cached card, p99', p99(warm), '<', maxPoll, 'ms'),
      limited('a health check at the same time, p99', p99(polled), '<', maxPoll, 'ms'),
      limited('the largest card', bytes / 1000, '<=', maxBytes / 1000, 'kB'),
      limited('growth of memory', node.memory() - before, '<=', maxGrowth, 'MB'),
    ]
  })
