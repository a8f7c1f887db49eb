import { setTimeout as delay } from 'node:timers/promises'
import { readFixture } from '@kaoiro/fixtures/files'
import { jpegSegment, segmentPlaces } from '@kaoiro/fixtures/photo/jpeg-segments'
import { calls, createSession } from '../../simulated-visitors/calls.js'
import type { Figure } from '../../report/figure.js'
import { limited, none } from '../../report/figure.js'
import { progressOf } from '../../report/progress.js'
import { withServe } from '../../programs/serve-process.js'
import { visit } from '../../simulated-visitors/visit.js'

const attackers = 8
const honestVisitors = 5

/** Seconds from a visitor's first call to the result, including the pauses between polls. */
const maxVisitTime = 10

/** Milliseconds between an attacker's polls. */
const pollEvery = 100

/** Measures a few visitors while eight attackers upload photos that are as slow as possible to decode. */
export const slowPhotosPart = (): Promise<ReadonlyArray<Figure>> =>
  withServe({}, async (node) => {
    const stop = new AbortController()
    try {
      const photos = await slowPhotos()
      const attacks = Promise.all(
        Array.from({ length: attackers }, () => attack(node.address, photos, stop.signal)),
      )
      const { times, lost } = await honest(node.address)
      stop.abort()
      const sent = (await attacks).reduce((sum, each) => sum + each, 0)
      return [
        limited(
          `slowest of ${honestVisitors} visitors among ${sent} slow photos`,
          Math.max(...times) / 1_000,
          '<',
          maxVisitTime,
          's',
          1,
        ),
        none('visitors without their result', lost),
      ]
    } finally {
      stop.abort()
    }
  })

/**
 * The accepted file of up to 2 MB with the longest decoding: 89 scans of zeros, each a pass over the picture. And one with
 * 480,000 APP1 segments: for each, the decoder walks through the list of all earlier ones, which would take far too long, so
 * the service rejects the file before decoding it.
 */
const slowPhotos = async (): Promise<ReadonlyArray<Uint8Array>> => {
  const photo = await readFixture('odd-photos/slow-scan.jpg')
  const { start = 0, end = 0 } = segmentPlaces(photo).at(-1) ?? {}
  const scan = photo.subarray(start, end)
  const segment = jpegSegment(0xe1, new Uint8Array())
  return [
    Buffer.concat([
      photo.subarray(0, start),
      Buffer.alloc(89 * scan.length, scan),
      photo.subarray(end),
    ]),
    Buffer.concat([
      photo.subarray(0, start),
      Buffer.alloc(480_000 * 4, segment),
      photo.subarray(start),
    ]),
  ]
}

/** Uploads a photo, requests its analysis unless the photo is rejected, and waits for the end or the signal. */
const attackOnce = async (
  address: string,
  photo: Uint8Array,
  signal: AbortSignal,
): Promise<void> => {
  const { id, bucketUrl } = await createSession(address)
  if ((await calls.upload(bucketUrl, photo)).status !== 200) return
  await calls.request(address, id, { gender: 'WOMEN', hairline: 20 })
  const isUnderWay = async () =>
    (await calls.poll(address, id)).body.includes('"analyzing"') && !signal.aborted
  while (await isUnderWay()) await delay(pollEvery)
}

/** Uploads the photos in turn until the signal aborts. Returns the number of photos. */
const attack = async (
  address: string,
  photos: ReadonlyArray<Uint8Array>,
  signal: AbortSignal,
): Promise<number> => {
  let sent = 0
  while (!signal.aborted) {
    const photo = photos[sent++ % photos.length] ?? new Uint8Array()
    // An overloaded node may not answer.
    await attackOnce(address, photo, signal).catch(() => undefined)
  }
  return sent
}

const honest = async (
  address: string,
): Promise<{ readonly times: ReadonlyArray<number>; readonly lost: number }> => {
  const photo = await readFixture('portraits/spring-woman.jpg')
  const come = visit(calls, () => address, false)
  const progress = progressOf('visitors among slow photos')
  const times: Array<number> = []
  let lost = 0
  for (let n = 1; n <= honestVisitors; n++) {
    const start = performance.now()
    const ended = await come({ photo, gender: 'WOMEN', expected: 'completed' }).catch(() => null)
    times.push(performance.now() - start)
    if (ended?.isAsExpected !== true) lost++
    progress(n, honestVisitors)
  }
  return { times, lost }
}
