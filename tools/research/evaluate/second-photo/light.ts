import { linearByte } from '@kaoiro/core/colour'
import type { Landmark, Landmarks, Point } from '@kaoiro/analyser/face'
import { faceWidth, pointAt } from '@kaoiro/analyser/face'
import { encoded } from '@kaoiro/fixtures/pixels/linear-light'
import type { Pixels } from '@kaoiro/fixtures/pixels/rasterise'
import type { Amounts } from './amounts.js'
import type { Anchor, Field } from './field.js'
import { fieldThrough } from './field.js'

type Vector = readonly [x: number, y: number, z: number]

/** Number of neighbours used to estimate a landmark's normal. */
const neighbours = 9

/** The landmarks after these are the irises, which are not skin. */
const skinPoints = 468

/** Returns the landmarks nearest to the landmark at `here` in the picture, including that landmark. */
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

/** Returns the slope of the depth across and down the picture, by least squares over the neighbours. */
const slopeAt = (face: Landmarks, index: number): readonly [number, number] => {
  const here = pointAt(face, index)
  // Small initial values, so that the determinant is not 0 if all neighbours are on one line.
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

/** Returns the outward normal at each landmark; negative z points to the camera. */
const normalsOf = (face: Landmarks): ReadonlyArray<Vector> =>
  Array.from({ length: skinPoints }, (_, index) => {
    const [across, down] = slopeAt(face, index)
    const length = Math.hypot(across, down, 1)
    return [across / length, down / length, -1 / length]
  })

/** Returns the direction to the light, which is a little above the face, like lamps and windows. */
const towards = (side: number): Vector => {
  const length = Math.hypot(side, 0.3, 0.5)
  return [side / length, -0.3 / length, -0.5 / length]
}

/**
 * Returns the factor of light at each pixel if a share of the light comes from one side (Lambert's cosine law).
 * Skin that faces the camera keeps its light. Pixels far from the head do not change.
 *
 * @param amounts the light's position, -1 (left) to 1, and its share
 */
const sideLightOver = (
  face: Landmarks,
  size: { readonly width: number; readonly height: number },
  [side = 0, share = 0]: ReadonlyArray<number>,
): Field => {
  const [lx, ly, lz] = towards(Math.sign(side) * (0.4 + 0.6 * Math.abs(side)))
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

/** Returns the factor of light at a pixel: 1 minus a loss that grows with the fourth power of its distance. */
const vignetting = (x: number, y: number, { width, height }: Pixels, loss: number): number => {
  const [u, v] = [(2 * x) / width - 1, (2 * y) / height - 1]
  return 1 - loss * ((u * u + v * v) / 2) ** 2
}

/** Changes side light, white balance, exposure and vignette, in linear light. */
export const relitBy = (
  pixels: Pixels,
  face: Landmarks,
  { sideLight, whiteBalance, exposure, vignette }: Amounts,
): Pixels => {
  const [red = 0, blue = 0] = whiteBalance
  const gain = 2 ** (exposure[0] ?? 0)
  const gains = [gain * Math.exp(red), gain, gain * Math.exp(blue)]
  const loss = vignette[0] ?? 0
  const shadeAt = sideLightOver(face, pixels, sideLight)
  const shade = new Float64Array(1)
  const data = new Uint8Array(pixels.data)
  for (let y = 0, i = 0; y < pixels.height; y++)
    for (let x = 0; x < pixels.width; x++, i += 4) {
      shadeAt(x, y, shade)
      const light = (shade[0] ?? 1) * vignetting(x, y, pixels, loss)
      for (let c = 0; c < 3; c++)
        data[i + c] = encoded(linearByte(data[i + c] ?? 0) * light * (gains[c] ?? 1))
    }
  return { ...pixels, data }
}
