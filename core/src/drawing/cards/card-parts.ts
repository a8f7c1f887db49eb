import type { SvgNode } from '../pen/svg.js'
import { node } from '../pen/svg.js'
import { tones } from '../pen/tones.js'

/** What messengers and networks ask for beside a link (`og:image`), in pixels. */
export const cardSize = { width: 1200, height: 630 } as const

/** What all letters keep from the edges. */
export const margin = 48

/** An area of the card. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** The whole card, on its ground. */
export const card = (children: ReadonlyArray<SvgNode>): SvgNode =>
  node(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      ...cardSize,
      viewBox: `0 0 ${cardSize.width} ${cardSize.height}`,
      fill: 'none',
    },
    [filled({ x: 0, y: 0, ...cardSize }, tones.ground), ...children],
  )

/** A drawing within the card. */
export const placed = (drawing: SvgNode, box: Box): SvgNode =>
  node('svg', { ...drawing.attributes, ...box }, drawing.children)

export const filled = (box: Box, fill: string, opacity = 1): SvgNode =>
  node('rect', { ...box, fill, ...(opacity < 1 && { 'fill-opacity': opacity }) })

export const rule = (x: number, y: number, width: number): SvgNode =>
  node('line', { x1: x, y1: y, x2: x + width, y2: y, stroke: tones.inkFaint, 'stroke-width': 1.5 })
