// Entry of a child process: runs the landmark model in its own library until killed, and sends a message after each
// photo.
import * as E from 'fp-ts/lib/Either.js'
import { decodeJpeg } from '@kaoiro/analyser/node'
import type { Pixels } from '@kaoiro/core/photo'
import { loadLandmarkModel } from '@kaoiro/fixtures/reference/landmark-model'
import { casesOf } from '../../simulated-visitors/cases.js'

const findLandmarks = await loadLandmarkModel()
const photos: Array<Pixels> = []
for (const { photo } of await casesOf(5, 'completed')) {
  const pixels = await decodeJpeg(photo)
  if (E.isRight(pixels)) photos.push(pixels.right)
}
for (let done = 0; ; done++) {
  const pixels = photos[done % photos.length]
  if (pixels !== undefined) await findLandmarks(pixels)
  process.send?.(done)
}
