import { group, node } from '@kaoiro/core/drawing/pen/svg'
import type { SvgNode } from '@kaoiro/core/drawing/pen/svg'

export const tones = {
  paper: '#fffdfa',
  ink: '#231f1c',
  soft: '#5e564f',
  rule: '#e3dbd0',
  first: '#8a2f3c',
  second: '#3d6a75',
} as const

interface Lettering {
  readonly size?: number
  readonly tone?: string
  readonly anchor?: 'start' | 'middle' | 'end'
  readonly weight?: number
}

export const words = (
  x: number,
  y: number,
  text: string,
  { size = 13, tone = tones.ink, anchor = 'start', weight = 400 }: Lettering = {},
): SvgNode =>
  node(
    'text',
    { x, y, fill: tone, 'font-size': size, 'text-anchor': anchor, 'font-weight': weight },
    [text],
  )

export const line = (
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  tone: string = tones.rule,
): SvgNode => node('line', { x1, y1, x2, y2, stroke: tone, 'stroke-width': 1 })

export const at = (x: number, y: number, children: ReadonlyArray<SvgNode>): SvgNode =>
  group(children, { transform: `translate(${x} ${y})` })

export const heading = (text: string): SvgNode => words(0, 0, text, { size: 15, weight: 600 })

/** A share from 0 to 1 as a bar with its value beside it. */
export const bar = (
  y: number,
  length: number,
  share: number,
  tone: string,
  value: string,
): ReadonlyArray<SvgNode> => [
  node('rect', { x: 0, y, width: length, height: 9, fill: tones.rule, opacity: 0.5 }),
  node('rect', { x: 0, y, width: length * share, height: 9, fill: tone }),
  words(length + 8, y + 9, value, { size: 11, tone: tones.soft }),
]
