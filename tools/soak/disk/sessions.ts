import type { Answered, Created } from '../../simulated-visitors/calls.js'
import { calls, createSession } from '../../simulated-visitors/calls.js'
import { casesOf } from '../../simulated-visitors/cases.js'
import { inParallel } from '../../programs/in-parallel.js'
import { progressOf } from '../../report/progress.js'
import type { ServeProcess } from '../../programs/serve-process.js'
import { setTimeout as delay } from 'node:timers/promises'

const atOnce = 8

/** Of a repeated call: two minutes in all. */
const maxTries = 600
const pause = 200

const { create, upload, request, poll, remove } = calls

export const createSessions = async (
  node: ServeProcess,
  count: number,
): Promise<ReadonlyArray<Created>> => {
  const progress = progressOf('sessions on a small disk')
  const one = () => createSession(node.address)
  return inParallel(Array.from({ length: count }), atOnce, one, progress)
}

/** Uploads a photo to each session and requests its analysis. Returns the ids of the accepted ones. */
export const askForAnalyses = async (
  node: ServeProcess,
  sessions: ReadonlyArray<Created>,
): Promise<ReadonlyArray<string>> => {
  const photos = await casesOf(sessions.length, 'completed')
  const accepted = await inParallel(photos, atOnce, async ({ photo, gender }, index) => {
    const { id = '', bucketUrl = '' } = sessions[index] ?? {}
    await upload(bucketUrl, photo)
    const { status } = await request(node.address, id, { gender, hairline: 20 })
    return status === 202 ? [id] : []
  })
  return accepted.flat()
}

/** Deletes sessions; returns the responses in the same order. */
export const deleteSessions = async (
  node: ServeProcess,
  ids: ReadonlyArray<string>,
): Promise<ReadonlyArray<Answered>> => {
  const progress = progressOf('deletions on a full disk')
  return inParallel(ids, atOnce, (id) => remove(node.address, id), progress)
}

/** Counts the sessions that do not exist any more. Retries while the service fails. */
export const countLost = async (
  node: ServeProcess,
  ids: ReadonlyArray<string>,
): Promise<number> => {
  const found = await inParallel(ids, atOnce, (id) =>
    askUntil(
      () => poll(node.address, id),
      ({ status }) => status < 500,
    ),
  )
  return found.filter((answer) => answer?.status !== 200).length
}

/** Counts the sessions without a result after two minutes. */
export const countUnfinished = async (
  node: ServeProcess,
  ids: ReadonlyArray<string>,
): Promise<number> => {
  const ends = await inParallel(ids, ids.length, (id) =>
    askUntil(
      () => poll(node.address, id),
      ({ status, body }) => status === 200 && !body.includes('"analyzing"'),
    ),
  )
  return ends.filter((end) => end?.body.includes('"completed"') !== true).length
}

/** Milliseconds until a session can be created; Infinity after two minutes. */
export const timeUntilAccepted = async (node: ServeProcess): Promise<number> => {
  const start = performance.now()
  const taken = await askUntil(
    () => create(node.address),
    ({ status }) => status === 201,
  )
  return taken === undefined ? Infinity : performance.now() - start
}

/** Repeats a call until `isOver` accepts the response. Returns undefined after two minutes. */
const askUntil = async (
  ask: () => Promise<Answered>,
  isOver: (answer: Answered) => boolean,
): Promise<Answered | undefined> => {
  for (let tries = 0; tries < maxTries; tries++) {
    const answer = await ask()
    if (isOver(answer)) return answer
    await delay(pause)
  }
  return undefined
}
