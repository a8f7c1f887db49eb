import type { Landmark, Landmarks, Point } from '@kaoiro/core/analysis/face/landmarks'
import { faceWidth, pointAt } from '@kaoiro/core/analysis/face/landmarks'
import type { Anchor, Field } from './field.js'
import { fieldThrough } from './field.js'

type Vector = readonly [x: number, y: number, z: number]

/** Neighbours to each landmark that make out the skin's plane there. */
const neighbours = 9

/** The irises lie on the eyes, and are no skin. */
const skinPoints = 468

/** The landmarks nearest to one of them in the picture, itself among them. */
const nearestTo = (face: Landmarks, here: Point): ReadonlyArray<Landmark> => {
  const nearest: Landmark[] = []
  const distances: number[] = []
  for (let i = 0; i < skinPoints; i++) {
    const point = pointAt(face, i)
    const squared = (point.x - here.x) ** 2 + (point.y - here.y) ** 2
    if (squared >= (distances[neighbours] ?? Infinity)) continue
    const before = distances.findIndex((distance) => distance > squared)
    const at = before < 0 ? distances.length : before
    distances.splice(at, 0, squared)
    nearest.splice(at, 0, point)
    distances.length = Math.min(distances.length, neighbours + 1)
    nearest.length = distances.length
  }
  return nearest
}

/** Depth's slope across and down the picture around a landmark, by least squares over its neighbours. */
const slopeAt = (face: Landmarks, index: number): readonly [number, number] => {
  const here = pointAt(face, index)
  // Never 0: a plane through points on one line has no slope across it.
  let [xx, xy, yy, xz, yz] = [1e-6, 0, 1e-6, 0, 0]
  for (const { x, y, z } of nearestTo(face, here)) {
    const [dx, dy, dz] = [x - here.x, y - here.y, z - here.z]
    xx += dx * dx
    xy += dx * dy
    yy += dy * dy
    xz += dx * dz
    yz += dy * dz
  }
  const determinant = xx * yy - xy * xy + 1e-6 * (xx + yy) ** 2
  return [(xz * yy - yz * xy) / determinant, (yz * xx - xz * xy) / determinant]
}

/** The outward normal of the skin at each landmark; z towards the camera is below 0. */
const normalsOf = (face: Landmarks): ReadonlyArray<Vector> =>
  Array.from({ length: skinPoints }, (_, index) => {
    const [across, down] = slopeAt(face, index)
    const length = Math.hypot(across, down, 1)
    return [across / length, down / length, -1 / length]
  })

/** From a little above, as lamps and windows are: the direction towards the light. */
const towards = (side: number): Vector => {
  const length = Math.hypot(side, 0.3, 0.5)
  return [side / length, -0.3 / length, -0.5 / length]
}

/**
 * How much light falls on each place, 1 before the change, as one number: a share of it comes from one
 * side (Lambert's cosine), and what turns away from there lies in shade. Away from the head nothing changes.
 *
 * @param amounts where the light is, -1 (left) to 1, and its share
 */
export const sideLightOver = (
  face: Landmarks,
  size: { readonly width: number; readonly height: number },
  [side = 0, share = 0]: ReadonlyArray<number>,
): Field => {
  const [lx, ly, lz] = towards(Math.sign(side) * (0.4 + 0.6 * Math.abs(side)))
  // A face straight on gets as much light as before.
  const straight = Math.max(0, -lz)
  const anchors = normalsOf(face).map(([nx, ny, nz], index): Anchor => {
    const lambert = Math.max(0, nx * lx + ny * ly + nz * lz) / straight
    return { ...pointAt(face, index), values: [share * (lambert - 1)] }
  })
  const width = faceWidth(face)
  const field = fieldThrough(anchors, size, { near: 0.03 * width, reach: 0.3 * width })
  return (x, y, into) => {
    field(x, y, into)
    into[0] = 1 + (into[0] ?? 0)
  }
}
