import type { Box, SvgNode } from '../pen/svg.js'
import { node } from '../pen/svg.js'
import { tones } from '../pen/tones.js'

/** What messengers and networks ask for beside a link (`og:image`), in pixels. */
export const linkCardSize = { width: 1200, height: 630 } as const

/** What all letters keep from the edges. */
export const margin = 48

/** The whole card, on its ground. */
export const card = (children: ReadonlyArray<SvgNode>): SvgNode =>
  node(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      ...linkCardSize,
      viewBox: `0 0 ${linkCardSize.width} ${linkCardSize.height}`,
      fill: 'none',
    },
    [filled({ x: 0, y: 0, ...linkCardSize }, tones.ground), ...children],
  )

export const filled = (box: Box, fill: string, opacity = 1): SvgNode =>
  node('rect', { ...box, fill, ...(opacity < 1 && { 'fill-opacity': opacity }) })

export const rule = (x: number, y: number, width: number): SvgNode =>
  node('line', { x1: x, y1: y, x2: x + width, y2: y, stroke: tones.inkFaint, 'stroke-width': 1.5 })
