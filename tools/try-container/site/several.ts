import type { Figure } from '../../report/figure.js'
import { none } from '../../report/figure.js'
import { unlimited } from '../../processes/serve-process.js'
import { asSigned } from '../../visits/visit.js'
import type { Bucket } from './bucket.js'
import { startBucket } from './bucket.js'
import type { Container, Place } from '../podman/container.js'
import { container, untilReady } from '../podman/container.js'
import { startDatabase } from './database.js'
import type { Network } from '../podman/network.js'
import { step } from '../podman/step.js'
import { visitorsFigure } from './visitors.js'

interface Site {
  readonly bucket: Bucket
  readonly nodes: readonly [Container, Container]
  readonly worker: Container
}

const startSite = async (
  place: Place,
  network: Network,
  folder: string,
  signal: AbortSignal,
): Promise<Site> => {
  const bucket = await startBucket(network, place.undo, folder)
  const env = {
    ...unlimited,
    ...bucket.env,
    DATABASE_URL: await startDatabase(network, place.undo, folder),
    KAOIRO_THREADS: '1',
  }
  const nodes = [
    await container(place, 'node-1', env),
    await container(place, 'node-2', env),
  ] as const
  const worker = await container(place, 'worker', { ...env, KAOIRO_ROLE: 'worker' })
  await Promise.all([...nodes, worker].map((node) => node.start()))
  await Promise.all(nodes.map((node) => untilReady(node, '/readyz', signal)))
  return { bucket, nodes, worker }
}

const count = 60
const atOnce = 8

/** Visitors before both nodes; when a quarter has ended the first node is killed, and started again. */
const visitorsAndKill = async (
  { nodes: [victim, other] }: Site,
  signal: AbortSignal,
): Promise<Figure> => {
  let addresses = [await victim.address(), await other.address()]
  const killAndStart = async () => {
    await victim.kill()
    await victim.start()
    await untilReady(victim, '/readyz', signal)
    addresses = [await victim.address(), await other.address()]
  }
  let turn = 0
  let killed: Promise<void> | undefined
  const figure = await step('visitors before two nodes, one killed', (told) =>
    visitorsFigure({
      count,
      atOnce,
      next: () => addresses[turn++ % addresses.length] ?? '',
      uploadAddress: asSigned,
      onEnd: (done) => {
        told(`${done} of ${count}`)
        if (done === count / 4) killed = killAndStart()
      },
    }),
  )
  await killed
  return figure
}

/** Two nodes and a worker on one database and one bucket, as compose.yaml joins them. */
export const several = async (
  place: Place,
  network: Network,
  folder: string,
  signal: AbortSignal,
): Promise<ReadonlyArray<Figure>> => {
  const site = await step('two nodes and a worker start, with database and bucket', () =>
    startSite(place, network, folder, signal),
  )
  const visitors = await visitorsAndKill(site, signal)
  const all = [...site.nodes, site.worker]
  const running = await Promise.all(all.map((node) => node.isRunning()))
  const healthy = await Promise.all(site.nodes.map((node) => node.isHealthy()))
  const count = (answers: ReadonlyArray<boolean>) => answers.filter((answer) => answer).length
  return [
    visitors,
    none('photos left in the bucket', (await site.bucket.keys()).length),
    {
      name: 'containers that still run',
      measured: `${count(running)} of ${running.length}`,
      goal: 'all',
      reached: !running.includes(false),
    },
    {
      name: 'nodes that are healthy',
      measured: `${count(healthy)} of ${healthy.length}`,
      goal: 'all',
      reached: !healthy.includes(false),
    },
  ]
}
