import type { Landmark, Landmarks, Point } from './landmarks.js'
import { pointAt } from './landmarks.js'
import { mirrorPairs, skinPoints } from './mesh.js'

/** A square in a photo's pixels, rotated clockwise by an angle in radians. */
export interface Square {
  readonly centre: Point
  readonly side: number
  readonly angle: number
}

/** Clockwise rotation of the line through the mirrored points, in radians. */
const rollOf = (mesh: Landmarks): number => {
  const skin = mirrorPairs.filter(([right]) => right < skinPoints)
  const sum = (along: 'x' | 'y') =>
    skin.reduce(
      (s, [right, left]) => s + pointAt(mesh, right)[along] - pointAt(mesh, left)[along],
      0,
    )
  return Math.atan2(sum('y'), sum('x'))
}

const range = (numbers: ReadonlyArray<number>) => {
  const [from, to] = [Math.min(...numbers), Math.max(...numbers)]
  return { middle: (from + to) / 2, length: to - from }
}

/**
 * The upright square around a mesh.
 *
 * @param margin the side relative to the longer extent of the mesh
 */
export const squareOfMesh = (mesh: Landmarks, margin: number): Square => {
  const angle = rollOf(mesh)
  const [cosine, sine] = [Math.cos(angle), Math.sin(angle)]
  const skin = mesh.slice(0, skinPoints)
  const across = range(skin.map(({ x, y }) => x * cosine + y * sine))
  const down = range(skin.map(({ x, y }) => y * cosine - x * sine))
  return {
    centre: {
      x: across.middle * cosine - down.middle * sine,
      y: across.middle * sine + down.middle * cosine,
    },
    side: margin * Math.max(across.length, down.length),
    angle,
  }
}

/** Maps an upright square of width `size` to the photo. */
export const fromSquare = ({ centre, side, angle }: Square, size: number) => {
  const [cosine, sine] = [Math.cos(angle), Math.sin(angle)]
  const scale = side / size
  return ({ x, y, z }: Landmark): Landmark => {
    const across = scale * (x - size / 2)
    const down = scale * (y - size / 2)
    return {
      x: centre.x + across * cosine - down * sine,
      y: centre.y + across * sine + down * cosine,
      z: scale * z,
    }
  }
}
