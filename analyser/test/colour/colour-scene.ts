import fc from 'fast-check'
import type { Landmarks, Point } from '../../src/face/landmarks.js'
import { linearByte } from '@kaoiro/core/colour'
import type { LightLog } from '../../src/colour/light-log.js'
import type { Pixels } from '@kaoiro/core/photo'
import type { Rgb } from '../photo/pictures.js'
import { evenly } from '@kaoiro/fixtures/arbitraries/values'
import { drawnFace, drawnHairline, meanShape, placed } from '../drawn-face.js'
import type { Placement } from '../drawn-face.js'

/** The colours of a painted scene. */
export interface ScenePalette {
  readonly skin: Rgb
  readonly hair: Rgb
  readonly iris: Rgb
  readonly lips: Rgb
  /** The white of the eyes. */
  readonly white: Rgb
  readonly wall: Rgb
  readonly cloth: Rgb
}

export const plainScene: ScenePalette = {
  skin: [206, 170, 148],
  hair: [70, 45, 30],
  iris: [90, 60, 40],
  lips: [176, 110, 102],
  white: [217, 212, 209],
  wall: [150, 150, 150],
  cloth: [90, 90, 90],
}

export const sceneSize = { width: 520, height: 600 } as const
const placement: Placement = { scale: 200, roll: 0, x: 260, y: 300 }

/** Root mean square distance of a mesh's points from their centroid, for a face of width 1. */
const spread = 0.365

/** The face's mesh. Points that `drawnFace` leaves at the origin are spread out as in a real mesh. */
export const sceneFace: Landmarks = placed(
  drawnFace(meanShape).map((point, i) =>
    point.x === 0 && point.y === 0
      ? { x: spread * Math.cos(i * 2.4), y: spread * Math.sin(i * 2.4), z: 0 }
      : point,
  ),
  placement,
)

const pupil: Rgb = [12, 12, 12]
const eyes = [-0.24, 0.24]

/** The part that is painted at this point of the face of width 1. */
const partAt = (x: number, y: number): keyof ScenePalette | 'pupil' => {
  for (const eye of eyes) {
    const distance = Math.hypot(x - eye, y + 0.12)
    if (((x - eye) / 0.11) ** 2 + ((y + 0.12) / 0.055) ** 2 > 1) continue
    if (distance <= 0.017) return 'pupil'
    return distance <= 0.043 ? 'iris' : 'white'
  }
  if (Math.abs(x) < 0.16 && Math.abs(y - 0.34) < 0.045) return 'lips'
  if (y > 0.75 && Math.abs(x) > 0.25) return 'cloth'
  if (y > 0.6) return Math.abs(x) < 0.25 ? 'skin' : 'wall'
  if ((x / 0.58) ** 2 + ((y + 0.2) / 0.95) ** 2 > 1) return 'wall'
  return y < drawnHairline.y ? 'hair' : 'skin'
}

const painted = [...(Object.keys(plainScene) as Array<keyof ScenePalette>), 'pupil'] as const

/** For each pixel, the index in `painted` of the part that it shows. */
const parts = Uint8Array.from({ length: sceneSize.width * sceneSize.height }, (_, i) => {
  const x = i % sceneSize.width
  const y = Math.floor(i / sceneSize.width)
  return painted.indexOf(
    partAt((x - placement.x) / placement.scale, (y - placement.y) / placement.scale),
  )
})

/** A face in front of a wall. */
export const sceneOf = (palette: ScenePalette): Pixels => {
  const colours = painted.map((part) => [...(part === 'pupil' ? pupil : palette[part]), 255])
  const words = new Uint32Array(Uint8Array.from(colours.flat()).buffer)
  // Copies whole pixels in a plain loop, because tests paint this picture a thousand times.
  const pixels = new Uint32Array(parts.length)
  for (let i = 0; i < pixels.length; i++) pixels[i] = words[parts[i] ?? 0] ?? 0
  return { ...sceneSize, data: new Uint8Array(pixels.buffer) }
}

/** Linear light to the nearest sRGB byte (IEC 61966-2-1). */
const encoded = (linear: number): number => {
  const c = linear <= 0.0031308 ? linear * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055
  return Math.round(255 * Math.min(1, Math.max(0, c)))
}

/** The palette under a light with these gains on each channel. */
export const relitPalette = (palette: ScenePalette, gains: Rgb): ScenePalette => {
  const relit = ([red, green, blue]: Rgb): Rgb => [
    encoded(linearByte(red) * gains[0]),
    encoded(linearByte(green) * gains[1]),
    encoded(linearByte(blue) * gains[2]),
  ]
  return {
    skin: relit(palette.skin),
    hair: relit(palette.hair),
    iris: relit(palette.iris),
    lips: relit(palette.lips),
    white: relit(palette.white),
    wall: relit(palette.wall),
    cloth: relit(palette.cloth),
  }
}

/** Row of the scene's hairline. */
export const hairlineRow = placement.y + placement.scale * drawnHairline.y

/** The scene with some of its pixels in another colour. */
export const degraded = (
  { width, height, data }: Pixels,
  colour: Rgb,
  where: (x: number, y: number) => boolean,
): Pixels => {
  const copy = Uint8Array.from(data)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) if (where(x, y)) copy.set(colour, 4 * (y * width + x))
  return { width, height, data: copy }
}

/** Whether a point is less than a pixel from one of these places. `Math.hypot` would be many times slower. */
export const isNearOneOf =
  (places: ReadonlyArray<Point>) =>
  (x: number, y: number): boolean =>
    places.some((place) => (place.x - x) ** 2 + (place.y - y) ** 2 < 1)

/** A byte colour in natural logarithms of linear light. */
export const logOf = ([red, green, blue]: Rgb): LightLog => ({
  red: Math.log(linearByte(red)),
  green: Math.log(linearByte(green)),
  blue: Math.log(linearByte(blue)),
})

/** The largest deviation of a channel, in logarithms; NaN if no colour was found. */
export const off = (found: LightLog | undefined, painted: LightLog): number =>
  found === undefined
    ? NaN
    : Math.max(
        Math.abs(found.red - painted.red),
        Math.abs(found.green - painted.green),
        Math.abs(found.blue - painted.blue),
      )

/** The face, moved right by `x` and down by `y` pixels. */
export const faceMoved = (x: number, y: number): Landmarks =>
  sceneFace.map((point) => ({ ...point, x: point.x + x, y: point.y + y }))

/** Shifts that move the face out of the photo on each side. */
export const elsewhere = [
  [-1000, 0],
  [5000, 0],
  [0, -1000],
  [0, 5000],
] as const

/** The factor of a light for each channel, as in usual photos. */
export const gainsArb: fc.Arbitrary<Rgb> = fc.tuple(
  evenly(0.7, 1.15),
  evenly(0.7, 1.15),
  evenly(0.7, 1.15),
)
