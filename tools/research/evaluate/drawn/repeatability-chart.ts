import type { SvgNode } from '@kaoiro/core/drawing/pen/svg'
import { node } from '@kaoiro/core/drawing/pen/svg'
import { perturbations } from '../pixels/perturbations.js'
import { bar, heading, line, tones, words } from '../picture/shapes.js'
import type { RepeatabilityTable } from './repeatability.js'
import { percent } from '../../../report/columns.js'

const labelWidth = 92
const barLength = 220

const shifted = (nodes: ReadonlyArray<SvgNode>): SvgNode =>
  node('g', { transform: `translate(${labelWidth} 0)` }, nodes)

const legend = (x: number, tone: string, text: string): ReadonlyArray<SvgNode> => [
  node('rect', { x, y: 17, width: 10, height: 10, fill: tone }),
  words(x + 16, 26, text, { size: 11, tone: tones.soft }),
]

/** How often the answers stayed under each perturbation, with the goals as lines across. */
export const repeatabilityNodes = (
  table: RepeatabilityTable,
  goals: { readonly faceType: number; readonly season: number },
): ReadonlyArray<SvgNode> => [
  heading('Answers that stay when the photo is changed'),
  ...legend(labelWidth, tones.first, 'face type'),
  ...legend(labelWidth + 90, tones.second, 'season'),
  ...perturbations.flatMap((name, i) => {
    const y = 44 + i * 52
    const { faceType, season } = table[name]
    const goalLine = (share: number, top: number) =>
      line(barLength * share, top - 2, barLength * share, top + 11, tones.ink)
    return [
      words(0, y + 17, name),
      shifted([
        ...bar(y, barLength, faceType, tones.first, percent(faceType)),
        goalLine(goals.faceType, y),
        ...bar(y + 14, barLength, season, tones.second, percent(season)),
        goalLine(goals.season, y + 14),
      ]),
    ]
  }),
  words(0, 44 + perturbations.length * 52, 'Upright strokes: the goals.', {
    size: 11,
    tone: tones.soft,
  }),
]
