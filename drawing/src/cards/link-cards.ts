import type { FaceType, Diagnosis, Season } from '@kaoiro/core/diagnosis'
import { alsoSuits } from '@kaoiro/core/palette'
import { compositionChart, compositionSize } from '../charts/composition-chart.js'
import { legibleOnGround } from '../pen/legible.js'
import { tones } from '../pen/tones.js'
import type { SvgNode } from '../pen/svg.js'
import { placed } from '../pen/svg.js'
import type { Line } from './card-parts.js'
import { fitted, card, linkCardSize, margin, rule } from './card-parts.js'
import { keyRibbon, portraitOf } from './result-parts.js'

/** The texts of a card. */
export interface CardTexts {
  readonly brand: string
  /** The store's colour for marks; on the cards, only if it is legible on their ground. */
  readonly accent?: string
  readonly content: {
    readonly faceTypes: Readonly<Record<FaceType, { readonly name: string }>>
    /** The lines of the personal colour: the season's name and, below it, that of a second season. */
    readonly seasonNames: (season: Season, also: Season | null) => ReadonlyArray<string>
    /** Names of the seasons in the chart. */
    readonly shortNames: Readonly<Record<Season, string>>
  }
  readonly messages: { readonly facePattern: string; readonly personalColour: string }
}

/** Area of the portrait. */
const panel = { x: 0, y: 0, width: 440, height: linkCardSize.height } as const

/** Width of the five swatches next to the portrait; 9 pixels in LINE. */
const ribbon = 36

/** Column of the text. */
const column = {
  x: panel.width + ribbon + margin,
  width: linkCardSize.width - panel.width - ribbon - 2 * margin,
} as const

/**
 * The preview image for a link to a result. LINE shows it about 300 pixels wide, a quarter of its size, so text
 * that must be legible there is 48 px or larger.
 */
export const linkCard =
  ({ brand, accent = tones.lip, content, messages }: CardTexts) =>
  (diagnosis: Diagnosis): SvgNode => {
    const { faceType, colorType, colorComposition } = diagnosis
    const also = alsoSuits(diagnosis)
    const [season = '', ...second] = content.seasonNames(colorType, also)
    const width = also === null ? column.width : 480
    const kind = kindIn(legibleOnGround(accent))
    return card([
      portraitOf(diagnosis, panel, { faceHeight: 573, plantAt: 0.42 }),
      keyRibbon(diagnosis, { ...panel, x: panel.width, width: ribbon }),
      line({ text: brand, y: 88, size: 34, spacing: 7 }),
      rule(column.x, 116, column.width),
      kind(messages.facePattern, 172),
      line({ text: content.faceTypes[faceType].name, y: 246, size: 64 }),
      kind(messages.personalColour, 316),
      line({ text: season, y: also === null ? 386 : 380, size: 58 }),
      ...second.map((text) => line({ text, y: 438, size: 44 })),
      placed(compositionChart(colorComposition, content.shortNames), {
        x: column.x,
        y: also === null ? 428 : 468,
        width,
        height: (width * compositionSize.height) / compositionSize.width,
      }),
    ])
  }

const line = (given: Omit<Line, 'x' | 'room'>): SvgNode =>
  fitted({ ...given, x: column.x, room: column.width })

const kindIn =
  (tone: string) =>
  (text: string, y: number): SvgNode =>
    line({ text, y, size: 26, spacing: 3, tone })

/** Gap between the two halves. */
const gap = 6
const half = { width: (linkCardSize.width - gap) / 2, panel: 284, ribbon: 26 } as const
const room = half.width - 2 * margin

/** The preview image for a link to two results, side by side. */
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
  const also = alsoSuits(diagnosis)
  const [season = '', ...second] = content.seasonNames(colorType, also)
  const panel = { x, y: 0, width: half.width, height: half.panel }
  const width = also === null ? 400 : 330
  const chart = { width, height: (width * compositionSize.height) / compositionSize.width }
  const line = (given: Pick<Line, 'text' | 'y' | 'size'>): SvgNode =>
    fitted({ ...given, x: x + half.width / 2, room, anchor: 'middle' })
  return [
    portraitOf(diagnosis, panel, { faceHeight: 302, plantAt: 0.6 }),
    keyRibbon(diagnosis, { ...panel, y: half.panel, height: half.ribbon }),
    line({ text: content.faceTypes[faceType].name, y: 376, size: 50 }),
    line({ text: season, y: 434, size: 48 }),
    ...second.map((text) => line({ text, y: 473, size: 34 })),
    placed(compositionChart(colorComposition, content.shortNames), {
      ...chart,
      x: x + (half.width - chart.width) / 2,
      y: also === null ? 456 : 490,
    }),
  ]
}
