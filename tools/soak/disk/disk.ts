import { setTimeout as delay } from 'node:timers/promises'
import type { Answered } from '../../simulated-visitors/calls.js'
import { callsTo } from '../../simulated-visitors/calls.js'
import { terminateDatabase } from './database.js'
import type { Created } from './sessions.js'
import {
  askForAnalyses,
  countLost,
  countUnfinished,
  createSessions,
  deleteSessions,
  timeUntilAccepted,
} from './sessions.js'
import type { Figure } from '../../report/figure.js'
import { none } from '../../report/figure.js'
import type { ServeProcess } from '../../programs/serve-process.js'
import { serve } from '../../programs/serve-process.js'
import type { SmallDisk } from './small-disk.js'
import { withSmallDisk } from './small-disk.js'

const megabytes = 90
/** With a photo, whose analysis is under way when the disk is full. */
const analysed = 30
/** Deleted on the full disk: what still may be written there. */
const deleted = 2_000
/** Neither. */
const left = 500

/** Milliseconds. */
const minFullTime = 15_000
const maxHealthTime = 1_000
const maxRecovery = 5_000
const maxStop = 10_000
const pause = 100

/** The embedded service on a disk that somebody else fills to its last byte, and frees. */
export const diskPart = async (): Promise<ReadonlyArray<Figure>> => {
  const figures = await withSmallDisk(megabytes, figuresOn)
  if (figures === undefined) {
    console.log('disk: left out, because this user may not mount a tmpfs')
    return []
  }
  const ended = await withSmallDisk(megabytes, terminateDatabase)
  return [
    ...figures,
    ...(ended === undefined
      ? []
      : [
          time('event loop held up, database ended', ended.heldUp, maxHealthTime),
          time('until it answers, disk freed', ended.recovery, maxRecovery),
          none(`of ${ended.committed} changes committed, lost`, ended.committed - ended.found),
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
      `of ${full.created.length} new sessions, answered without a 503`,
      full.created.filter(({ status }) => status !== 503).length,
    ),
    time('until one is taken, disk freed', recovery, maxRecovery),
    none(`of ${accepted.length} analyses accepted, without a result`, unended),
    time('until it has stopped, disk full', stop, maxStop),
    none(`of ${kept.length} sessions accepted, lost`, lost),
  ]
}

const idsOf = (sessions: ReadonlyArray<Created>): ReadonlyArray<string> =>
  sessions.map(({ id }) => id)

const startOn = ({ folder }: SmallDisk): Promise<ServeProcess> =>
  serve(['--quiet', '--port', '0', '--data', folder], { KAOIRO_LOG_LEVEL: 'silent' })

const time = (name: string, milliseconds: number, max: number): Figure => ({
  name,
  measured: `${milliseconds.toFixed(0)} ms`,
  goal: `<= ${max} ms`,
  reached: milliseconds <= max,
})

interface Full {
  /** How long each answer of /healthz took. */
  readonly health: ReadonlyArray<number>
  readonly created: ReadonlyArray<Answered>
  /** Those whose deletion was refused for sure: there was room for none of it. */
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
      // What an analysis gives back with its photo, too.
      disk.fill()
      return create(node.address)
    }),
  ])
  const [answers] = await Promise.all([deleteSessions(node, idsOf(toDelete)), delay(minFullTime)])
  over.abort()
  const [health, created] = await watching
  disk.free()
  const notDeleted = idsOf(toDelete.filter((_, index) => isRefused(answers[index])))
  return { health, created, notDeleted }
}

const { create } = callsTo(() => undefined)

/** A 503 of a database that ended at work says nothing of what it has done; one for want of room does. */
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

/** Of one that does not stop, until that is sure; then it is killed. */
const stopTime = async (node: ServeProcess): Promise<number> => {
  const start = performance.now()
  const isStopped = await Promise.race([node.stop().then(() => true), delay(2 * maxStop, false)])
  const stopped = performance.now() - start
  if (!isStopped) await node.kill()
  return isStopped ? stopped : Infinity
}
