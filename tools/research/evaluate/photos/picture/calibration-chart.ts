import type { SvgNode } from '@kaoiro/core/drawing/pen/svg'
import { node } from '@kaoiro/core/drawing/pen/svg'
import { at, heading, line, tones, words } from '../../picture/shapes.js'
import type { Calibration } from '../calibration.js'

const side = 130
const gap = 60

export const calibrationHeight = side + 60

/** Confidence across, what was so upwards: on the diagonal a confidence is true. */
const square = (title: string, { bins, error, pairs }: Calibration): ReadonlyArray<SvgNode> => [
  node('rect', { x: 0, y: 0, width: side, height: side, fill: tones.rule, opacity: 0.4 }),
  line(0, side, side, 0, tones.soft),
  ...bins.map(({ confidence, deserved, count }) =>
    node('circle', {
      cx: side * confidence,
      cy: side * (1 - deserved),
      r: 2 + 6 * Math.sqrt(count / Math.max(1, pairs)),
      fill: tones.first,
      opacity: 0.7,
    }),
  ),
  words(0, side + 16, `${title}: error ${error.toFixed(3)}`, { size: 12 }),
]

/** The confidence that was given beside how often the answer was the same in another photo. */
export const calibrationNodes = (
  kept: ReadonlyArray<readonly [title: string, kept: Calibration]>,
): ReadonlyArray<SvgNode> => [
  heading('Confidence (across), and what stayed (up)'),
  ...kept.map(([title, own], i) => at(i * (side + gap), 16, square(title, own))),
]
