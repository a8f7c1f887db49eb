import type { Content } from '../../content/content.js'
import type { Messages } from '../../content/messages/messages.js'
import type { Diagnosis } from '../../diagnosis/diagnosis.js'
import { compositionChart, compositionSize } from '../charts/composition-chart.js'
import { seasonTones } from '../charts/season-tones.js'
import type { SvgNode } from '../pen/svg.js'
import { placed } from '../pen/svg.js'
import { tones } from '../pen/tones.js'
import type { Line } from './card-letters.js'
import { fitted } from './card-letters.js'
import { card, linkCardSize, filled, margin, rule } from './card-parts.js'
import { portraitPanel } from './portrait-panel.js'

/** What is written on a card, beside the result's own figures. */
export interface CardTexts {
  readonly brand: string
  readonly content: Pick<Content, 'faceTypes' | 'seasons' | 'shortNames'>
  readonly messages: Pick<Messages, 'facePattern' | 'personalColour'>
}

/** Where the face is. */
const panel = { x: 0, y: 0, width: 470, height: linkCardSize.height } as const

/** Where the words are. */
const column = {
  x: panel.width + margin,
  width: linkCardSize.width - panel.width - 2 * margin,
} as const

/**
 * What a messenger or network shows for the link to a result. LINE shows it some 300 pixels wide, a quarter of its
 * size: what must be read there has letters of 48 or more.
 */
export const linkCard =
  ({ brand, content, messages }: CardTexts) =>
  (diagnosis: Diagnosis): SvgNode => {
    const { faceType, colorType, colorComposition } = diagnosis
    return card([
      portraitPanel(diagnosis, panel, { faceHeight: 573, plantAt: 0.42 }),
      filled({ ...panel, x: panel.width, width: 6 }, seasonTones[colorType].tone),
      line({ text: brand, y: 88, size: 34, spacing: 7 }),
      rule(column.x, 116, column.width),
      kind(messages.facePattern, 172),
      line({ text: content.faceTypes[faceType].name, y: 246, size: 64 }),
      kind(messages.personalColour, 316),
      line({ text: content.seasons[colorType].name, y: 386, size: 58 }),
      placed(compositionChart(colorComposition, content.shortNames), {
        x: column.x,
        y: 428,
        width: column.width,
        height: (column.width * compositionSize.height) / compositionSize.width,
      }),
    ])
  }

const line = (given: Omit<Line, 'x' | 'room'>): SvgNode =>
  fitted({ ...given, x: column.x, room: column.width })

const kind = (text: string, y: number): SvgNode =>
  line({ text, y, size: 26, spacing: 3, tone: tones.lip })
