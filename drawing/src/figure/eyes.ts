import type { Complexion, HairColour } from './complexion.js'
import type { FaceShape } from './face-shape.js'
import type { Point, Run } from '../pen/geometry.js'
import { between, mirrored } from '../pen/geometry.js'
import type { Pressure } from '../pen/pen.js'
import { inked, trailing, washed } from '../pen/pen.js'
import type { SvgNode } from '../pen/svg.js'
import { group, node } from '../pen/svg.js'
import { tones } from '../pen/tones.js'

/** Height of the brow's peak above the line between its ends. */
export function browArch({ features, gender }: FaceShape): number {
  return between(gender === 'MEN' ? 4.2 : 5.2, 0.5, features.brows)
}

/** The right brow, from its inner end to its tail. */
const browRun = (shape: FaceShape): Run => {
  const arch = browArch(shape)
  const from = 10
  const to = between(36, 37.5, shape.features.brows)
  const y = shape.browY + arch * 0.5
  const at = (t: number, rise: number, fall: number): Point => [
    from + (to - from) * t,
    y - arch * rise + fall,
  ]
  const fall = between(2.6, -1.8, shape.features.brows)
  return [
    at(0, 0.2 + 0.3 * shape.smile, 0),
    at(0.32, 0.74, 0),
    at(0.6, 1, 0),
    at(0.82, 0.7, fall * 0.5),
    at(1, 0, fall),
  ]
}

/** Soft at the inner end, full before the peak, fine at the tail. */
const browPressure: Pressure = (t) => Math.min(1, 0.42 + 2 * t) * (1 - 0.92 * t ** 1.9)

export function brows(shape: FaceShape, hair: HairColour): SvgNode {
  const run = browRun(shape)
  const full = shape.gender === 'MEN' ? 4.9 - 1.1 * shape.smile : 2.9
  const width = full + 0.7 * shape.features.brows
  return group([mirrored(run), run].map((side) => inked(side, width, browPressure, hair.brow)))
}

/** An eye's opening: half its width, and the distance of each lid from the line between the corners. */
export interface EyeOpening {
  readonly half: number
  readonly upper: number
  readonly lower: number
  /** How much higher the outer corner is than the inner one. */
  readonly tilt: number
}

export function eyeOpening({ features, gender, smile }: FaceShape): EyeOpening {
  return {
    half: between(11.8, 14, features.eyes),
    upper: between(8, 3.9, features.eyes) - (gender === 'MEN' ? 0.9 : 0) + 1.1 * smile,
    lower: between(3.4, 1.7, features.eyes),
    tilt: between(0.4, 2.6, features.eyes),
  }
}

/**
 * Relative height of a lid at t from the inner (0) to the outer (1) corner; highest slightly outside the middle.
 */
const bulge = (t: number): number => 1 - Math.abs(2 * t ** 0.92 - 1) ** 2.3

const ts = [0, 0.14, 0.32, 0.5, 0.68, 0.86, 1] as const

const onLid = ({ eyeX, eyeY }: FaceShape, opening: EyeOpening, rise: number, t: number): Point => [
  eyeX + opening.half * (2 * t - 1),
  eyeY + opening.tilt * (0.5 - t) - rise * bulge(t),
]

const lid = (shape: FaceShape, opening: EyeOpening, rise: number): Run =>
  ts.map((t) => onLid(shape, opening, rise, t))

/** Outline of the part of the iris that the lids leave visible. */
const irisRun = (shape: FaceShape, opening: EyeOpening, radius: number, middle: number): Run => {
  const top = (x: number, rise: number) =>
    onLid(shape, opening, rise, (x / opening.half + 1) / 2)[1]
  const half = Array.from({ length: 9 }, (_, i) => -Math.cos((Math.PI * i) / 8) * radius)
  const arc = (x: number) => Math.sqrt(Math.max(0, radius * radius - x * x))
  const above = half.map((x): Point => [
    shape.eyeX + x,
    Math.max(middle - arc(x), top(x, opening.upper)),
  ])
  const below = half.map((x): Point => [
    shape.eyeX + x,
    Math.min(middle + arc(x), top(x, -opening.lower)),
  ])
  return [...above, ...below.reverse().slice(1)]
}

/** Fine at the inner corner, full over the outer third. */
const lidPressure: Pressure = (t) => 0.22 + 0.78 * Math.sin(Math.PI * Math.min(1, t) ** 1.5) ** 0.8

/** Three outer lashes, growing longer outwards. */
const lashes = (shape: FaceShape, opening: EyeOpening): ReadonlyArray<Run> =>
  [0.7, 0.84, 0.97].map((t, i) => {
    const [x, y] = onLid(shape, opening, opening.upper, t)
    const length = 3 + i
    return [
      [x - 0.8, y],
      [x + length * 0.55, y - length * 0.35],
      [x + length * (0.75 + 0.12 * i), y - length * (1.05 - 0.16 * i)],
    ]
  })

/** One eye; `side` 1 is the right of the picture. The highlight is on the same side of both eyes. */
const eye = (shape: FaceShape, side: 1 | -1, { skin, makeUp }: Complexion): SvgNode => {
  const opening = eyeOpening(shape)
  const placed = (run: Run) => (side === 1 ? run : mirrored(run))
  const woman = shape.gender === 'WOMEN'
  const upper = lid(shape, opening, opening.upper)
  const lower = lid(shape, opening, -opening.lower)
  const radius = between(6.4, 5.4, shape.features.eyes) + 0.5 * shape.smile
  const middle = shape.eyeY + opening.lower - radius + 0.5
  const crease = lid(shape, opening, opening.upper + 3.2)
  return group([
    washed(
      makeUp?.cheek ?? skin.blush,
      [placed(upper), placed([...crease].reverse())],
      makeUp === null ? 0.12 : 0.3,
    ),
    washed(tones.ground, [placed(upper), placed([...lower].reverse())]),
    washed(skin.iris, [placed(irisRun(shape, opening, radius, middle))]),
    washed(tones.ink, [placed(irisRun(shape, opening, radius * 0.46, middle))]),
    node('circle', {
      cx: side * shape.eyeX - 1.6,
      cy: shape.eyeY - opening.upper * 0.35,
      r: 0.8 + 0.7 * shape.smile,
      fill: tones.ground,
    }),
    inked(placed(lower.slice(2)), 0.7, trailing, skin.line),
    inked(placed(crease), 0.7, undefined, skin.line),
    inked(placed(upper), woman ? 2.7 : 2, lidPressure),
    ...(woman ? lashes(shape, opening).map((run) => inked(placed(run), 1.1, trailing)) : []),
  ])
}

export function eyes(shape: FaceShape, complexion: Complexion): SvgNode {
  return group([eye(shape, -1, complexion), eye(shape, 1, complexion)])
}
