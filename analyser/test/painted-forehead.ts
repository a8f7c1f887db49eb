import type * as O from 'fp-ts/lib/Option.js'
import { findHairline } from '../src/face/find-hairline.js'
import type { Landmarks } from '../src/face/landmarks.js'
import { mesh, meshSize } from '../src/face/mesh.js'
import type { Pixels } from '@kaoiro/core/photo'
import type { Rgb } from './photo/pictures.js'
import { painted } from './photo/pictures.js'

const foreheadSize = { width: 260, height: 340 } as const

/** Position of a face of width 1 in the picture, around its centre. */
export interface HeadPlace {
  readonly scale: number
  readonly roll: number
  readonly x: number
  readonly y: number
}

export const headPlace: HeadPlace = { scale: 125, roll: 0, x: 130, y: 200 }

export const skin: Rgb = [214, 176, 152]

/** Distance of chin and top of the mesh from the centre of a face of width 1. */
const half = 0.62

/** Converts a height above the mesh, as a share of the mesh's height, to the distance from the face's centre. */
const downAxis = (height: number): number => half - 2 * half * (1 + height)

const onAxis = ({ scale, roll, x, y }: HeadPlace, down: number) => ({
  x: x - scale * down * Math.sin(roll),
  y: y + scale * down * Math.cos(roll),
  z: 0,
})

/** A mesh with a chin and a top. All other points are in the middle of the face, on bare skin. */
export const foreheadMesh = (at: HeadPlace = headPlace): Landmarks =>
  Array.from({ length: meshSize }, (_, index) => {
    if (index === mesh.foreheadTop) return onAxis(at, -half)
    return onAxis(at, index === mesh.chin ? half : 0)
  })

/** The mesh in the picture's mirror image. */
export const mirroredMesh = (landmarks: Landmarks): Landmarks =>
  landmarks.map((point) => ({ ...point, x: foreheadSize.width - 1 - point.x }))

/** Converts a height on the axis to a guide in percent of the picture's height. */
export const guideAt = (height: number, at: HeadPlace = headPlace): number =>
  (100 * onAxis(at, downAxis(height)).y) / foreheadSize.height

export interface Forehead {
  readonly place: HeadPlace
  readonly skin: Rgb
  readonly hair: Rgb
  readonly wall: Rgb
  /** Height of the hairline above the mesh at a horizontal position, as a share of the mesh's height. */
  readonly hairline: (x: number) => number
  /** Height at which the head ends, in the same unit. */
  readonly crown: number
  readonly gain: number
}

export const plainForehead: Forehead = {
  place: headPlace,
  skin,
  hair: [58, 44, 38],
  wall: [196, 198, 202],
  hairline: () => 0.15,
  crown: 0.36,
  gain: 1,
}

/** A head of skin and hair in front of a wall. */
export const foreheadPicture = (change: Partial<Forehead> = {}): Pixels => {
  const scene = { ...plainForehead, ...change }
  const { scale, roll, x: left, y: top } = scene.place
  const [cos, sin] = [Math.cos(roll) / scale, Math.sin(roll) / scale]
  const lit = ([red, green, blue]: Rgb): Rgb => [
    red * scene.gain,
    green * scene.gain,
    blue * scene.gain,
  ]
  // Computed once, not for each of 88,400 pixels.
  const [skin, hair, wall] = [lit(scene.skin), lit(scene.hair), lit(scene.wall)]
  return painted(foreheadSize.width, foreheadSize.height, (column, row) => {
    const x = (column - left) * cos + (row - top) * sin
    const y = (row - top) * cos - (column - left) * sin
    const height = (half - y) / (2 * half) - 1
    if (height > scene.crown || Math.abs(x) > 0.6) return wall
    return height > scene.hairline(x) ? hair : skin
  })
}

/** The detected hairline of a painted picture. */
export const foundIn = (change: Partial<Forehead> = {}): O.Option<number> =>
  findHairline(foreheadPicture(change), foreheadMesh(change.place))
