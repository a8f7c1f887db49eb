import { calls, createSession } from '../../simulated-visitors/calls.js'
import { inParallel } from '../../programs/in-parallel.js'

/** Sessions that may still exist, and whether their analysis was accepted (`asked`). */
export type OpenSessions = Map<string, 'pending' | 'asked'>

const visitors = 12

/** One visitor in six requests the analysis, to keep the queue short. The others delete their session. */
const askedEvery = 6

/** Deletes a session. Accepts 404: the response to an earlier DELETE may have been lost. */
export const deleteSession = async (
  address: string,
  sessions: OpenSessions,
  id: string,
): Promise<void> => {
  const { status } = await calls.remove(address, id)
  if (status === 200 || status === 404) sessions.delete(id)
}

/**
 * Sends visitors, twelve at a time, until the node is killed. First deletes the pending sessions that the previous kill
 * interrupted.
 *
 * @param onUpload called after each upload
 */
export const visitUntilKilled = async (
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
export const pendingIn = (sessions: OpenSessions): ReadonlyArray<string> =>
  [...sessions].filter(([, how]) => how === 'pending').map(([id]) => id)
