import type { Place } from './botany.js'
import { around, filled, halves, leaf, placed, shape, turned, veins } from './botany.js'
import type { Run } from '../pen/geometry.js'
import { through } from '../pen/geometry.js'
import { inked, trailing } from '../pen/pen.js'
import type { SvgNode } from '../pen/svg.js'
import { group, node } from '../pen/svg.js'
import { tones } from '../pen/tones.js'

const colours = {
  petal: '#f6d8c8',
  petalDeep: '#e7b394',
  leaf: '#cfd39b',
  stamen: '#c98a4b',
  bark: '#5c4638',
} as const

/** A notched cherry petal. */
const petal: Run = through`0 0, 0.26 -0.3, 0.4 -0.66, 0.28 -0.95, 0.1 -1.02, 0 -0.9`

/** A petal seen from the side. */
const fallenPetal: Run = through`0 0, 0.2 -0.3, 0.24 -0.62, 0.12 -0.92, 0 -0.96`

const blossom = (place: Place, lean: number): ReadonlyArray<SvgNode> => [
  ...around(5, 0).flatMap((turn, i) => {
    const sides = halves(petal).map((run) => turned(run, turn, place, lean))
    return filled(i % 2 === 0 ? colours.petal : '#f3cdb8', sides, 0.8)
  }),
  ...around(9, 12).flatMap((turn, i) => {
    const length = i % 2 === 0 ? 0.46 : 0.34
    const line = turned(through`0 -0.06, 0.02 ${-length}`, turn, place, lean)
    const tip = line[line.length - 1] ?? [place.x, place.y]
    return [
      ...veins([line], colours.stamen),
      node('circle', { cx: tip[0], cy: tip[1], r: 1.1, fill: colours.stamen }),
    ]
  }),
]

const bud = (place: Place): ReadonlyArray<SvgNode> => [
  ...filled(colours.petalDeep, shape(through`0 0, 0.34 -0.3, 0.34 -0.72, 0 -1`, place), 0.8),
  ...veins([placed(through`0.02 -0.3, 0.1 -0.6, 0 -1`, place)]),
  ...filled('#a4705a', shape(through`0 0.1, 0.24 -0.06, 0.26 -0.3, 0 -0.16`, place), 0.7),
]

const twigs: ReadonlyArray<readonly [Run, number]> = [
  [through`22 262, 58 214, 84 190, 112 142, 150 104, 172 62, 206 26`, 6],
  [through`86 188, 116 184, 144 168, 182 164, 204 150`, 3.2],
  [through`113 141, 104 112, 84 92, 72 62`, 3],
  [through`160 88, 184 88, 204 76`, 2],
]

/** A cherry branch with its first leaves. */
export function spring(): SvgNode {
  return group([
    ...twigs.map(([run, width]) => inked(run, width, trailing, colours.bark)),
    ...leaf({ x: 71, y: 62, turn: -14, size: 34 }, colours.leaf),
    ...leaf({ x: 74, y: 68, turn: -62, size: 26 }, colours.leaf),
    ...leaf({ x: 203, y: 28, turn: 28, size: 22 }, colours.leaf),
    ...leaf({ x: 204, y: 150, turn: 58, size: 26 }, colours.leaf),
    ...bud({ x: 204, y: 76, turn: 50, size: 17 }),
    ...bud({ x: 180, y: 52, turn: -38, size: 15 }),
    ...bud({ x: 60, y: 212, turn: -30, size: 14 }),
    ...blossom({ x: 168, y: 176, turn: 24, size: 32 }, 0.86),
    ...blossom({ x: 92, y: 104, turn: -20, size: 30 }, 0.94),
    ...blossom({ x: 134, y: 124, turn: 8, size: 38 }, 1),
    ...[
      [64, 246, 40],
      [184, 236, -60],
      [132, 258, 100],
    ].flatMap(([x = 0, y = 0, turn = 0]) => {
      const sides = shape(fallenPetal, { x, y, turn, size: 17 }, 0.8)
      return filled(colours.petal, sides, 0.7, tones.inkSoft)
    }),
  ])
}
