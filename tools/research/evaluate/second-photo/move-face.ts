import type { Landmark, Landmarks } from '@kaoiro/core/analysis/face/landmarks'
import type { Pixels } from '@kaoiro/fixtures/pixels/rasterise'
import { mean } from '../../../statistics/mean.js'
import type { Guided } from '../pixels/guided.js'
import { writeSample } from '../pixels/sample.js'
import type { Anchor, Field } from './field.js'
import { fieldThrough } from './field.js'

/** The middle of a mesh, in depth, too. */
export const centreOf = (face: Landmarks): Landmark => ({
  x: mean(face.map(({ x }) => x)),
  y: mean(face.map(({ y }) => y)),
  z: mean(face.map(({ z }) => z)),
})

/**
 * The picture with each place of the face moved; hair and neck follow, and what is far from the face stays.
 *
 * @param places where each landmark comes to lie, and how far across and down it has moved to get there
 * @param width the face's, in pixels
 */
export const withFaceMoved = (
  photo: Guided,
  places: ReadonlyArray<Anchor>,
  width: number,
): Guided => {
  if (places.every(({ values }) => values.every((value) => value === 0))) return photo
  const { pixels, guide } = photo
  const field = fieldThrough(places, pixels, { near: 0.02 * width, reach: 0.9 * width })
  const moved = new Float64Array(2)
  const data = new Uint8Array(pixels.data.length)
  for (let y = 0, to = 0; y < pixels.height; y++)
    for (let x = 0; x < pixels.width; x++, to += 4) {
      field(x, y, moved)
      writeSample(pixels, x - (moved[0] ?? 0), y - (moved[1] ?? 0), data, to)
    }
  const result: Pixels = { width: pixels.width, height: pixels.height, data }
  return { pixels: result, guide: destinationOf(guide, field) }
}

/** Neighbouring places move alike, so each step comes nearer: a turn of 20° is exact to a hundredth of a pixel. */
const steps = 12

/** Where a place of the picture comes to lie. The field knows by how much it moved only there. */
const destinationOf = ({ x, y }: Guided['guide'], field: Field): Guided['guide'] => {
  const moved = new Float64Array(2)
  for (let step = 0; step < steps; step++) field(x + (moved[0] ?? 0), y + (moved[1] ?? 0), moved)
  return { x: x + (moved[0] ?? 0), y: y + (moved[1] ?? 0) }
}
