import type { Season } from '@kaoiro/core/diagnosis'
import { metalsOf, keyColours, otherColours } from '@kaoiro/core/palette'
import type { Swatch } from '@kaoiro/core/palette'
import type { Point } from '../pen/geometry.js'
import type { SvgNode } from '../pen/svg.js'
import { luminance } from '@kaoiro/core/colour'
import { hundredths, node, picture } from '../pen/svg.js'
import { tones } from '../pen/tones.js'
import type { Line } from './card-parts.js'
import { fitted } from './card-parts.js'

/** A phone's screen, 9:16. */
export const wallpaperSize = { width: 540, height: 960 } as const

export interface Wallpaper {
  readonly brand: string
  readonly season: Season
  /** A second season that suits as well. */
  readonly also: Season | null
  /** The name of the season, or of both. */
  readonly name: string
}

/** Light grounds for the light seasons, dark ones for the deep seasons. */
const looks: Readonly<Record<Season, { readonly ground: string; readonly text: string }>> = {
  spring: { ground: '#fdf6e9', text: '#6d5138' },
  summer: { ground: '#eef1f6', text: '#4b5b82' },
  autumn: { ground: '#33241c', text: '#dfc9a4' },
  winter: { ground: '#12162f', text: '#d8dde8' },
}

/** Where the sticks meet. A locked phone has its clock in the top third and buttons in the lower corners. */
const pivot: Point = [270, 800]

/** Distances from the pivot: leaves reach from the end of the sticks to the edge, beyond the sides of the screen. */
const reach = { rivet: 9, sticks: 150, edge: 424 } as const

/** Degrees from one edge of the fan to the other. */
const spread = 168

/**
 * A season's palette as a picture for a phone's locked screen: a folding fan with a leaf for each colour and sticks of
 * the season's metal. It omits the colours' names, which notifications would cover, and leaves the place of the clock empty.
 */
export function wallpaper({ brand, season, also, name }: Wallpaper): SvgNode {
  const { ground, text } = looks[season]
  const { tag, attributes, children } = picture(wallpaperSize.width, wallpaperSize.height, [
    node('rect', { ...wallpaperSize, fill: ground }),
    ...fan(season, also),
    line({ text: name, y: 868, size: 17, tone: text }),
    line({ text: brand, y: 897, size: 11, tone: text }),
  ])
  return node(tag, { ...attributes, ...wallpaperSize }, children)
}

const line = (given: Pick<Line, 'text' | 'y' | 'size' | 'tone'>): SvgNode =>
  fitted({ ...given, x: pivot[0], spacing: 3, anchor: 'middle', room: 300 })

const fan = (season: Season, also: Season | null): ReadonlyArray<SvgNode> => {
  const leaves = leavesOf(season, also)
  const metal = sticksOf(season)
  const step = spread / leaves.length
  const angle = (index: number): number => index * step - spread / 2
  const stickTone = (index: number): string => metal[index % metal.length] ?? tones.inkFaint
  return [
    ...leaves.flatMap(({ colour }, index) =>
      leaf(colour, angle(index), angle(index + 0.5), angle(index + 1)),
    ),
    ...leaves.map((_, index) => stick(angle(index + 0.5), reach.sticks, stickTone(index))),
    ...[-spread / 2, spread / 2].map((edge) => stick(edge, reach.edge, stickTone(0))),
    node('circle', { cx: pivot[0], cy: pivot[1], r: reach.rivet, fill: stickTone(0) }),
    node('circle', { cx: pivot[0], cy: pivot[1], r: reach.rivet / 3, fill: looks[season].ground }),
  ]
}

/** The palette with the key colours in the middle, where the leaves are longest. */
const leavesOf = (season: Season, also: Season | null): ReadonlyArray<Swatch> => {
  const others = otherColours(season, also)
  const half = Math.ceil(others.length / 2)
  return [...others.slice(0, half), ...keyColours(season, also), ...others.slice(half)]
}

/** The darker shades of the season's first metal, which are visible on its ground. */
const sticksOf = (season: Season): ReadonlyArray<string> =>
  metalsOf(season)
    .slice(0, 1)
    .flatMap(({ shades }) => [...shades].sort((a, b) => luminance(a) - luminance(b)).slice(0, 3))

/** A leaf with its fold in the middle; the second half is turned away from the light. */
const leaf = (colour: string, from: number, fold: number, to: number): ReadonlyArray<SvgNode> => [
  sector(from, to, { fill: colour }),
  sector(fold, to, { fill: tones.ink, 'fill-opacity': 0.07 }),
]

const sector = (from: number, to: number, look: SvgNode['attributes']): SvgNode => {
  const corners = [
    around(from, reach.sticks),
    around(from, reach.edge),
    around(to, reach.edge),
    around(to, reach.sticks),
  ]
  return node('path', {
    d: `M${corners.map(([x, y]) => `${hundredths(x)} ${hundredths(y)}`).join('L')}Z`,
    ...look,
  })
}

const stick = (degrees: number, length: number, stroke: string): SvgNode => {
  const [x2, y2] = around(degrees, length)
  return node('line', { x1: pivot[0], y1: pivot[1], x2, y2, stroke, 'stroke-width': 3 })
}

/** The point at an angle from the vertical and a distance from the pivot. */
const around = (degrees: number, distance: number): Point => {
  const angle = (degrees * Math.PI) / 180
  return [pivot[0] + distance * Math.sin(angle), pivot[1] - distance * Math.cos(angle)]
}
