import { differenceCiede2000 } from 'culori'
import { expect, test } from 'vitest'
import type { Pixels } from '@kaoiro/core/photo'
import { readFixture } from '@kaoiro/fixtures/files'
import { encodeJpeg, encodePng } from '@kaoiro/fixtures/pixels/encode'
import { photograph } from '@kaoiro/fixtures/pixels/photograph'
import { jimpEngine } from '../../../src/photo/engines/jimp-engine.js'
import { sharpEngine } from '../../../src/photo/engines/sharp-engine.js'
import { difference, preparedBy } from './prepared.js'

/** A noisy photo of a head tilted a little, in light from the side. */
const photographed = (name: string, width: number) =>
  photograph(name, {
    ...{ roll: 4, side: -0.2, noise: 1.5 },
    size: { width, height: (width * 4) / 3 },
  })

const files: ReadonlyArray<readonly [string, () => Uint8Array | Promise<Uint8Array>]> = [
  ['a portrait', () => readFixture('portraits/winter-man.jpg')],
  ['a photo on its side', () => readFixture('photos/orientation-6.jpg')],
  ['a PNG', () => readFixture('photos/portrait.png')],
  ['a landscape', () => readFixture('photos/landscape.jpg')],
  ['a noisy photo of 1.9 megapixels', () => encodeJpeg(photographed('spring-woman', 1200))],
  ['a coarse JPEG', () => encodeJpeg(photographed('beard', 900), 60)],
  ['a noisy PNG', () => encodePng(photographed('very-deep', 1000))],
  ['a photo that is enlarged', () => encodeJpeg(photographed('spring-woman', 300))],
  ['a Display P3 photo', () => readFixture('odd-photos/display-p3.jpg')],
  ['an Adobe RGB photo', () => readFixture('odd-photos/adobe-rgb.jpg')],
]

/** Mean colour of a patch in the middle of the face; its side is a tenth of the width. */
const skinPatch = ({ width, height, data }: Pixels) => {
  const side = Math.floor(width / 10)
  const [left, top] = [(width - side) >> 1, (height - side) >> 1]
  const sums = [0, 0, 0]
  for (let y = top; y < top + side; y++)
    for (let x = left; x < left + side; x++)
      sums.forEach((_, c) => (sums[c] = (sums[c] ?? 0) + (data[(y * width + x) * 4 + c] ?? 0)))
  const [r = 0, g = 0, b = 0] = sums.map((sum) => sum / (side * side * 255))
  return { mode: 'rgb', r, g, b } as const
}

/** Prepares a file with both engines and compares the photos. */
const madeByBoth = async (bytes: Uint8Array) => {
  const jimp = await preparedBy(jimpEngine, bytes)
  const sharp = await preparedBy(sharpEngine, bytes)
  expect(difference(jimp.pixels, sharp.pixels)).toBeLessThanOrEqual(2)
  const apart = differenceCiede2000()(skinPatch(jimp.pixels), skinPatch(sharp.pixels))
  expect(apart).toBeLessThanOrEqual(1)
  const { jpeg: _j, pixels: _p, measures: _m, engine: _e, ...same } = jimp
  expect(sharp).toMatchObject(same)
  return [jimp, sharp]
}

test.each(files)('both engines prepare %s with equal results', async (_, draw) => {
  await madeByBoth(await draw())
})

test('both engines reduce 12 megapixels to 708 on the longer side and keep the aspect ratio', async () => {
  const photos = await madeByBoth(await readFixture('photos/12-megapixels.jpg'))
  for (const { original, prepared, pixels } of photos) {
    expect(original).toEqual({ width: 3024, height: 4032 })
    expect(prepared).toEqual({ width: 531, height: 708 })
    expect({ width: pixels.width, height: pixels.height }).toEqual(prepared)
  }
})
