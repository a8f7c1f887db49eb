import type { Place } from './botany.js'
import { filled, halves, placed, veins } from './botany.js'
import type { Point, Run } from '../pen/geometry.js'
import { through } from '../pen/geometry.js'
import { inked, trailing } from '../pen/pen.js'
import type { SvgNode } from '../pen/svg.js'
import { group } from '../pen/svg.js'

const colours = {
  gold: '#dcb468',
  ochre: '#c9954a',
  brick: '#b0643f',
  bark: '#5a4132',
  veins: '#7c5a34',
} as const

/** The right half of a ginkgo leaf: stem, side, wavy edge, cleft. */
const fanSide: Run = through`0 0, 0.2 -0.22, 0.5 -0.42, 0.86 -0.5`
const fanEdge: Run = through`0.86 -0.5, 0.82 -0.72, 0.62 -0.84, 0.5 -0.97, 0.26 -0.98, 0.06 -1.02`
const fanCleft: Run = through`0.06 -1.02, 0.02 -0.86, 0 -0.7`

const ginkgo = (place: Place, tone: string): ReadonlyArray<SvgNode> => {
  const right = [fanSide, fanEdge, fanCleft]
  const left = [...right].reverse().map((run) => halves(run)[1] ?? run)
  const sides = [...right, ...left].map((run) => placed(run, place))
  const rays = [-0.74, -0.56, -0.36, -0.16, 0.18, 0.38, 0.58, 0.76].map((x, i): Run => {
    const reach = i % 2 === 0 ? 0.86 : 0.66
    return through`${x * 0.06} -0.06, ${x * 0.5 * reach} ${-0.46 * reach},
      ${x * reach} ${(-0.96 + 0.4 * x * x) * reach}`
  })
  return [
    ...filled(tone, sides),
    ...veins(
      rays.map((run) => placed(run, place)),
      colours.veins,
    ),
    inked(placed(through`0 0.55, 0.05 0.28, 0 0`, place), 1.5, (t) => 0.9 - 0.4 * t, colours.bark),
  ]
}

/** The lobes of a maple leaf, from the axis to the right: direction in degrees, length, width. */
const mapleLobes: ReadonlyArray<readonly [turn: number, reach: number, width: number]> = [
  [0, 1, 0.15],
  [38, 0.92, 0.14],
  [78, 0.72, 0.11],
  [118, 0.42, 0.07],
]

const polar = (turn: number, radius: number): Point => [
  radius * Math.sin((turn * Math.PI) / 180),
  -radius * Math.cos((turn * Math.PI) / 180),
]

const maple = (place: Place, tone: string): ReadonlyArray<SvgNode> => {
  const turns = [
    ...mapleLobes
      .slice(1)
      .map(([t, r, w]) => [-t, r, w] as const)
      .reverse(),
    ...mapleLobes,
  ]
  const edges = turns.flatMap(([turn, reach, width], i): ReadonlyArray<Run> => {
    const next = turns[i + 1]
    const before = turns[i - 1]
    const valley = (other: typeof next): Point =>
      other === undefined
        ? [0, 0.04]
        : polar((turn + other[0]) / 2, 0.34 * Math.min(reach, other[1]) + 0.06)
    const bulge = (side: number) => {
      const [ax, ay] = polar(turn, reach * 0.56)
      const [nx, ny] = polar(turn + 90 * side, width)
      return [ax + nx, ay + ny] as const
    }
    return [
      [valley(before), bulge(-1), polar(turn, reach)],
      [polar(turn, reach), bulge(1), valley(next)],
    ]
  })
  const sides = edges.map((run) => placed(run, place))
  return [
    ...filled(tone, sides),
    ...veins(
      turns.map(([turn, reach]) => placed([[0, 0.02], polar(turn, reach * 0.86)], place)),
      '#6d3a25',
    ),
    inked(placed(through`0.1 0.62, 0.06 0.3, 0 0`, place), 1.5, (t) => 0.9 - 0.4 * t, colours.bark),
  ]
}

/** Ginkgo and maple leaves, on the twig and falling. */
export function autumn(): SvgNode {
  return group([
    inked(through`218 22, 182 44, 150 50, 116 74, 84 78`, 4.6, trailing, colours.bark),
    inked(through`152 50, 140 32, 122 24`, 2.4, trailing, colours.bark),
    ...maple({ x: 191, y: 72, turn: 158, size: 48 }, colours.brick),
    ...ginkgo({ x: 78, y: 101, turn: 200, size: 42 }, colours.gold),
    ...ginkgo({ x: 132, y: 91, turn: 168, size: 46 }, colours.ochre),
    ...ginkgo({ x: 172, y: 196, turn: 64, size: 40 }, colours.gold),
    ...maple({ x: 84, y: 216, turn: -34, size: 46 }, '#8c5a3a'),
  ])
}
