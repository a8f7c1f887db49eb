import type { Place } from './botany.js'
import { around, filled, halves, laid, outlined, placed, shape, turned, veins } from './botany.js'
import type { Point, Run } from '../pen/geometry.js'
import { through } from '../pen/geometry.js'
import { inked, trailing } from '../pen/pen.js'
import type { SvgNode } from '../pen/svg.js'
import { group } from '../pen/svg.js'
import { tones } from '../pen/tones.js'

const colours = {
  bloom: '#bcc3da',
  bloomDeep: '#9ba6c8',
  star: '#eef0f5',
  throat: '#f3ecd9',
  leaf: '#b7c6bd',
  leafDeep: '#9db1a8',
  vine: '#5f6f68',
  water: '#c9d6df',
} as const

/** The rim of a flower: five shallow lobes. */
const rim: Run = Array.from({ length: 41 }, (_, i): Point => {
  const angle = (i / 40) * 2 * Math.PI
  const radius = 0.97 + 0.03 * Math.cos(5 * angle)
  return [radius * Math.sin(angle), -radius * Math.cos(angle)]
})

const ray: Run = through`0 0, 0.13 -0.28, 0.1 -0.6, 0 -0.94`

/** The deeper colour between two rays. */
const streak: Run = through`0 -0.2, 0.2 -0.62, 0.16 -0.9, -0.16 -0.9, -0.2 -0.62, 0 -0.2`

const bloom = (place: Place, lean: number): ReadonlyArray<SvgNode> => {
  const edge = placed(rim, place, lean)
  return [
    laid(colours.bloom, [edge]),
    ...around(5, 36).map((turn) =>
      laid(colours.bloomDeep, [turned(streak, turn, place, lean)], 0.35),
    ),
    ...around(5, 0).flatMap((turn) => {
      const sides = halves(ray).map((run) => turned(run, turn, place, lean))
      return filled(colours.star, sides, 0.55, tones.inkSoft)
    }),
    ...outlined([edge.slice(0, 22), edge.slice(20)], 1),
    laid(colours.throat, [placed(rim, { ...place, size: place.size * 0.17 }, lean)]),
    ...outlined([placed(rim, { ...place, size: place.size * 0.16 }, lean)], 0.7),
    ...veins(
      around(3, 20).map((turn) => turned(through`0 0, 0.02 -0.1`, turn, place, lean)),
      colours.vine,
    ),
  ]
}

/** A rolled bud. */
const bud = (place: Place): ReadonlyArray<SvgNode> => {
  const side = through`0 0, 0.1 -0.2, 0.17 -0.55, 0.1 -0.86, 0 -1.05`
  const rolls = [
    through`-0.1 -0.24, 0.04 -0.5, 0.14 -0.64`,
    through`-0.15 -0.5, -0.02 -0.74, 0.08 -0.86`,
  ]
  return [
    ...filled(colours.bloomDeep, shape(side, place), 0.8),
    ...veins(rolls.map((run) => placed(run, place))),
  ]
}

/** A leaf with three lobes. */
const lobes: Run = through`0 0, 0.2 0.12, 0.44 0.02, 0.62 -0.26, 0.38 -0.3, 0.24 -0.42,
  0.22 -0.62, 0 -1.05`

const ribs = [
  through`0 0, 0.02 -0.5, 0 -0.96`,
  through`0 -0.02, 0.28 -0.14, 0.54 -0.24`,
  through`0 -0.02, -0.28 -0.14, -0.54 -0.24`,
]

const lobed = (place: Place, tone: string): ReadonlyArray<SvgNode> => [
  ...filled(tone, shape(lobes, place)),
  ...veins(ribs.map((run) => placed(run, place))),
]

const ripple = (x: number, y: number, half: number): Run =>
  through`${x - half} ${y}, ${x - half * 0.4} ${y - 2.6}, ${x + half * 0.1} ${y + 1.6},
    ${x + half * 0.6} ${y - 1.2}, ${x + half} ${y + 0.6}`

/** Morning glories above water. */
export function summer(): SvgNode {
  return group([
    ...[
      [118, 238, 74],
      [142, 254, 46],
    ].map(([x = 0, y = 0, half = 0]) =>
      laid(
        colours.water,
        [
          through`${x - half} ${y}, ${x - half * 0.3} ${y - 4}, ${x + half * 0.5} ${y - 3},
          ${x + half} ${y + 1}, ${x + half * 0.3} ${y + 5}, ${x - half * 0.5} ${y + 4},
          ${x - half} ${y}`,
        ],
        0.6,
      ),
    ),
    ...[ripple(84, 232, 40), ripple(150, 240, 52), ripple(112, 250, 34), ripple(178, 256, 22)].map(
      (run) => inked(run, 0.8, undefined, colours.vine),
    ),
    inked(
      through`66 240, 52 198, 74 160, 62 120, 88 84, 82 50, 104 26`,
      2.4,
      trailing,
      colours.vine,
    ),
    inked(through`70 172, 106 178, 136 166, 160 172`, 1.6, trailing, colours.vine),
    inked(through`86 80, 120 74, 150 82`, 1.5, trailing, colours.vine),
    inked(through`104 26, 120 18, 128 30, 118 36, 112 28`, 1, trailing, colours.vine),
    inked(through`66 128, 44 116, 32 124, 36 136, 46 132`, 1, trailing, colours.vine),
    ...lobed({ x: 66, y: 196, turn: -118, size: 40 }, colours.leaf),
    ...lobed({ x: 70, y: 104, turn: -62, size: 46 }, colours.leafDeep),
    ...lobed({ x: 196, y: 150, turn: 66, size: 36 }, colours.leafDeep),
    ...lobed({ x: 100, y: 176, turn: 164, size: 36 }, colours.leaf),
    ...bud({ x: 88, y: 52, turn: -34, size: 36 }),
    ...bloom({ x: 160, y: 168, turn: 12, size: 34 }, 0.86),
    ...bloom({ x: 150, y: 90, turn: -8, size: 46 }, 0.95),
  ])
}
