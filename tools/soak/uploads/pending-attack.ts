import { setTimeout as delay } from 'node:timers/promises'
import type { Answered, Created } from '../../simulated-visitors/calls.js'
import { callsTo, sessionIn } from '../../simulated-visitors/calls.js'
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

type Trick = (address: string, session: Created) => Promise<unknown>

/** Uploads as many photos as the service accepts from one address, in several ways, and requests no analysis. */
export const attackFor = async (address: string, time: number): Promise<Attack> => {
  const answers: Array<Answered> = []
  const photo = await largePhoto()
  const { create, upload } = callsTo((answer) => answers.push(answer))
  const tricks: ReadonlyArray<Trick> = [
    (_, { bucketUrl }) => upload(bucketUrl, photo),
    // Two uploads at the same time.
    (_, { bucketUrl }) => Promise.all([upload(bucketUrl, photo), upload(bucketUrl, photo)]),
    // Deletes the session during the upload.
    async (at, { id, bucketUrl }) => {
      const remove = () => fetch(`${at}/v1/sessions/${id}`, { method: 'DELETE' })
      await Promise.all([upload(bucketUrl, photo), delay(cutAfter).then(remove)])
    },
    (_, { bucketUrl }) => upload(bucketUrl, photo),
    // Aborts the upload.
    (_, { bucketUrl }) =>
      fetch(bucketUrl, {
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
        // Aborted uploads reject.
        await tricks[turn++ % tricks.length]?.(address, sessionIn(created)).catch(() => undefined)
      }
    }
  }
  await Promise.all(Array.from({ length: attackers }, attack))
  const uploads = answers.filter(({ call }) => call === 'upload').length
  return { answers, sent: (uploads * photo.length) / 1_000_000 }
}
