import type { FaceView } from '../src/face/head-frame.js'
import type { Point } from '../src/face/landmarks.js'
import type { LogColour } from '../src/face/sampler.js'
import { samplerOf } from '../src/face/sampler.js'
import type { Rgb } from './photo/pictures.js'
import { painted } from './photo/pictures.js'

/** A region of one colour in the coordinates of the face. */
export interface Layer {
  readonly colour: Rgb
  /** Distance of a point from the region, in face widths; negative inside. */
  readonly outside: (x: number, y: number) => number
}

/** Width of an edge in face widths, about 1.5 pixels of a sharp photo. */
const blur = 0.006

const brightness = samplerOf(painted(257, 1, (x) => [x, x, x]))

/** The sampler's logarithm of a byte, which may be fractional. */
const logOf = (byte: number): number => brightness(byte, 0).red

const mixed = (below: Rgb, over: Rgb, share: number): Rgb => [
  below[0] + share * (over[0] - below[0]),
  below[1] + share * (over[1] - below[1]),
  below[2] + share * (over[2] - below[2]),
]

/** A view of painted layers, the first one at the bottom. `gain` is the exposure. */
export const paintedView = (
  ground: Rgb,
  layers: ReadonlyArray<Layer>,
  landmarks: Readonly<Record<number, Point>> = {},
  gain = 1,
): FaceView => {
  const bytesAt = (x: number, y: number): Rgb =>
    layers.reduce((below, { colour, outside }) => {
      const share = Math.max(0, Math.min(1, 0.5 - outside(x, y) / blur))
      return mixed(below, colour, share)
    }, ground)
  const colourAt = (x: number, y: number): LogColour => {
    const [red, green, blue] = bytesAt(x, y)
    return { red: logOf(gain * red), green: logOf(gain * green), blue: logOf(gain * blue) }
  }
  return {
    frame: {
      width: 1,
      toFrame: (point) => point,
      toPicture: (x, y) => ({ x, y }),
      pictureX: (x) => x,
      pictureY: (_, y) => y,
    },
    colourAt,
    landmark: (index) => landmarks[index] ?? { x: 0, y: 0 },
  }
}

/** The area between an upper and a lower curve, within a range of x. */
export const band = (
  colour: Rgb,
  [from, to]: readonly [number, number],
  upper: (x: number) => number,
  lower: (x: number) => number,
): Layer => ({
  colour,
  outside: (x, y) => Math.max(upper(x) - y, y - lower(x), from - x, x - to),
})

export const skin: Rgb = [214, 176, 152]
