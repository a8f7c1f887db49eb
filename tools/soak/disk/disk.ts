import { setTimeout as delay } from 'node:timers/promises'
import type { Answered } from '../../simulated-visitors/calls.js'
import { calls } from '../../simulated-visitors/calls.js'
import { terminateDatabase } from './database.js'
import type { Created } from '../../simulated-visitors/calls.js'
import {
  askForAnalyses,
  countLost,
  countUnfinished,
  createSessions,
  deleteSessions,
  timeUntilAccepted,
} from './sessions.js'
import type { Figure } from '../../report/figure.js'
import { limited, none } from '../../report/figure.js'
import type { ServeProcess } from '../../programs/serve-process.js'
import { serve } from '../../programs/serve-process.js'
import type { SmallDisk } from './small-disk.js'
import { withSmallDisk } from './small-disk.js'

const megabytes = 90
/** Sessions whose analysis is running when the disk fills up. */
const analysed = 30
/** Sessions deleted while the disk is full. */
const deleted = 2_000
/** Sessions that are only created. */
const left = 500

/** Milliseconds. */
const minFullTime = 15_000
const maxHealthTime = 1_000
const maxRecovery = 5_000
const maxStop = 10_000
const pause = 100

/** Runs the embedded service on a disk that is filled to the last byte, and freed later. */
export const diskPart = async (): Promise<ReadonlyArray<Figure>> => {
  const figures = await withSmallDisk(megabytes, figuresOn)
  if (figures === undefined) {
    console.log('disk: skipped, because this user may not mount a tmpfs')
    return []
  }
  const ended = await withSmallDisk(megabytes, terminateDatabase)
  return [
    ...figures,
    ...(ended === undefined
      ? []
      : [
          time('event loop blocked, database terminated', ended.heldUp, maxHealthTime),
          time('until it responds, disk freed', ended.recovery, maxRecovery),
          none(`lost of ${ended.committed} committed changes`, ended.committed - ended.found),
        ]),
  ]
}

const figuresOn = async (disk: SmallDisk): Promise<ReadonlyArray<Figure>> => {
  const node = await startOn(disk)
  const sessions = await createSessions(node, analysed + deleted + left)
  const accepted = await askForAnalyses(node, sessions.slice(0, analysed))
  const full = await whileFull(node, disk, sessions.slice(analysed, analysed + deleted))
  const recovery = await timeUntilAccepted(node)
  const kept = [...accepted, ...full.notDeleted, ...idsOf(sessions.slice(analysed + deleted))]
  const unended = await countUnfinished(node, accepted)
  disk.fill()
  const stop = await stopTime(node)
  disk.free()
  const next = await startOn(disk)
  const lost = await countLost(next, kept)
  await next.kill()
  return [
    time(
      `longest of ${full.health.length} /healthz, disk full`,
      Math.max(...full.health),
      maxHealthTime,
    ),
    none(
      `not answered with 503, of ${full.created.length} new sessions`,
      full.created.filter(({ status }) => status !== 503).length,
    ),
    time('until a session is created, disk freed', recovery, maxRecovery),
    none(`without a result of ${accepted.length} accepted analyses`, unended),
    time('time to stop, disk full', stop, maxStop),
    none(`lost of ${kept.length} accepted sessions`, lost),
  ]
}

const idsOf = (sessions: ReadonlyArray<Created>): ReadonlyArray<string> =>
  sessions.map(({ id }) => id)

const startOn = ({ folder }: SmallDisk): Promise<ServeProcess> =>
  serve(['--port', '0', '--data', folder], { KAOIRO_LOG_LEVEL: 'silent' })

const time = (name: string, milliseconds: number, max: number): Figure =>
  limited(name, milliseconds, '<=', max, 'ms')

interface Full {
  /** Response times of /healthz in milliseconds. */
  readonly health: ReadonlyArray<number>
  readonly created: ReadonlyArray<Answered>
  /** Sessions whose deletion was certainly rejected. */
  readonly notDeleted: ReadonlyArray<string>
}

const whileFull = async (
  node: ServeProcess,
  disk: SmallDisk,
  toDelete: ReadonlyArray<Created>,
): Promise<Full> => {
  const over = new AbortController()
  disk.fill()
  const watching = Promise.all([
    again(over.signal, () => healthTime(node)),
    again(over.signal, () => {
      // Fills the space that became free because an analysis deleted its photo.
      disk.fill()
      return calls.create(node.address)
    }),
  ])
  const [answers] = await Promise.all([deleteSessions(node, idsOf(toDelete)), delay(minFullTime)])
  over.abort()
  const [health, created] = await watching
  disk.free()
  const notDeleted = idsOf(toDelete.filter((_, index) => isRefused(answers[index])))
  return { health, created, notDeleted }
}

/** Only a 503 for a full disk proves that the session was not deleted. After a database crash, this is unknown. */
const isRefused = (answer: Answered | undefined): boolean =>
  answer?.status === 503 && answer.body.includes('"disk-full"')

const healthTime = async ({ address }: ServeProcess): Promise<number> => {
  const start = performance.now()
  const answer = await fetch(`${address}/healthz`, { signal: AbortSignal.timeout(30_000) })
  return answer.ok ? performance.now() - start : Infinity
}

const again = async <A>(signal: AbortSignal, ask: () => Promise<A>): Promise<ReadonlyArray<A>> => {
  const answers: Array<A> = []
  while (!signal.aborted) {
    answers.push(await ask())
    await delay(pause)
  }
  return answers
}

/** Stops a node and returns the milliseconds that this took. Kills a node that does not stop; returns Infinity. */
const stopTime = async (node: ServeProcess): Promise<number> => {
  const start = performance.now()
  const isStopped = await Promise.race([node.stop().then(() => true), delay(2 * maxStop, false)])
  const stopped = performance.now() - start
  if (!isStopped) await node.kill()
  return isStopped ? stopped : Infinity
}
