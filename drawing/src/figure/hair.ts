import type { HairColour } from './complexion.js'
import type { FaceShape } from './face-shape.js'
import type { Run } from '../pen/geometry.js'
import { mixed, mixedRun, portion, reversed } from '../pen/geometry.js'
import type { Pressure } from '../pen/pen.js'
import { inked, swelling, washed } from '../pen/pen.js'
import type { SvgNode } from '../pen/svg.js'
import { group } from '../pen/svg.js'

/** A hairstyle: the part behind the neck and the part in front of the face. */
interface Hair {
  readonly back: SvgNode
  readonly front: SvgNode
}

/** Fits a hairstyle to a face. */
export type Hairstyle = (shape: FaceShape, pen: HairPen) => Hair

/** Strands of a lock: position between its guide curves, and start and end along them. */
export type Strands = ReadonlyArray<readonly [place: number, from: number, to: number]>

/** Deliberately uneven: evenly spaced lines of equal length look like corduroy. */
export const few: Strands = [
  [0.22, 0.06, 0.5],
  [0.46, 0.36, 0.9],
  [0.7, 0.02, 0.62],
]
export const full: Strands = [
  [0.14, 0.1, 0.42],
  [0.26, 0.34, 0.86],
  [0.48, 0.02, 0.7],
  [0.66, 0.5, 0.98],
  [0.84, 0.04, 0.56],
]

/** Draws hair in one colour. */
export interface HairPen {
  /** A lock between two guide curves with the same number of points: fill, shading along b, edges and strands. */
  readonly lock: (a: Run, b: Run, strands?: Strands) => SvgNode
  /** A lock behind the neck. */
  readonly lockBehind: (a: Run, b: Run, strands?: Strands) => SvgNode
  /** A filled area without outlines. */
  readonly mass: (...runs: ReadonlyArray<Run>) => SvgNode
  /** A filled area behind the neck, or cropped close. */
  readonly massBehind: (...runs: ReadonlyArray<Run>) => SvgNode
  readonly outline: (run: Run, width: number) => SvgNode
  readonly strand: (run: Run, width: number, pressure?: Pressure) => SvgNode
  /** Single stray hairs. */
  readonly wisps: (...runs: ReadonlyArray<Run>) => ReadonlyArray<SvgNode>
}

export function hairPen(colour: HairColour): HairPen {
  const { tone, shade, behind, outline, strand } = colour
  const lockIn =
    (fill: string) =>
    (a: Run, b: Run, strands: Strands = few): SvgNode =>
      group([
        washed(fill, [a, reversed(b)]),
        washed(shade, [b, reversed(shadowEdge(a, b))], 0.4),
        inked(a, 1.05, swelling, outline),
        inked(b, 0.7, swelling, outline),
        ...strands.map(([place, from, to]) =>
          inked(portion(mixedRun(a, b, place), from, to), 0.65, swelling, strand),
        ),
      ])
  return {
    lock: lockIn(tone),
    lockBehind: lockIn(behind),
    mass: (...runs) => washed(tone, runs),
    massBehind: (...runs) => washed(behind, runs),
    outline: (run, width) => inked(run, width, swelling, outline),
    strand: (run, width, pressure = swelling) => inked(run, width, pressure, strand),
    wisps: (...runs) => runs.map((run) => inked(run, 0.65, swelling, outline)),
  }
}

/** The edge of the shading along b, which is widest in the middle. */
const shadowEdge = (a: Run, b: Run): Run =>
  b.map((point, i) =>
    mixed(point, a[i] ?? point, 0.45 * Math.sin((Math.PI * i) / (b.length - 1)) ** 0.8),
  )
