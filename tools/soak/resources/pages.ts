import { readFileSync } from 'node:fs'
import { sample } from 'fast-check'
import { resultPath, resultCode } from '@kaoiro/core/result-code'
import { diagnosisArb } from '@kaoiro/fixtures/arbitraries/diagnosis'
import { inParallel } from '../../programs/in-parallel.js'
import type { ServeProcess } from '../../programs/serve-process.js'
import { withServe } from '../../programs/serve-process.js'
import type { Figure } from '../../report/figure.js'
import { growth, limited } from '../../report/figure.js'
import { progressOf } from '../../report/progress.js'
import type { Answer } from '../costly/ask.js'
import { clientFrom, p99, repeat } from '../costly/ask.js'

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
    // Polls a session that does not exist, which needs a database query like any other poll.
    const poller = clientFrom('127.0.0.1', node.address, atOnce)
    const path = `/v1/sessions/${'0'.repeat(22)}`
    const polls = repeat(pollInterval, () => poller.ask({ path }))
    const opened = await open(node, codes(pages, 2))
    const polled = await polls.stop()
    poller.close()
    const rate = pages / (cpuSeconds(node) - cpu)
    return [
      limited('result pages per second of one core', rate, '>=', minRate),
      waitFigure(`a page, p99, ${atOnce} at once`, opened),
      waitFigure('a poll at the same time, p99', polled),
      growth(`after ${warmUp} pages; after ${pages} more`, memory, node.memory()),
    ]
  })

const waitFigure = (name: string, answers: ReadonlyArray<Answer>): Figure =>
  limited(name, p99(answers), '<', maxWait, 'ms', 1)

const codes = (count: number, seed: number): ReadonlyArray<string> =>
  sample(diagnosisArb, { numRuns: count, seed }).map(resultCode.encode)

/** Opens the pages of these codes. */
const open = async (
  node: ServeProcess,
  codes: ReadonlyArray<string>,
): Promise<ReadonlyArray<Answer>> => {
  const { ask, close } = clientFrom('127.0.0.1', node.address, atOnce)
  const progress = progressOf('result pages')
  const one = (code: string) => ask({ path: resultPath(code) })
  const answers = await inParallel(codes, atOnce, one, progress)
  close()
  const refused = answers.filter(({ status }) => status !== 200).length
  if (refused > 0) throw new Error(`${refused} result pages were not answered with 200`)
  return answers
}

/** CPU time of all threads of a process. Linux counts it in hundredths of a second. */
const cpuSeconds = ({ pid }: ServeProcess): number => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ')
  return (Number(fields[11]) + Number(fields[12])) / 100
}
