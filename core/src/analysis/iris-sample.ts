import type { Pixels } from '../photo/pixels.js'
import type { HeadFrame } from './head-frame.js'
import type { Iris } from './iris.js'
import type { LightLog } from './light-log.js'
import { lightAt, luminance, medianLight } from './light-log.js'

/** Between pupil and edge, at the sides and below: the upper lid shades what is above. */
const places = [0.5, 0.58, 0.66, 0.74, 0.82].flatMap((distance) =>
  [-10, 5, 20, 35, 50, 130, 145, 160, 175, 190].map((degrees) => ({
    x: distance * Math.cos((degrees * Math.PI) / 180),
    y: distance * Math.sin((degrees * Math.PI) / 180),
  })),
)

/** The lightest fifth may be a glint or the white of the eye. */
const kept = 0.8

/** The colour of both irises; undefined where neither is in the photo. */
export const irisSample = (
  pixels: Pixels,
  frame: HeadFrame,
  irises: ReadonlyArray<Iris>,
): LightLog | undefined => {
  const colours = irises.flatMap(({ x, y, radius }) =>
    places.flatMap((place) => {
      const at = frame.toPicture(x + place.x * radius, y + place.y * radius)
      return lightAt(pixels, at.x, at.y) ?? []
    }),
  )
  if (colours.length === 0) return undefined
  const darker = [...colours]
    .sort((a, b) => luminance(a) - luminance(b))
    .slice(0, Math.ceil(kept * colours.length))
  return medianLight(darker)
}
