import type { Pixels } from '@kaoiro/core/photo'
import type { Landmarks, Point } from '../face/landmarks.js'
import { faceWidth, pointAt } from '../face/landmarks.js'
import { cheekLeft, cheekRight, mesh } from '../face/mesh.js'
import type { LightLog } from './light-log.js'
import { apart, isClipped, lightAt, luminance } from './light-log.js'
import { interquartileMeanColour, medianColour, quantile } from '../statistics/quantile.js'

const regions = [cheekLeft, cheekRight, [mesh.foreheadMiddle]]

/** Points of a disk on a grid of 9 × 9, in units of its radius. */
const disk = Array.from({ length: 81 }, (_, i) => ({
  x: ((i % 9) - 4) / 4,
  y: (Math.floor(i / 9) - 4) / 4,
})).filter(({ x, y }) => Math.hypot(x, y) <= 1)

/** Radius of a region, in face widths. */
const regionRadius = 0.05

/** The points around a landmark. */
const placesAround = (landmarks: Landmarks, index: number): ReadonlyArray<Point> => {
  const radius = regionRadius * faceWidth(landmarks)
  const centre = pointAt(landmarks, index)
  return disk.map(({ x, y }) => ({ x: centre.x + x * radius, y: centre.y + y * radius }))
}

const around = (pixels: Pixels, landmarks: Landmarks, index: number): ReadonlyArray<LightLog> =>
  placesAround(landmarks, index).flatMap(({ x, y }) => lightAt(pixels, x, y) ?? [])

/** Maximum colour distance from the middle one of all regions. Beyond it is hair, glasses or shadow. */
const consensus = 0.3

/**
 * Quantiles of luminance: skin darker than the first may be in shadow, such as one cheek of two; skin lighter than the
 * second shines.
 */
const shadow = 0.45
const shine = 0.85

/**
 * The skin's colour: the interquartile mean of what agrees in all regions, without shadow and shine. Undefined if no region
 * is in the photo.
 */
export function skinSample(pixels: Pixels, landmarks: Landmarks): LightLog | undefined {
  const seen = regions
    .flat()
    .map((index) => around(pixels, landmarks, index))
    .filter((colours) => colours.length > 0)
  if (seen.length === 0) return undefined
  const middle = medianColour(seen.map(interquartileMeanColour))
  const skin = seen.flat().filter((colour) => apart(colour, middle) <= consensus)
  if (skin.length === 0) return middle
  const lights = skin.map(luminance)
  const [min, max] = [quantile(lights, shadow), quantile(lights, shine)]
  const lit = skin.filter((_, i) => {
    const light = lights[i] ?? 0
    return light >= min && light <= max
  })
  return withoutClipping(skin, interquartileMeanColour(lit))
}

/**
 * The hue comes from the unclipped pixels if they are at least this share of the skin. Otherwise it comes from the same
 * share of the darkest pixels.
 */
const minUnclippedShare = 0.15

/** If the lit skin is clipped, takes the hue from unclipped pixels. */
const withoutClipping = (skin: ReadonlyArray<LightLog>, lit: LightLog): LightLog => {
  if (!isClipped(lit)) return lit
  const min = Math.ceil(minUnclippedShare * skin.length)
  const within = skin.filter((colour) => !isClipped(colour))
  const darkest = () => [...skin].sort((a, b) => luminance(a) - luminance(b)).slice(0, min)
  const hue = interquartileMeanColour(within.length >= min ? within : darkest())
  const brighter = Math.max(0, lit.green - hue.green)
  return {
    red: hue.red + brighter,
    green: hue.green + brighter,
    blue: hue.blue + brighter,
  }
}

/** How much lighter the right cheek is than the left one in the picture, as a logarithm. Shows light from one side. */
export function sideLight(pixels: Pixels, landmarks: Landmarks): number {
  const [left = [], right = []] = regions
    .slice(0, 2)
    .map((cheek) => cheek.flatMap((index) => around(pixels, landmarks, index)))
  return left.length === 0 || right.length === 0
    ? 0
    : luminance(medianColour(right)) - luminance(medianColour(left))
}
