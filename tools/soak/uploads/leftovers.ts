import { setTimeout as delay } from 'node:timers/promises'
import type { Figure } from '../../report/figure.js'
import { figure, none } from '../../report/figure.js'
import { inParallel } from '../../programs/in-parallel.js'
import type { OpenSessions } from './killed-visitors.js'
import { visitUntilKilled, deleteSession, pendingIn } from './killed-visitors.js'
import { largePhoto, photoFilesIn } from './photos.js'
import { progressOf } from '../../report/progress-line.js'
import { withFolder } from '../../programs/with-folder.js'
import { withServeIn } from '../../programs/with-serve.js'

/** Longest time of all kills in milliseconds; a slow machine makes fewer of them. */
const maxKillTime = 20 * 60_000

/** Milliseconds from the first upload to the kill. Varies, so that kills hit every step of a visit. */
const visitTime = (kill: number): number => (kill * 37) % 400

/** Milliseconds from the last start until all sessions are deleted, and until the disk is checked. */
const readAfter = 60_000
const deleteAfter = 15_000

/** Kills the embedded service repeatedly during uploads, and counts the photos on its disk a minute after a start. */
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
