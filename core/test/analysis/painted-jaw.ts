import type { FaceView } from '@kaoiro/core/analysis/face/head-frame'
import type { Point } from '@kaoiro/core/analysis/face/landmarks'
import { mesh } from '@kaoiro/core/analysis/face/mesh'
import type { Rgb } from '../photo/pictures.js'
import { halves } from './mesh-mirror.js'
import type { Layer } from './painted-view.js'
import { band, paintedView, skin } from './painted-view.js'

/** A superellipse: with a power of 2 an ellipse, with a higher power closer to a rectangle. */
export interface Outline {
  readonly halfWidth: number
  readonly halfHeight: number
  readonly power: number
}

export const meanOutline: Outline = { halfWidth: 0.5, halfHeight: 0.68, power: 2.2 }

const centre: Point = { x: 0, y: 0.14 }
const mouth: Point = { x: 0, y: 0.47 }

/** Approximate distance of a point from an outline; negative inside. */
export const outsideOf = ({ halfWidth, halfHeight, power }: Outline, { x, y }: Point): number => {
  const [across, down] = [Math.abs(x - centre.x), Math.abs(y - centre.y)]
  const size = ((across / halfWidth) ** power + (down / halfHeight) ** power) ** (1 / power)
  return size === 0 ? -1 : (1 - 1 / size) * Math.hypot(across, down)
}

/** Indices of the mesh's outline, from left to right past the chin. */
const meshOutline = [...halves.left.outline, mesh.chin, ...[...halves.right.outline].reverse()]

/** Distance from the mouth to the outline in a direction. */
const along = (outline: Outline, direction: Point): number => {
  let [near, far] = [0, 2]
  for (let i = 0; i < 40; i++) {
    const half = (near + far) / 2
    const place = { x: mouth.x + half * direction.x, y: mouth.y + half * direction.y }
    if (outsideOf(outline, place) > 0) far = half
    else near = half
  }
  return near
}

/** The mesh of the mean outline, but a 26th closer to the mouth. */
export const jawLandmarks: Readonly<Record<number, Point>> = Object.fromEntries([
  ...[13, 14].map((index) => [index, mouth] as const),
  ...meshOutline.map((index, i) => {
    const angle = 0.85 * Math.PI * ((2 * i) / (meshOutline.length - 1) - 1)
    const direction = { x: Math.sin(angle), y: Math.cos(angle) }
    const distance = along(meanOutline, direction) / 1.04
    return [
      index,
      { x: mouth.x + distance * direction.x, y: mouth.y + distance * direction.y },
    ] as const
  }),
])

export interface JawScene {
  readonly outline: Outline
  readonly left: Rgb
  readonly right: Rgb
  readonly neck: Rgb | undefined
  /** Collar below the chin. */
  readonly collar: Rgb | undefined
  readonly gain: number
}

const typicalScene: JawScene = {
  outline: meanOutline,
  left: [150, 160, 175],
  right: [150, 160, 175],
  neck: [186, 148, 124],
  collar: undefined,
  gain: 1,
}

/** A face and its neck in front of a wall. The wall's halves may have different colours. */
export const jawView = (change: Partial<JawScene> = {}): FaceView => {
  const { outline, left, right, neck, collar, gain } = { ...typicalScene, ...change }
  const line = (y: number) => () => y
  const layers: ReadonlyArray<Layer> = [
    band(right, [0, 9], line(-9), line(9)),
    ...(neck === undefined ? [] : [band(neck, [-0.24, 0.24], line(0.5), line(9))]),
    ...(collar === undefined ? [] : [band(collar, [-9, 9], line(0.9), line(9))]),
    { colour: skin, outside: (x, y) => outsideOf(outline, { x, y }) },
  ]
  return paintedView(left, layers, jawLandmarks, gain)
}

/** The mirror image of a view with a symmetric mesh. */
export const mirroredView = (view: FaceView): FaceView => ({
  ...view,
  colourAt: (x, y) => view.colourAt(-x, y),
})
