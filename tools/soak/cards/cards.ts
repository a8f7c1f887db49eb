import { setTimeout as delay } from 'node:timers/promises'
import fc from 'fast-check'
import { cardPath, resultPath, resultCode } from '@kaoiro/core/result-code'
import { diagnosisArb } from '@kaoiro/fixtures/arbitraries/diagnosis'
import { withServe } from '../../programs/with-serve.js'
import type { Figure } from '../../report/figure.js'
import { limited } from '../../report/figure.js'
import { quantile } from '../../statistics/quantile.js'

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
    // Warms up: the first card starts the rendering thread.
    await timed(`${node.address}${cardPath('/result/1F7womQ')}`)
    const before = node.memory()
    const stop = new AbortController()
    const polls = pollTimes(`${node.address}/healthz`, stop.signal)
    const cold = await fetchAll(node.address)
    stop.abort()
    const warm = await fetchAll(node.address)
    const bytes = Math.max(...cold.map(({ bytes }) => bytes))
    return [
      p99(`an uncached card, p99 of ${count}`, timesOf(cold), maxCold),
      p99('a cached card, p99', timesOf(warm), maxPoll),
      p99('a health check at the same time, p99', await polls, maxPoll),
      limited('the largest card', bytes / 1000, '<=', maxBytes / 1000, 'kB'),
      limited('growth of memory', node.memory() - before, '<=', maxGrowth, 'MB'),
    ]
  })

interface Answer {
  readonly time: number
  readonly bytes: number
}

const fetchAll = async (address: string): Promise<ReadonlyArray<Answer>> => {
  const answers: Array<Answer> = []
  for (const card of paths) answers.push(await timed(address + card))
  return answers
}

const timed = async (url: string): Promise<Answer> => {
  const start = performance.now()
  const answer = await fetch(url)
  const { byteLength } = await answer.arrayBuffer()
  if (answer.status !== 200) throw new Error(`${url} was answered with ${answer.status}`)
  return { time: performance.now() - start, bytes: byteLength }
}

const pollTimes = async (url: string, signal: AbortSignal): Promise<ReadonlyArray<number>> => {
  const times: Array<number> = []
  while (!signal.aborted) {
    times.push((await timed(url)).time)
    await delay(pollInterval)
  }
  return times
}

const timesOf = (answers: ReadonlyArray<Answer>) => answers.map(({ time }) => time)

const p99 = (name: string, times: ReadonlyArray<number>, max: number): Figure =>
  limited(name, quantile(times, 0.99), '<', max, 'ms')
