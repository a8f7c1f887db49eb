import type { Skin } from '../figure/complexion.js'
import type { Run } from '../pen/geometry.js'
import { through } from '../pen/geometry.js'
import { inked, washed } from '../pen/pen.js'
import type { SvgNode } from '../pen/svg.js'
import { group, node } from '../pen/svg.js'
import { tones } from '../pen/tones.js'

const box = (x: number, y: number, width: number, height: number, fill: string): SvgNode =>
  node('rect', { x, y, width, height, fill })

/** A corner mark of a QR code. */
const finder = (x: number, y: number): ReadonlyArray<SvgNode> => [
  box(x, y, 7, 7, tones.ink),
  box(x + 1, y + 1, 5, 5, tones.paper),
  box(x + 2, y + 2, 3, 3, tones.ink),
]

/** Dark modules of the code: column and row in units of the corner marks' modules, and the length of the run. */
const dots: ReadonlyArray<readonly [x: number, y: number, length: number]> = [
  [8, 0, 2],
  [11, 1, 2],
  [9, 3, 3],
  [8, 5, 1],
  [10, 6, 2],
  [0, 8, 2],
  [4, 8, 3],
  [9, 8, 4],
  [15, 8, 2],
  [1, 10, 3],
  [7, 10, 2],
  [12, 10, 1],
  [16, 10, 3],
  [0, 12, 1],
  [5, 12, 3],
  [10, 12, 2],
  [14, 12, 4],
  [9, 14, 2],
  [13, 14, 1],
  [17, 14, 2],
  [8, 16, 3],
  [14, 16, 3],
  [11, 18, 2],
  [16, 18, 3],
]

/** The printed card: code, white field and black field. */
const printedCard = (): ReadonlyArray<SvgNode> => [
  node('rect', {
    x: -20,
    y: -29,
    width: 40,
    height: 58,
    fill: tones.paper,
    stroke: tones.inkSoft,
    'stroke-width': 0.8,
  }),
  group(
    [
      ...[finder(0, 0), finder(12, 0), finder(0, 12)].flat(),
      ...dots.map(([x, y, length]) => box(x, y, length, 1, tones.ink)),
    ],
    { transform: 'translate(-13.3 -23) scale(1.4)' },
  ),
  box(-13.3, 13, 26.6, 7, tones.ink),
]

/** A thumb, which holds the card at its lower edge. */
const thumb = (skin: Skin): ReadonlyArray<SvgNode> => {
  const left: Run = through`84 121, 83.4 112, 84.2 103, 85.6 98`
  const tip: Run = through`85.6 98, 88 94.6, 91.4 93.6, 94.6 95.4, 96 99`
  const right: Run = through`96 99, 97.2 105, 98 113, 100 121`
  return [
    washed(skin.tone, [left, tip, right]),
    ...[left, tip, right].map((run) => inked(run, 0.9, () => 0.8)),
    inked(through`87.6 100, 88.8 97.2, 91.2 96.4, 93.4 97.8, 94 100.4`, 0.7, undefined, skin.line),
  ]
}

/** The light card (light-card/geometry.ts) in a hand, at the right of a tip's drawing. */
export const heldCard = (skin: Skin): ReadonlyArray<SvgNode> => [
  group(printedCard(), { transform: 'translate(93 70) rotate(5)' }),
  ...thumb(skin),
]
