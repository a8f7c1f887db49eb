import type { Diagnosis } from '../../diagnosis/diagnosis.js'
import { compositionChart, compositionSize } from '../charts/composition-chart.js'
import { seasonTones } from '../charts/season-tones.js'
import type { SvgNode } from '../pen/svg.js'
import { placed } from '../pen/svg.js'
import { tones } from '../pen/tones.js'
import type { Line } from './card-letters.js'
import { fitted } from './card-letters.js'
import { card, linkCardSize, filled, margin } from './card-parts.js'
import type { CardTexts } from './link-card.js'
import { portraitPanel } from './portrait-panel.js'

/** Between the two halves. */
const gap = 6
const half = { width: (linkCardSize.width - gap) / 2, panel: 306 } as const
const room = half.width - 2 * margin

/** What a messenger or network shows for the link to two results side by side. */
export const pairCard =
  (texts: CardTexts) =>
  ([left, right]: readonly [Diagnosis, Diagnosis]): SvgNode =>
    card([
      ...sideOf(texts, left, 0),
      ...sideOf(texts, right, half.width + gap),
      fitted({
        text: texts.brand,
        x: linkCardSize.width / 2,
        y: 604,
        size: 26,
        spacing: 6,
        room: linkCardSize.width - 2 * margin,
        anchor: 'middle',
        tone: tones.inkSoft,
      }),
    ])

const sideOf = (
  { content }: CardTexts,
  diagnosis: Diagnosis,
  x: number,
): ReadonlyArray<SvgNode> => {
  const { faceType, colorType, colorComposition } = diagnosis
  const panel = { x, y: 0, width: half.width, height: half.panel }
  const chart = { width: 400, height: (400 * compositionSize.height) / compositionSize.width }
  const line = (given: Pick<Line, 'text' | 'y' | 'size'>): SvgNode =>
    fitted({ ...given, x: x + half.width / 2, room, anchor: 'middle' })
  return [
    portraitPanel(diagnosis, panel, { faceHeight: 326, plantAt: 0.6 }),
    filled({ ...panel, y: half.panel, height: 6 }, seasonTones[colorType].tone),
    line({ text: content.faceTypes[faceType].name, y: 376, size: 50 }),
    line({ text: content.seasons[colorType].name, y: 434, size: 48 }),
    placed(compositionChart(colorComposition, content.shortNames), {
      ...chart,
      x: x + (half.width - chart.width) / 2,
      y: 456,
    }),
  ]
}
