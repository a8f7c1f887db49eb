import type { Composition, Season } from '@kaoiro/core/diagnosis'
import { keyColours } from '@kaoiro/core/palette'
import type { SvgNode } from '../pen/svg.js'
import { node, picture, placed } from '../pen/svg.js'
import { tones, seasonTones } from '../pen/tones.js'
import { compositionChart, compositionSize } from './composition-chart.js'
import { letters } from './lettering.js'

export const resultCardSize = { width: 540, height: 720 } as const

interface Half {
  /** The heading of this half: face pattern or personal colour. */
  readonly kind: string
  /** One line, or two. */
  readonly names: ReadonlyArray<string>
  readonly drawing: SvgNode
}

export interface ResultCard {
  readonly brand: string
  readonly pattern: Half
  readonly colour: Half
  readonly season: Season
  /** A second season that suits as well. */
  readonly also: Season | null
  readonly composition: Composition
  readonly seasonNames: Readonly<Record<Season, string>>
  /** Address of the full result. */
  readonly address: string
}

const margin = 44

/** A result as one image to save or share. Unlike the other charts it has a fixed size. */
export const resultCard = (card: ResultCard): SvgNode => {
  const { tag, attributes, children } = picture(
    resultCardSize.width,
    resultCardSize.height,
    partsOf(card),
  )
  return node(tag, { ...attributes, ...resultCardSize }, children)
}

const partsOf = (card: ResultCard): ReadonlyArray<SvgNode> => [
  node('rect', { ...resultCardSize, fill: tones.ground }),
  node('rect', { ...resultCardSize, height: 6, fill: seasonTones[card.season].tone }),
  letters(card.brand, resultCardSize.width / 2, 56, { face: 'mincho', size: 20, spacing: 4 }),
  rule(76),
  ...half(card.pattern, resultCardSize.width / 4 + margin / 4),
  ...half(card.colour, (resultCardSize.width * 3) / 4 - margin / 4),
  ...swatches(card, 464),
  rule(514),
  composition(card),
  letters(card.address, resultCardSize.width / 2, 696, {
    face: 'gothic',
    size: addressSize(card.address),
    tone: tones.inkSoft,
  }),
]

/** Average width of a Latin letter in an address, relative to the font size, with some margin. */
const letterWidth = 0.56

/** Reduces the font size of long addresses so that they fit between the margins. */
const addressSize = (address: string): number =>
  Math.min(13, (resultCardSize.width - 2 * margin) / (letterWidth * address.length))

const rule = (y: number): SvgNode =>
  node('line', {
    x1: margin,
    y1: y,
    x2: resultCardSize.width - margin,
    y2: y,
    stroke: tones.inkFaint,
    'stroke-width': 0.75,
  })

const half = (
  { kind, names: [name = '', second], drawing }: Half,
  x: number,
): ReadonlyArray<SvgNode> => [
  placed(drawing, { x: x - 105, y: 92, width: 210, height: 245 }),
  letters(kind, x, 372, { face: 'gothic', size: 12, tone: tones.lip, spacing: 1.5 }),
  letters(name, x, second === undefined ? 409 : 399, {
    face: 'mincho',
    size: nameSize(name),
    spacing: 1,
  }),
  ...(second === undefined
    ? []
    : [letters(second, x, 421, { face: 'mincho', size: 14, spacing: 1 })]),
]

/** Reduces the font size of long names so that they fit into their half. */
const nameSize = (name: string): number => (name.length > 11 ? 17 : 22)

/** Radius of a swatch and distance between two of them. */
const swatch = { radius: 23, step: 74 } as const

/** The key colours in a row, like the pans of a make-up palette. */
const swatches = ({ season, also }: ResultCard, y: number): ReadonlyArray<SvgNode> => {
  const colours = keyColours(season, also)
  const first = resultCardSize.width / 2 - (swatch.step * (colours.length - 1)) / 2
  return colours.map(({ colour }, index) =>
    node('circle', { cx: first + index * swatch.step, cy: y, r: swatch.radius, fill: colour }),
  )
}

const composition = ({ composition, seasonNames }: ResultCard): SvgNode => {
  const width = resultCardSize.width - 2 * margin
  return placed(compositionChart(composition, seasonNames), {
    x: margin,
    y: 538,
    width,
    height: (width * compositionSize.height) / compositionSize.width,
  })
}
