import type { SvgNode } from '@kaoiro/core/drawing/pen/svg'
import { group, node, picture, svgText } from '@kaoiro/core/drawing/pen/svg'
import { tones, words } from './shapes.js'

const pageWidth = 1080
export const margin = 40
export const top = 110

/** A picture of its title, what it is of, and its parts. */
export const page = (height: number, subtitle: string, children: ReadonlyArray<SvgNode>): string =>
  svgText(
    picture(pageWidth, height, [
      node('rect', { x: 0, y: 0, width: pageWidth, height, fill: tones.paper }),
      group(
        [
          words(margin, 50, 'How far the analysis can be trusted', { size: 24, weight: 600 }),
          words(margin, 74, subtitle, { tone: tones.soft }),
          ...children,
        ],
        { 'font-family': 'system-ui, sans-serif' },
      ),
    ]),
  )
