import { setTimeout as delay } from 'node:timers/promises'
import type { Answered } from '../../simulated-visitors/calls.js'
import { callsTo } from '../../simulated-visitors/calls.js'
import { largePhoto } from './photos.js'

/** Responses to the attacking address, and the size of its uploads. */
export interface Attack {
  readonly answers: ReadonlyArray<Answered>
  /** Megabytes of complete uploads. */
  readonly sent: number
}

const attackers = 32

/** Milliseconds that an attacker waits after a rejected session. */
const pause = 100

/** Milliseconds after which an upload is aborted. */
const cutAfter = 4

type Session = { readonly session_id: string; readonly bucket_url: string }
type Trick = (address: string, session: Session) => Promise<unknown>

/** Uploads as many photos as the service accepts from one address, in several ways, and requests no analysis. */
export const attackFor = async (address: string, time: number): Promise<Attack> => {
  const answers: Array<Answered> = []
  const photo = await largePhoto()
  const { create, upload } = callsTo((answer) => answers.push(answer))
  const tricks: ReadonlyArray<Trick> = [
    (_, { bucket_url }) => upload(bucket_url, photo),
    // Two uploads at the same time.
    (_, { bucket_url }) => Promise.all([upload(bucket_url, photo), upload(bucket_url, photo)]),
    // Deletes the session during the upload.
    async (at, { session_id, bucket_url }) => {
      const remove = () => fetch(`${at}/v1/sessions/${session_id}`, { method: 'DELETE' })
      await Promise.all([upload(bucket_url, photo), delay(cutAfter).then(remove)])
    },
    (_, { bucket_url }) => upload(bucket_url, photo),
    // Aborts the upload.
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
        // Aborted uploads reject.
        await tricks[turn++ % tricks.length]?.(address, data).catch(() => undefined)
      }
    }
  }
  await Promise.all(Array.from({ length: attackers }, attack))
  const uploads = answers.filter(({ call }) => call === 'upload').length
  return { answers, sent: (uploads * photo.length) / 1_000_000 }
}
