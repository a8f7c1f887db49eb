import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { Figure } from '../../report/figure.js'
import { none } from '../../report/figure.js'
import { inParallel } from '../../programs/in-parallel.js'
import type { OpenSessions } from './killed-visitors.js'
import { visitUntilKilled, deleteSession, pendingIn } from './killed-visitors.js'
import { largePhoto, photoFilesIn } from './photos.js'
import { progressOf } from '../../report/progress-line.js'
import { serve } from '../../programs/serve-process.js'

/** Longest time of all kills in milliseconds; a slow machine makes fewer of them. */
const maxKillTime = 20 * 60_000

/** Milliseconds from the first upload to the kill. Varies, so that kills hit every step of a visit. */
const visitTime = (kill: number): number => (kill * 37) % 400

/** Milliseconds from the last start until all sessions are deleted, and until the disk is checked. */
const readAfter = 60_000
const deleteAfter = 15_000

/** Kills the embedded service repeatedly during uploads, and counts the photos on its disk a minute after a start. */
export const leftoversPart = async (kills: number): Promise<ReadonlyArray<Figure>> => {
  const data = mkdtempSync(path.join(tmpdir(), 'kaoiro-soak-'))
  try {
    const { sessions, done, max } = await killAgainAndAgain(data, kills)
    const left = await leftAfterStart(data, sessions)
    return [
      { name: 'kills', measured: String(done), goal: `${kills}`, reached: done === kills },
      none(`photo files a minute after a start (${max} when killed)`, left.length),
    ]
  } finally {
    rmSync(data, { recursive: true, force: true })
  }
}

const start = (data: string) => serve(['--quiet', '--port', '0', '--data', data])

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
    const node = await start(data)
    const killed = new AbortController()
    let begin: () => void = () => undefined
    const begun = new Promise<void>((resolve) => (begin = resolve))
    const visits = visitUntilKilled(killed.signal, node.address, photo, sessions, begin)
    await begun
    await delay(visitTime(done))
    await node.kill()
    killed.abort()
    await visits
    max = Math.max(max, photoFilesIn(data).length)
    progress(done + 1, kills)
  }
  return { sessions, done, max }
}

/** Lets the requested analyses end, deletes all sessions, and returns the photo files that are left. */
const leftAfterStart = async (
  data: string,
  sessions: OpenSessions,
): Promise<ReadonlyArray<string>> => {
  const node = await start(data)
  const read = delay(readAfter)
  try {
    const remove = (id: string) => deleteSession(node.address, sessions, id)
    await inParallel(pendingIn(sessions), 8, remove)
    await delay(deleteAfter)
    await inParallel([...sessions.keys()], 8, remove)
    await read
    return photoFilesIn(data)
  } finally {
    await node.kill()
  }
}
