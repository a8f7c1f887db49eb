import type { FaceShape } from './face-shape.js'
import type { Run } from '../pen/geometry.js'
import { mixed, mixedRun, portion, reversed } from '../pen/geometry.js'
import { inked, swelling, washed } from '../pen/pen.js'
import type { SvgNode } from '../pen/svg.js'
import { group } from '../pen/svg.js'
import { tones } from '../pen/tones.js'

/** A hairstyle: the part behind the neck and the part in front of the face. */
export interface Hair {
  readonly back: SvgNode
  readonly front: SvgNode
}

/** Fits a hairstyle to a face. */
export type Hairstyle = (shape: FaceShape) => Hair

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

/** A lock between two guide curves with the same number of points: fill, shading along b, edges and strands. */
export const lock = (
  a: Run,
  b: Run,
  strands: Strands = few,
  tone: string = tones.hair,
): SvgNode => {
  const shade = b.map((point, i) =>
    mixed(point, a[i] ?? point, 0.45 * Math.sin((Math.PI * i) / (b.length - 1)) ** 0.8),
  )
  return group([
    washed(tone, [a, reversed(b)]),
    washed(tones.hairShade, [b, reversed(shade)], 0.4),
    inked(a, 1.05, swelling, tones.hairInk),
    inked(b, 0.7, swelling, tones.hairInk),
    ...strands.map(([place, from, to]) =>
      inked(portion(mixedRun(a, b, place), from, to), 0.65, swelling, tones.hairInk),
    ),
  ])
}

/** A filled area of hair without outlines. */
export const mass = (tone: string, ...runs: ReadonlyArray<Run>): SvgNode => washed(tone, runs)

/** Single stray hairs. */
export const wisps = (...runs: ReadonlyArray<Run>): ReadonlyArray<SvgNode> =>
  runs.map((run) => inked(run, 0.65, swelling, tones.hairInk))
