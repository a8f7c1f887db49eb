import { setTimeout as delay } from 'node:timers/promises'
import type { Answered } from '../../simulated-visitors/calls.js'
import { callsTo } from '../../simulated-visitors/calls.js'
import { largePhoto } from './photos.js'

/** What one address did. */
export interface Attack {
  readonly answers: ReadonlyArray<Answered>
  /** Megabytes that were sent, whole photos alone. */
  readonly sent: number
}

const attackers = 32

/** Milliseconds before a client goes on that was told to wait. */
const pause = 100

/** Milliseconds after the beginning of an upload. */
const cutAfter = 4

type Session = { readonly session_id: string; readonly bucket_url: string }
type Trick = (address: string, session: Session) => Promise<unknown>

/** Uploads as many photos as the service lets one address upload, in every way, and never asks for an analysis. */
export const attackFor = async (address: string, time: number): Promise<Attack> => {
  const answers: Array<Answered> = []
  const photo = await largePhoto()
  const { create, upload } = callsTo((answer) => answers.push(answer))
  const tricks: ReadonlyArray<Trick> = [
    (_, { bucket_url }) => upload(bucket_url, photo),
    // Twice at once.
    (_, { bucket_url }) => Promise.all([upload(bucket_url, photo), upload(bucket_url, photo)]),
    // Deleted while it comes, and after it.
    async (at, { session_id, bucket_url }) => {
      const remove = () => fetch(`${at}/v1/sessions/${session_id}`, { method: 'DELETE' })
      await Promise.all([upload(bucket_url, photo), delay(cutAfter).then(remove)])
    },
    (_, { bucket_url }) => upload(bucket_url, photo),
    // Broken off.
    (_, { bucket_url }) =>
      fetch(bucket_url, {
        method: 'PUT',
        headers: { 'content-type': 'image/jpeg' },
        body: Buffer.from(photo),
        signal: AbortSignal.timeout(cutAfter),
      }),
  ]
  const end = performance.now() + time
  let turn = 0
  const attack = async (): Promise<void> => {
    while (performance.now() < end) {
      const created = await create(address)
      if (created.status !== 201) await delay(pause)
      else {
        const { data } = JSON.parse(created.body) as { data: Session }
        // Some are cut off, and that is meant.
        await tricks[turn++ % tricks.length]?.(address, data).catch(() => undefined)
      }
    }
  }
  await Promise.all(Array.from({ length: attackers }, attack))
  const uploads = answers.filter(({ call }) => call === 'upload').length
  return { answers, sent: (uploads * photo.length) / 1_000_000 }
}
