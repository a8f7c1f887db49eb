import { findHairline } from '@kaoiro/core/analysis/find-hairline'
import type { Landmarks } from '@kaoiro/core/analysis/landmarks'
import type { Pixels } from '@kaoiro/core/photo/pixels'
import type { Rgb } from '../photo/pictures.js'
import { painted } from '../photo/pictures.js'
import { drawnFace, meanShape, placed, placedPoint } from './drawn-face.js'
import type { Placement } from './drawn-face.js'
import { skin } from './painted-view.js'

export const foreheadSize = { width: 260, height: 340 } as const

export const placement: Placement = { scale: 125, roll: 0, x: 130, y: 200 }

/** The chin's and the mesh's topmost point's distance from the middle of `drawnFace`. */
const half = 0.62

/** A place on the face's axis by its height above the mesh, in shares of the mesh's own height. */
const onAxis = (height: number) => ({ x: 0, y: half - 2 * half * (1 + height) })

export interface Forehead {
  readonly placement: Placement
  readonly skin: Rgb
  readonly hair: Rgb
  readonly wall: Rgb
  /** Where hair begins, as a share of the mesh's height above its topmost point, by the place across. */
  readonly hairline: (x: number) => number
  /** Where the head ends and the wall begins. */
  readonly crown: number
  readonly gain: number
}

export const plainForehead: Forehead = {
  placement,
  skin,
  hair: [58, 44, 38],
  wall: [196, 198, 202],
  hairline: () => 0.15,
  crown: 0.36,
  gain: 1,
}

/** A head of skin and hair before a wall, in a picture. */
export const foreheadPicture = (change: Partial<Forehead> = {}): Pixels => {
  const scene = { ...plainForehead, ...change }
  const { scale, roll, x: left, y: top } = scene.placement
  const [cos, sin] = [Math.cos(roll) / scale, Math.sin(roll) / scale]
  return painted(foreheadSize.width, foreheadSize.height, (column, row) => {
    const x = (column - left) * cos + (row - top) * sin
    const y = (row - top) * cos - (column - left) * sin
    const height = (half - y) / (2 * half) - 1
    const colour =
      height > scene.crown || Math.abs(x) > 0.6
        ? scene.wall
        : height > scene.hairline(x)
          ? scene.hair
          : scene.skin
    const [red, green, blue] = colour
    return [red * scene.gain, green * scene.gain, blue * scene.gain]
  })
}

export const foreheadMesh = (at: Placement = placement): Landmarks =>
  placed(drawnFace(meanShape), at)

/** What the guide says of a height on the face's axis, in percent of the picture's height. */
export const guideAt = (height: number, at: Placement = placement): number =>
  (100 * placedPoint(at)(onAxis(height)).y) / foreheadSize.height

/** The hairline that is found in a painted picture. */
export const foundIn = (change: Partial<Forehead> = {}) =>
  findHairline(foreheadPicture(change), foreheadMesh(change.placement))
