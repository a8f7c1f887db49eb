import { lightSamples } from '@kaoiro/core/light-card'
import type { Box } from '@kaoiro/core/light-card'
import type { Pixels } from '@kaoiro/core/photo'
import type { ColourSamples } from '../colour/colour-samples.js'
import type { LightLog } from '../colour/light-log.js'
import { isClipped, lightAt, luminance } from '../colour/light-log.js'
import type { Point } from '../face/landmarks.js'
import { medianColour } from '../statistics/quantile.js'
import { isInLightOfFace } from './paper-light.js'

/** The corners of a QR code in the photo: top left, top right, bottom right, bottom left of the printed code. */
export type CodeCorners = readonly [Point, Point, Point, Point]

/** Places on the card in units of the code, in the photo: the projective map of the unit square (Heckbert 1989). */
const projection = ([a, b, c, d]: CodeCorners): ((x: number, y: number) => Point) => {
  const sum = { x: a.x - b.x + c.x - d.x, y: a.y - b.y + c.y - d.y }
  const [one, other] = [
    { x: b.x - c.x, y: b.y - c.y },
    { x: d.x - c.x, y: d.y - c.y },
  ]
  const across = one.x * other.y - one.y * other.x
  const g = (sum.x * other.y - sum.y * other.x) / across
  const h = (one.x * sum.y - one.y * sum.x) / across
  return (x, y) => {
    const w = g * x + h * y + 1
    return {
      x: ((b.x - a.x + g * b.x) * x + (d.x - a.x + h * d.x) * y + a.x) / w,
      y: ((b.y - a.y + g * b.y) * x + (d.y - a.y + h * d.y) * y + a.y) / w,
    }
  }
}

const columns = 16
const rows = 6

/** The photo's colours in a field; fewer where the field is outside the photo. */
const coloursIn = (
  pixels: Pixels,
  place: (x: number, y: number) => Point,
  { x, y, width, height }: Box,
): ReadonlyArray<LightLog> =>
  Array.from({ length: columns * rows }, (_, i) =>
    place(
      x + (((i % columns) + 0.5) / columns) * width,
      y + ((Math.floor(i / columns) + 0.5) / rows) * height,
    ),
  ).flatMap((point) => lightAt(pixels, point.x, point.y) ?? [])

/** The share of a field that the photo must show. */
const minSeen = 0.6

/** Black ink reflects less than a quarter of what the paper reflects. Otherwise, it reflects a lamp. */
const minContrast = Math.log(4)

/** The colour of the card's white field; undefined if the card is overexposed, shiny or not in the light of the face. */
export function cardLight(
  pixels: Pixels,
  corners: CodeCorners,
  samples: ColourSamples,
): LightLog | undefined {
  const place = projection(corners)
  const white = coloursIn(pixels, place, lightSamples.white)
  const black = coloursIn(pixels, place, lightSamples.black)
  if (Math.min(white.length, black.length) < minSeen * columns * rows) return undefined
  const paper = medianColour(white)
  const isShiny = luminance(paper) - luminance(medianColour(black)) < minContrast
  return isShiny || isClipped(paper) || !isInLightOfFace(paper, samples) ? undefined : paper
}
