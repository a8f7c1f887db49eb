import { setTimeout as delay } from 'node:timers/promises'
import type { Answered } from '../../simulated-visitors/calls.js'
import type { Figure } from '../../report/figure.js'
import { figure, limited, none } from '../../report/figure.js'
import { attackFor } from './pending-attack.js'
import { photoFilesIn, photoMegabytesIn } from './photos.js'
import { progressOf } from '../../report/progress.js'
import type { ServeProcess } from '../../programs/serve-process.js'
import { defaultLimits, withServeIn } from '../../programs/serve-process.js'
import { withFolder } from '../../programs/with-folder.js'
import { unexpectedErrors } from '../visitors/visitors.js'

/** Megabytes: the default of KAOIRO_PENDING_MEGABYTES. */
const maxPending = 256

/** Milliseconds. */
const attackTime = 40_000
const sampleEvery = 10

/** Milliseconds: a minute for the last photo, half a minute until the next sweep, and a margin. */
const maxRest = 100_000

/** Attacks the embedded service with its default limits: one address uploads photos but requests no analysis. */
export const pendingPart = (): Promise<ReadonlyArray<Figure>> =>
  withFolder(async (data) => [
    ...(await withServeIn(data, defaultLimits, (node) => attacked(node, data))),
    none('photos left a minute and two sweeps later', await leftAfterTheirTime(data)),
  ])

const attacked = async (node: ServeProcess, data: string): Promise<ReadonlyArray<Figure>> => {
  const over = new AbortController()
  const watching = watchMost(data, over.signal)
  const { answers, sent } = await attackFor(node.address, attackTime)
  over.abort()
  const max = await watching
  const rejected = answers.filter(isRejected).length
  return [
    limited(
      `most photos on the disk, of ${sent.toFixed(0)} MB sent`,
      max,
      '<=',
      maxPending,
      'MB',
      1,
    ),
    figure('photos rejected because the limit was reached', String(rejected), 'some', rejected > 0),
    none('5xx except for 503 with retry-after', unexpectedErrors(answers)),
  ]
}

const isRejected = ({ status, body }: Answered): boolean =>
  status === 503 && body.includes('"no-room"')

/** Watches the photos on the disk until the signal aborts. Returns their largest total size in megabytes. */
const watchMost = async (data: string, signal: AbortSignal): Promise<number> => {
  const progress = progressOf('seconds of attack')
  const start = performance.now()
  let max = 0
  while (!signal.aborted) {
    max = Math.max(max, photoMegabytesIn(data))
    const seconds = Math.floor((performance.now() - start) / 1_000)
    progress(Math.min(seconds, attackTime / 1_000), attackTime / 1_000)
    await delay(sampleEvery)
  }
  return max
}

/** Restarts the node with a limit of one minute instead of ten, and counts the photos left after that time. */
const leftAfterTheirTime = (data: string): Promise<number> =>
  withServeIn(data, { ...defaultLimits, KAOIRO_PENDING_MINUTES: '1' }, async () => {
    const end = performance.now() + maxRest
    while (photoFilesIn(data).length > 0 && performance.now() < end) await delay(1_000)
    return photoFilesIn(data).length
  })
