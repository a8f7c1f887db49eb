import type { Landmarks } from '@kaoiro/analyser/face'
import { preparedSide } from '@kaoiro/core/photo'
import { blurred, noisy } from '@kaoiro/fixtures/pixels/blur-and-noise'
import type { Pixels } from '@kaoiro/fixtures/pixels/rasterise'
import { stored } from '../pixels/resample.js'
import type { Guided } from '../pixels/transform.js'
import { cropped, rolled, scaled } from '../pixels/transform.js'
import { withSheet } from '../light-reference/sheet.js'
import type { Amounts } from './amounts.js'
import { withGlasses } from './glasses.js'
import { relitBy } from './light.js'
import { assumedNearness, withCameraAt, withHeadTurned } from './move-face.js'

/** A phone's tone curve on code values from 0 to 1: a gamma, then an S-curve. */
const curve = (value: number, gamma: number, steeper: number): number => {
  const bent = value ** gamma
  return bent + steeper * (bent - 0.5) * 4 * bent * (1 - bent) * 0.5
}

/** Applies the tone curve, then the saturation, on code values as phones do. */
const graded = (pixels: Pixels, { tone, saturation }: Amounts): Pixels => {
  const [logGamma = 0, steeper = 0] = tone
  const [colourful = 1] = saturation
  const table = Float64Array.from(
    { length: 256 },
    (_, byte) => 255 * curve(byte / 255, Math.exp(logGamma), steeper),
  )
  const data = new Uint8ClampedArray(pixels.data)
  for (let i = 0; i < data.length; i += 4) {
    const r = table[data[i] ?? 0] ?? 0
    const g = table[data[i + 1] ?? 0] ?? 0
    const b = table[data[i + 2] ?? 0] ?? 0
    // Rec. 601 luma, as in JPEG.
    const grey = 0.299 * r + 0.587 * g + 0.114 * b
    data[i] = grey + colourful * (r - grey)
    data[i + 1] = grey + colourful * (g - grey)
    data[i + 2] = grey + colourful * (b - grey)
  }
  return { ...pixels, data: new Uint8Array(data.buffer) }
}

const cut = (photo: Guided, [left = 0, right = 0, top = 0, bottom = 0]: ReadonlyArray<number>) =>
  cropped(photo, { left, right, top, bottom })

/** Adds blur in proportion to the picture's size, then noise. */
const sensed = (pixels: Pixels, { blur, noise, roll }: Amounts): Pixels => {
  const side = Math.max(pixels.width, pixels.height)
  const sigma = ((blur[0] ?? 0) * side) / preparedSide
  const seed = Math.round(1e6 * Math.abs((roll[0] ?? 0) + (noise[0] ?? 0)))
  return noisy(blurred(pixels, sigma), noise[0] ?? 0, seed)
}

/** Quality 100 means no JPEG compression. */
const filed = (pixels: Pixels, [quality = 100]: ReadonlyArray<number>): Pixels =>
  quality < 100 ? stored(pixels, quality) : pixels

const withGuideOff = ({ pixels, guide }: Guided, [percent = 0]: ReadonlyArray<number>): Guided => ({
  pixels,
  guide: { x: guide.x, y: guide.y + (percent / 100) * pixels.height },
})

const added = (a: ReadonlyArray<number>, b: ReadonlyArray<number>): ReadonlyArray<number> =>
  a.map((value, i) => value + (b[i] ?? 0))

/**
 * Makes a second photo of the same person from the first, in the order of the real process: a sheet, glasses, light,
 * head, camera, framing, sensor, processing, file, and the visitor's guide.
 *
 * @param mesh the mesh, in the photo's pixels
 */
export const secondPhoto = (bare: Guided, mesh: Landmarks, amounts: Amounts): Guided => {
  const { face, ...photo } = withSheet({ ...bare, face: mesh }, amounts.sheet)
  const worn = withGlasses(photo, face, amounts.glasses[0] ?? 0)
  const lit = { ...worn, pixels: relitBy(worn.pixels, face, amounts) }
  const turned = withHeadTurned(lit, face, added(amounts.turn, amounts.pose))
  const seen = withCameraAt(turned, face, amounts.nearness[0] ?? assumedNearness)
  const framed = scaled(cut(rolled(seen, amounts.roll[0] ?? 0), amounts.crop), amounts.size[0] ?? 1)
  const taken = graded(sensed(framed.pixels, amounts), amounts)
  return withGuideOff({ ...framed, pixels: filed(taken, amounts.jpeg) }, amounts.guide)
}
