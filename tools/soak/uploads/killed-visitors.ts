import { callsTo } from '../../simulated-visitors/calls.js'
import { inParallel } from '../../programs/in-parallel.js'

/** Sessions that are not known to be gone, and whether their analysis was accepted. */
export type OpenSessions = Map<string, 'pending' | 'asked'>

const visitors = 12

/** Of so many visitors one asks for the analysis: more would only fill the line. All others delete their session. */
const askedEvery = 6

/** DELETE of a session; one that is gone, by a call whose answer was lost, is no fault. */
export const deleteSession = async (
  address: string,
  sessions: OpenSessions,
  id: string,
): Promise<void> => {
  const { status } = await fetch(`${address}/v1/sessions/${id}`, { method: 'DELETE' })
  if (status === 200 || status === 404) sessions.delete(id)
}

/**
 * Visitors one after the other, a dozen at a time, until their node is gone; each call may be its last. First those
 * come back and delete their session who were cut off by the kill before.
 * @param onUpload called after each upload
 */
export const visitUntilKilled = async (
  killed: AbortSignal,
  address: string,
  photo: Uint8Array,
  sessions: OpenSessions,
  onUpload: () => void,
): Promise<void> => {
  const { create, upload, request } = callsTo(() => undefined)
  let turn = 0

  const come = async (): Promise<void> => {
    const { data } = JSON.parse((await create(address)).body) as {
      data: { session_id: string; bucket_url: string }
    }
    const id = data.session_id
    sessions.set(id, 'pending')
    await upload(data.bucket_url, photo)
    onUpload()
    if (turn++ % askedEvery !== 0) return deleteSession(address, sessions, id)
    const { status } = await request(address, id, { gender: 'WOMEN', hairline: 20 })
    if (status === 202) sessions.set(id, 'asked')
  }
  // A call that got no answer: the node is about to be gone.
  const comeAgain = async (): Promise<void> => {
    while (!killed.aborted) await come().catch(() => undefined)
  }
  const comeBack = (id: string) => deleteSession(address, sessions, id).catch(() => undefined)
  await Promise.all([
    inParallel(pendingIn(sessions), visitors, comeBack),
    ...Array.from({ length: visitors }, comeAgain),
  ])
}

/** Those that nobody has asked about. */
export const pendingIn = (sessions: OpenSessions): ReadonlyArray<string> =>
  [...sessions].filter(([, how]) => how === 'pending').map(([id]) => id)
