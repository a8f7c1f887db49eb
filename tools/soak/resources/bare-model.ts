// A process of its own: how many photos a second the landmark model's own library does, for so many milliseconds.
import * as E from 'fp-ts/lib/Either.js'
import { decodeJpeg } from '@kaoiro/api/decode-jpeg'

import type { Pixels } from '@kaoiro/core/photo/raster/pixels'
import { loadLandmarkModel } from '@kaoiro/fixtures/reference/landmark-model'
import { casesOf } from '../../visits/cases.js'

const time = Number(process.argv[2])
const findLandmarks = await loadLandmarkModel()
const photos: Array<Pixels> = []
for (const { photo } of await casesOf(5, 'completed')) {
  const pixels = await decodeJpeg(photo)
  if (E.isRight(pixels)) photos.push(pixels.right)
}
const run = async (max: number): Promise<number> => {
  const start = performance.now()
  let done = 0
  for (; performance.now() - start < max; done++) {
    const pixels = photos[done % photos.length]
    if (pixels !== undefined) await findLandmarks(pixels)
  }
  return (done / (performance.now() - start)) * 1_000
}
await run(time / 5)
process.send?.(await run(time))
