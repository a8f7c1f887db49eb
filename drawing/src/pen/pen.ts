import type { Run } from './geometry.js'
import { distance, reversed, sampled, shapePath } from './geometry.js'
import type { SvgNode } from './svg.js'
import { node } from './svg.js'
import { tones } from './tones.js'

/** Thickness of a stroke along its length (0 to 1), relative to its width. */
export type Pressure = (t: number) => number

/** Thin at both ends, like a nib. */
export const swelling: Pressure = (t) => 0.16 + 0.84 * Math.sin(Math.PI * t) ** 0.75
/** Starts at full weight and tapers off. */
export const trailing: Pressure = (t) => 0.1 + 0.9 * (1 - t) ** 0.8 * Math.min(1, 0.55 + t * 6)
/** Gains weight towards its end. */
export const gathering: Pressure = (t) => trailing(1 - t)

/** One edge of a stroke: its line, offset along the normals. */
const edge = (line: Run, half: (t: number) => number): Run =>
  line.map((point, i) => {
    const before = line[i - 1] ?? point
    const after = line[i + 1] ?? point
    const length = distance(before, after)
    const shift = length === 0 ? 0 : half(i / (line.length - 1)) / length
    return [point[0] + (after[1] - before[1]) * shift, point[1] - (after[0] - before[0]) * shift]
  })

/** A pen stroke as a filled shape, since SVG strokes cannot taper. */
export function inked(
  run: Run,
  width: number,
  pressure: Pressure = swelling,
  tone: string = tones.ink,
): SvgNode {
  const line = sampled(run, 12)
  const half = (t: number) => (width / 2) * pressure(t)
  const d = shapePath(edge(line, half), reversed(edge(line, (t) => -half(t))))
  return node('path', { d, fill: tone })
}

/** A flat area of colour. Each run is smooth, with corners where runs meet. */
export function washed(tone: string, runs: ReadonlyArray<Run>, opacity = 1): SvgNode {
  return node('path', {
    d: shapePath(...runs),
    fill: tone,
    ...(opacity < 1 && { 'fill-opacity': opacity }),
  })
}
