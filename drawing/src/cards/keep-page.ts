import type { Box } from '@kaoiro/core/light-card'
import type { SvgNode } from '../pen/svg.js'
import { node, picture } from '../pen/svg.js'
import { tones } from '../pen/tones.js'
import type { CardBrand } from './brand-line.js'
import { brandLine } from './brand-line.js'
import { filled, fitted } from './card-parts.js'
import { qrIn } from './result-parts.js'

/** A6, 105 × 148 mm, at 5 units per millimetre. */
export const keepPageSize = { width: 525, height: 740 } as const

/** One or two colours side by side, and their names. */
interface KeptLine {
  readonly colours: ReadonlyArray<string>
  readonly text: string
}

export interface KeepPage {
  readonly brand: CardBrand
  readonly season: string
  readonly sections: ReadonlyArray<{
    readonly heading: string
    readonly lines: ReadonlyArray<KeptLine>
  }>
  readonly address: string
  readonly qr: ReadonlyArray<ReadonlyArray<boolean>>
}

const margin = 36
const width = keepPageSize.width - 2 * margin
const chip = { width: 60, height: 24 } as const

/** A page for a purse or a wardrobe door: what to buy, what of the own clothes fits, what to change, and where to find it. */
export function keepPage({ brand, season, sections, address, qr }: KeepPage): SvgNode {
  const side = 76
  const { nodes } = sections.reduce<{ readonly nodes: ReadonlyArray<SvgNode>; readonly y: number }>(
    ({ nodes, y }, { heading, lines }) => ({
      nodes: [
        ...nodes,
        fitted({
          ...{ text: heading, x: margin, y: y + 12, size: 13, room: width },
          ...{ tone: tones.lip, spacing: 1.5 },
        }),
        ...lines.flatMap((line, at) => lineOf(line, y + 22 + at * 34)),
      ],
      y: y + 22 + lines.length * 34 + 12,
    }),
    { nodes: [], y: 86 },
  )
  const { tag, attributes, children } = picture(keepPageSize.width, keepPageSize.height, [
    filled({ x: 0, y: 0, ...keepPageSize }, tones.ground),
    brandLine(brand, { x: margin, y: 32, size: 14, room: width, spacing: 3 }),
    fitted({ text: season, x: margin, y: 66, size: 20, room: width, spacing: 1 }),
    ...nodes,
    qrIn({ x: margin, y: keepPageSize.height - side - 22, width: side, height: side }, qr),
    fitted({
      ...{ text: address, x: margin + side + 16, y: keepPageSize.height - 28, size: 10 },
      ...{ room: width - side - 16, tone: tones.inkSoft },
    }),
  ])
  return node(tag, { ...attributes, ...keepPageSize }, children)
}

const lineOf = ({ colours, text }: KeptLine, y: number): ReadonlyArray<SvgNode> => {
  const indent = colours.length === 0 ? 0 : chip.width + 12
  return [
    ...chips(colours, { x: margin, y, ...chip }),
    fitted({ text, x: margin + indent, y: y + 17, size: 15, room: width - indent }),
  ]
}

const chips = (colours: ReadonlyArray<string>, box: Box): ReadonlyArray<SvgNode> => {
  const each = box.width / Math.max(1, colours.length)
  return colours.length === 0
    ? []
    : [
        ...colours.map((colour, at) =>
          filled({ ...box, x: box.x + at * each, width: each }, colour),
        ),
        node('rect', { ...box, stroke: tones.ink, 'stroke-opacity': 0.12 }),
      ]
}
