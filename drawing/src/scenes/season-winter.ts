import type { Place } from './botany.js'
import { around, filled, halves, leaf, placed, shape, turned, veins } from './botany.js'
import type { Point, Run } from '../pen/geometry.js'
import { moved, through } from '../pen/geometry.js'
import { inked, swelling, trailing } from '../pen/pen.js'
import type { SvgNode } from '../pen/svg.js'
import { group, node } from '../pen/svg.js'

const colours = {
  petal: '#a23545',
  petalDeep: '#8a2f3c',
  leaf: '#52607f',
  leafDeep: '#2f3a57',
  stamen: '#efe2b8',
  snow: '#ffffff',
  shadow: '#c3ccdb',
  bark: '#3d3a40',
} as const

const petal: Run = through`0 0, 0.34 -0.2, 0.52 -0.56, 0.36 -0.9, 0 -0.94`

const ring = (place: Place, count: number, start: number, tones: readonly [string, string]) =>
  around(count, start).flatMap((turn, i) => {
    const sides = halves(petal).map((run) => turned(run, turn, place, 0.94))
    const vein = turned(through`0.06 -0.4, 0.12 -0.78`, turn, place, 0.94)
    return [...filled(i % 2 === 0 ? tones[0] : tones[1], sides, 0.8), ...veins([vein], '#5d1c27')]
  })

const camellia = (place: Place): ReadonlyArray<SvgNode> => [
  ...ring(place, 6, 0, [colours.petalDeep, colours.petal]),
  ...ring({ ...place, size: place.size * 0.66 }, 5, 24, [colours.petal, '#b04453']),
  ...around(13, 0).flatMap((turn, i) => {
    const line = placed(through`0 0, 0.02 ${i % 2 === 0 ? -0.3 : -0.2}`, { ...place, turn })
    const tip: Point = line[1] ?? [place.x, place.y]
    return [
      inked(line, 1.4, (t) => 1 - 0.3 * t, colours.stamen),
      node('circle', { cx: tip[0], cy: tip[1], r: 1.7, fill: '#d9b65c' }),
    ]
  }),
]

const closed = (place: Place): ReadonlyArray<SvgNode> => [
  ...filled(colours.petal, shape(through`0 0, 0.46 -0.24, 0.46 -0.7, 0 -1`, place), 0.8),
  ...veins([placed(through`-0.1 -0.3, 0.12 -0.64, 0 -1`, place)], '#5d1c27'),
  ...filled(colours.leaf, shape(through`0 0.06, 0.36 -0.06, 0.42 -0.36, 0 -0.2`, place), 0.7),
]

/** Snow along a twig: a white stroke with a line above it. */
const snow = (run: Run): ReadonlyArray<SvgNode> => [
  inked(moved(run, -1, -3.6), 4.4, swelling, colours.snow),
  inked(moved(run, -1.2, -5.8), 0.75, swelling, '#8a93a6'),
]

const flakes: ReadonlyArray<readonly [number, number, number]> = [
  [40, 58, 2],
  [72, 34, 1.3],
  [196, 42, 1.8],
  [214, 108, 1.3],
  [28, 136, 1.4],
  [52, 196, 2],
  [202, 206, 1.6],
  [116, 30, 1.6],
  [168, 262, 1.4],
  [92, 258, 1.2],
  [218, 168, 2],
]

/** A camellia in the snow, with a bare twig. */
export function winter(): SvgNode {
  return group([
    inked(
      through`206 268, 176 226, 150 196, 128 152, 96 112, 84 72, 58 38`,
      5.4,
      trailing,
      colours.bark,
    ),
    inked(through`126 148, 156 116, 164 86, 190 62`, 3, trailing, colours.bark),
    inked(through`96 112, 68 106, 44 92`, 2.2, trailing, colours.bark),
    inked(through`164 88, 158 70, 162 54`, 1.6, trailing, colours.bark),
    ...snow(through`48 93, 60 101, 74 106, 88 110`),
    ...snow(through`138 136, 150 123, 158 112, 162 100`),
    ...snow(through`166 84, 174 73, 184 66`),
    ...flakes.map(([cx, cy, r]) => node('circle', { cx, cy, r, fill: colours.shadow })),
    ...leaf({ x: 150, y: 190, turn: 62, size: 62 }, colours.leafDeep),
    ...leaf({ x: 116, y: 182, turn: -112, size: 66 }, colours.leaf),
    ...leaf({ x: 104, y: 150, turn: -64, size: 52 }, colours.leafDeep),
    ...leaf({ x: 156, y: 206, turn: 118, size: 50 }, colours.leaf),
    ...closed({ x: 84, y: 76, turn: 24, size: 24 }),
    ...camellia({ x: 126, y: 172, turn: 8, size: 44 }),
  ])
}
