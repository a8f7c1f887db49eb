import { traits } from '@kaoiro/core/diagnosis/level'
import type { Trait } from '@kaoiro/core/diagnosis/level'
import type { SvgNode } from '@kaoiro/core/drawing/pen/svg'
import { node } from '@kaoiro/core/drawing/pen/svg'
import type { Pair } from '../../statistics/confusion.js'
import { traitName } from '../../names.js'
import { at, heading, line, tones, words } from '../picture/shapes.js'
import type { ByTrait } from './traits.js'

const side = 180
const gap = 25

/** Standard deviations from the middle to an edge, drawn and measured; beyond it, on the edge. */
const reach = 3

const place = (deviation: number): number =>
  ((Math.min(reach, Math.max(-reach, deviation)) + reach) / (2 * reach)) * side

const axes: ReadonlyArray<SvgNode> = [
  ...[-2, 0, 2].flatMap((deviation) => [
    line(place(deviation), 0, place(deviation), side),
    line(0, side - place(deviation), side, side - place(deviation)),
    words(place(deviation), side + 15, String(deviation).replace('-', '−'), {
      size: 10,
      tone: tones.soft,
      anchor: 'middle',
    }),
  ]),
  line(0, side, side, 0, tones.soft),
  node('rect', { x: 0, y: 0, width: side, height: side, stroke: tones.soft, 'stroke-width': 1 }),
]

const scatter = (
  trait: Trait,
  points: ReadonlyArray<Pair<number>>,
  correlation: number,
): ReadonlyArray<SvgNode> => [
  words(0, -8, traitName[trait].replace(' proportion', ''), { weight: 600 }),
  words(side, -8, `ρ ${correlation.toFixed(3)}`, { anchor: 'end', tone: tones.soft }),
  ...axes,
  node(
    'g',
    { fill: tones.first, opacity: 0.45 },
    points.map(([drawn, measured]) =>
      node('circle', { cx: place(drawn), cy: side - place(measured), r: 2 }),
    ),
  ),
]

export const scattersHeight = side + 75

/** The five traits in a row: drawn across, measured upwards. */
export const scatterNodes = (
  points: ByTrait<ReadonlyArray<Pair<number>>>,
  correlations: ByTrait<{ readonly spearman: number }>,
): ReadonlyArray<SvgNode> => [
  heading('Traits: drawn (across) and measured (upwards), in standard deviations'),
  ...traits.map((trait, i) =>
    at(i * (side + gap), 45, scatter(trait, points[trait], correlations[trait].spearman)),
  ),
]
