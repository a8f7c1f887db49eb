import type { SvgNode } from '../pen/svg.js'
import { node } from '../pen/svg.js'
import type { Line } from './card-parts.js'
import { fitted } from './card-parts.js'

/** The store on a card: its logo, otherwise its name. */
export interface CardBrand {
  readonly name: string
  /** The address of a picture, which must be visible on the light ground of cards; null without one. */
  readonly logo: string | null
}

/** A logo's ratio of width to height, and its height and lower edge relative to the font size of the name that it replaces. */
const logoShape = { ratio: 4, height: 1.45, below: 0.55 } as const

/** The brand, at a line's place. */
export function brandLine({ name, logo }: CardBrand, line: Omit<Line, 'text'>): SvgNode {
  if (logo === null) return fitted({ ...line, text: name })
  const height = logoShape.height * line.size
  const width = Math.min(line.room, logoShape.ratio * height)
  const isCentred = line.anchor === 'middle'
  return node('image', {
    href: logo,
    x: isCentred ? line.x - width / 2 : line.x,
    y: line.y + logoShape.below * line.size - height,
    ...{ width, height },
    preserveAspectRatio: isCentred ? 'xMidYMid' : 'xMinYMid',
  })
}
