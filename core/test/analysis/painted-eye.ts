import type { FaceView } from '@kaoiro/core/analysis/head-frame'
import type { Rgb } from '../photo/pictures.js'
import type { Layer } from './painted-view.js'
import { band, disk, paintedView, skin, within } from './painted-view.js'

export interface PaintedEye {
  readonly x: number
  readonly y: number
  readonly radius: number
  /** Between the lids at the eye's middle, of which the lashes cover their own part. */
  readonly opening: number
  readonly lashes: number
  readonly iris: Rgb
  readonly pupil: boolean
  readonly glint: boolean
  readonly gain: number
}

export const usualEye: PaintedEye = {
  x: 0.22,
  y: 0,
  radius: 0.043,
  opening: 0.074,
  lashes: 0.01,
  iris: [92, 64, 44],
  pupil: true,
  glint: true,
  gain: 1,
}

/** Half the distance between the corners. */
export const cornerAway = 0.1

/** A lens of white in skin with iris, pupil, glint and lashes. */
export const eyeView = (change: Partial<PaintedEye> = {}): FaceView => {
  const eye = { ...usualEye, ...change }
  const bow = (x: number) => 1 - ((x - eye.x) / cornerAway) ** 2
  const upper = (x: number) => eye.y - (eye.opening / 2) * bow(x)
  const lower = (x: number) => eye.y + (eye.opening / 2) * bow(x)
  const ends = [eye.x - cornerAway, eye.x + cornerAway] as const
  const lens = band([226, 220, 214], ends, upper, lower)
  const drawn: ReadonlyArray<Layer> = [
    disk(eye.iris, eye.x, eye.y, eye.radius),
    ...(eye.pupil ? [disk([16, 14, 14], eye.x, eye.y, 0.35 * eye.radius)] : []),
    ...(eye.glint ? [disk([255, 255, 255], eye.x + 0.014, eye.y - 0.014, 0.008)] : []),
    band([34, 26, 24], ends, upper, (x) => upper(x) + eye.lashes),
  ]
  return paintedView(skin, [lens, ...drawn.map((layer) => within(lens, layer))], {}, eye.gain)
}
