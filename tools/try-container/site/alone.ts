import type { Figure } from '../../report/figure.js'
import { throughNode } from '../../visits/visit.js'
import { unlimited } from '../../processes/serve-process.js'
import type { Place } from '../podman/container.js'
import { container, untilReady } from '../podman/container.js'
import { hardeningFigures } from './hardening.js'
import { step } from '../podman/step.js'
import { visitorsFigure } from './visitors.js'

/** Milliseconds: the health check's `--start-period`, and the grace of compose.yaml. */
const maxStart = 30_000
const maxStop = 15_000

const inSeconds = (time: number): string => `${(time / 1_000).toFixed(1)} s`

const timeFigure = (name: string, time: number, max: number): Figure => ({
  name,
  measured: inSeconds(time),
  goal: `< ${inSeconds(max)}`,
  reached: time < max,
})

/** One node with everything in its volume: the first `docker run` of docs/running.md. */
export const alone = async (place: Place, signal: AbortSignal): Promise<ReadonlyArray<Figure>> => {
  const node = await container(place, 'alone', unlimited)
  const ready = await step('one node starts', async () => {
    await node.start()
    return untilReady(node, '/healthz', signal)
  })
  const hardening = await step('what it may do', () => hardeningFigures(node))
  const address = await node.address()
  const count = 14
  const visitors = await step('visitors before it', (told) =>
    visitorsFigure({
      count,
      atOnce: 4,
      next: () => address,
      uploadAddress: throughNode,
      onEnd: (done) => told(`${done} of ${count}`),
    }),
  )
  const { code, time } = await step('it is stopped', () => node.stop())
  return [
    timeFigure('until it answers, its database new', ready, maxStart),
    ...hardening,
    visitors,
    timeFigure('from the request to stop to its end', time, maxStop),
    { name: 'its exit code', measured: String(code), goal: '0', reached: code === 0 },
  ]
}
