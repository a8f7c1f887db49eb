import { setTimeout as delay } from 'node:timers/promises'
import type { Figure } from '../../report/figure.js'
import { figure, none } from '../../report/figure.js'
import { inParallel } from '../../programs/in-parallel.js'
import { calls, createSession } from '../../simulated-visitors/calls.js'
import { largePhoto, photoFilesIn } from './photos.js'
import { progressOf } from '../../report/progress.js'
import { withFolder } from '../../programs/with-folder.js'
import { withServeIn } from '../../programs/serve-process.js'

/** Time limit for all kills together, in milliseconds. A slow machine makes fewer kills. */
const maxKillTime = 20 * 60_000

/** Milliseconds from the first upload to the kill. Varies, so that kills hit every step of a visit. */
const visitTime = (kill: number): number => (kill * 37) % 400

/** Milliseconds from the last start until the disk is checked, and for requested analyses to end before that. */
const readAfter = 60_000
const deleteAfter = 15_000

/** Kills the embedded service repeatedly during uploads. Counts the photos left a minute after the last start. */
export const leftoversPart = (kills: number): Promise<ReadonlyArray<Figure>> =>
  withFolder(async (data) => {
    const { sessions, done, max } = await killAgainAndAgain(data, kills)
    const left = await leftAfterStart(data, sessions)
    return [
      figure('kills', String(done), String(kills), done === kills),
      none(`photo files a minute after a start (${max} when killed)`, left.length),
    ]
  })

const killAgainAndAgain = async (
  data: string,
  kills: number,
): Promise<{
  readonly sessions: OpenSessions
  readonly done: number
  readonly max: number
}> => {
  const photo = await largePhoto()
  const progress = progressOf('kills')
  const end = performance.now() + maxKillTime
  const sessions: OpenSessions = new Map()
  let [done, max] = [0, 0]
  for (; done < kills && performance.now() < end; done++) {
    const killed = new AbortController()
    let begin: () => void = () => undefined
    const begun = new Promise<void>((resolve) => (begin = resolve))
    const visits = await withServeIn(data, {}, async ({ address }) => {
      const visits = visitUntilKilled(killed.signal, address, photo, sessions, begin)
      await begun
      await delay(visitTime(done))
      // In an array, because a returned promise would be awaited before the kill.
      return [visits]
    })
    killed.abort()
    await Promise.all(visits)
    max = Math.max(max, photoFilesIn(data).length)
    progress(done + 1, kills)
  }
  return { sessions, done, max }
}

/** Lets the requested analyses end, deletes all sessions, and returns the photo files that are left. */
const leftAfterStart = (data: string, sessions: OpenSessions): Promise<ReadonlyArray<string>> =>
  withServeIn(data, {}, async (node) => {
    const read = delay(readAfter)
    const remove = (id: string) => deleteSession(node.address, sessions, id)
    await inParallel(pendingIn(sessions), 8, remove)
    await delay(deleteAfter)
    await inParallel([...sessions.keys()], 8, remove)
    await read
    return photoFilesIn(data)
  })

/** Sessions that may still exist, and whether their analysis was accepted (`asked`). */
type OpenSessions = Map<string, 'pending' | 'asked'>

const visitors = 12

/** One visitor in six requests the analysis, to keep the queue short. The others delete their session. */
const askedEvery = 6

/** Deletes a session. Accepts 404: the response to an earlier DELETE may have been lost. */
const deleteSession = async (
  address: string,
  sessions: OpenSessions,
  id: string,
): Promise<void> => {
  const { status } = await calls.remove(address, id)
  if (status === 200 || status === 404) sessions.delete(id)
}

/**
 * Simulates visitors, twelve at a time, until the node is killed. Meanwhile, deletes the pending sessions that the
 * previous kill interrupted.
 *
 * @param onUpload called after each upload
 */
const visitUntilKilled = async (
  killed: AbortSignal,
  address: string,
  photo: Uint8Array,
  sessions: OpenSessions,
  onUpload: () => void,
): Promise<void> => {
  let turn = 0

  const come = async (): Promise<void> => {
    const { id, bucketUrl } = await createSession(address)
    sessions.set(id, 'pending')
    await calls.upload(bucketUrl, photo)
    onUpload()
    if (turn++ % askedEvery !== 0) return deleteSession(address, sessions, id)
    const { status } = await calls.request(address, id, { gender: 'WOMEN', hairline: 20 })
    if (status === 202) sessions.set(id, 'asked')
  }
  // Calls fail once the node is killed.
  const comeAgain = async (): Promise<void> => {
    while (!killed.aborted) await come().catch(() => undefined)
  }
  const comeBack = (id: string) => deleteSession(address, sessions, id).catch(() => undefined)
  await Promise.all([
    inParallel(pendingIn(sessions), visitors, comeBack),
    ...Array.from({ length: visitors }, comeAgain),
  ])
}

/** Ids of the sessions without a requested analysis. */
const pendingIn = (sessions: OpenSessions): ReadonlyArray<string> =>
  [...sessions].filter(([, how]) => how === 'pending').map(([id]) => id)
