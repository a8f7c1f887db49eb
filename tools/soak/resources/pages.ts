import { readFileSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { sample } from 'fast-check'
import { resultPath, resultCode } from '@kaoiro/core/result-code'
import { diagnosisArb } from '@kaoiro/fixtures/arbitraries/diagnosis'
import { inParallel } from '../../programs/in-parallel.js'
import type { ServeProcess } from '../../programs/serve-process.js'
import { withServe } from '../../programs/with-serve.js'
import type { Figure } from '../../report/figure.js'
import { growth, limited } from '../../report/figure.js'
import { progressOf } from '../../report/progress-line.js'
import { quantile } from '../../statistics/quantile.js'

/** Number of pages after which the code is compiled and the memory no longer grows. */
const warmUp = 3_000
const pages = 10_000
const atOnce = 4
/** Milliseconds between two polls while pages are opened. */
const pollInterval = 50

/** Pages per second of CPU time. */
const minRate = 500
/** Milliseconds. */
const maxWait = 30

/** Measures result pages. Each page is opened for the first time, so that it has to be rendered. */
export const pagesPart = (): Promise<ReadonlyArray<Figure>> =>
  withServe({}, async (node) => {
    await open(node, codes(warmUp, 1))
    const [memory, cpu] = [node.memory(), cpuSeconds(node)]
    const polls = pollUntilStopped(node)
    const waits = await open(node, codes(pages, 2))
    const pollWaits = await polls.stop()
    const rate = pages / (cpuSeconds(node) - cpu)
    return [
      limited('result pages per second of one core', rate, '>=', minRate),
      p99(`a page, p99, ${atOnce} at once`, waits),
      p99('a poll at the same time, p99', pollWaits),
      growth(`after ${warmUp} pages; after ${pages} more`, memory, node.memory()),
    ]
  })

const p99 = (name: string, waits: ReadonlyArray<number>): Figure =>
  limited(name, quantile(waits, 0.99), '<', maxWait, 'ms', 1)

const codes = (count: number, seed: number): ReadonlyArray<string> =>
  sample(diagnosisArb, { numRuns: count, seed }).map(resultCode.encode)

/** Opens the pages of these codes; returns the milliseconds that each took. */
const open = async (
  node: ServeProcess,
  codes: ReadonlyArray<string>,
): Promise<ReadonlyArray<number>> => {
  const progress = progressOf('result pages')
  const agent = new Agent({ keepAlive: true })
  const waits = await inParallel(
    codes,
    atOnce,
    async (code) => {
      const { status, wait } = await fetchWith(agent, node.address + resultPath(code))
      if (status !== 200) throw new Error(`a result page was answered with status ${status}`)
      return wait
    },
    progress,
  )
  agent.destroy()
  return waits
}

interface Answer {
  readonly status: number
  readonly wait: number
}

const fetchWith = (agent: Agent, url: string): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const start = performance.now()
    const headers = { accept: 'text/html', 'accept-encoding': 'br' }
    get(url, { agent, headers }, (answer) => {
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, wait: performance.now() - start }),
      )
      answer.resume()
    }).on('error', reject)
  })

/** Polls a session that does not exist, which needs a database query like any other poll. */
const pollUntilStopped = (node: ServeProcess) => {
  const agent = new Agent({ keepAlive: true })
  const waits: Array<Promise<number>> = []
  const timer = setInterval(() => {
    const answer = fetchWith(agent, `${node.address}/v1/sessions/${'0'.repeat(22)}`)
    waits.push(answer.then(({ wait }) => wait))
  }, pollInterval)
  return {
    stop: async () => {
      clearInterval(timer)
      const all = await Promise.all(waits)
      agent.destroy()
      return all
    },
  }
}

/** CPU time of all threads of a process. Linux counts it in hundredths of a second. */
const cpuSeconds = ({ pid }: ServeProcess): number => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ')
  return (Number(fields[11]) + Number(fields[12])) / 100
}
