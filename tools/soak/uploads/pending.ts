import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { Answered } from '../../simulated-visitors/calls.js'
import type { Figure } from '../../report/figure.js'
import { none } from '../../report/figure.js'
import { attackFor } from './pending-attack.js'
import { photoFilesIn, photoMegabytesIn } from './photos.js'
import { progressOf } from '../../report/progress-line.js'
import { defaultLimits, serve } from '../../programs/serve-process.js'
import { unexpectedErrors } from '../visitors/visitors.js'

/** Megabytes: the default of KAOIRO_PENDING_MEGABYTES. */
const maxPending = 256

/** Milliseconds. */
const attackTime = 40_000
const sampleEvery = 10

/** Milliseconds: a minute for the last photo, half a minute until the next sweep, and a margin. */
const maxRest = 100_000

/** One address uploads photos to the embedded service at its default limits and never requests an analysis. */
export const pendingPart = async (): Promise<ReadonlyArray<Figure>> => {
  const data = mkdtempSync(path.join(tmpdir(), 'kaoiro-soak-'))
  try {
    const attacked = await underAttack(data)
    const left = await leftAfterTheirTime(data)
    return [...attacked, none('photos left a minute and two sweeps later', left)]
  } finally {
    rmSync(data, { recursive: true, force: true })
  }
}

const argsFor = (data: string) => ['--quiet', '--port', '0', '--data', data]

const underAttack = async (data: string): Promise<ReadonlyArray<Figure>> => {
  const node = await serve(argsFor(data), defaultLimits)
  try {
    const over = new AbortController()
    const watching = watchMost(data, over.signal)
    const { answers, sent } = await attackFor(node.address, attackTime)
    over.abort()
    const max = await watching
    const rejected = answers.filter(isRejected).length
    return [
      {
        name: `most photos on the disk, of ${sent.toFixed(0)} MB sent`,
        measured: `${max.toFixed(1)} MB`,
        goal: `<= ${maxPending} MB`,
        reached: max <= maxPending,
      },
      {
        name: 'photos rejected because the limit was reached',
        measured: String(rejected),
        goal: 'some',
        reached: rejected > 0,
      },
      none('5xx except for 503 with retry-after', unexpectedErrors(answers)),
    ]
  } finally {
    await node.kill()
  }
}

const isRejected = ({ status, body }: Answered): boolean =>
  status === 503 && body.includes('"no-room"')

/** Returns the largest size of the photos on the disk, in megabytes, until the signal aborts. */
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

/** Restarts the node with a limit of one minute instead of ten, and counts the photos left after it. */
const leftAfterTheirTime = async (data: string): Promise<number> => {
  const node = await serve(argsFor(data), { ...defaultLimits, KAOIRO_PENDING_MINUTES: '1' })
  try {
    const end = performance.now() + maxRest
    while (photoFilesIn(data).length > 0 && performance.now() < end) await delay(1_000)
    return photoFilesIn(data).length
  } finally {
    await node.kill()
  }
}
