import type { FaceType, Diagnosis, Season } from '@kaoiro/core/diagnosis'
import { alsoPattern } from '@kaoiro/core/chart'
import { alsoSuits } from '@kaoiro/core/palette'
import { compositionChart, compositionSize } from '../charts/composition-chart.js'
import { legibleOnGround } from '../pen/legible.js'
import { tones } from '../pen/tones.js'
import type { SvgNode } from '../pen/svg.js'
import { placed } from '../pen/svg.js'
import type { CardBrand } from './brand-line.js'
import { brandLine } from './brand-line.js'
import type { Line, NamedAnswer } from './card-parts.js'
import { fitted, card, linkCardSize, margin, rule, stacked } from './card-parts.js'
import { keyRibbon, portraitOf } from './result-parts.js'

/** The texts of a card. */
export interface CardTexts {
  readonly brand: CardBrand
  /** The store's colour for marks; on the cards, only if it is legible on their ground. */
  readonly accent?: string
  readonly content: {
    /** The names of a pattern or season, and of a second one, in lines. */
    readonly patternNames: (type: FaceType, also: FaceType | null) => ReadonlyArray<string>
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
    const answers = answersOn(content, messages, diagnosis)
    const size =
      nameSizes[Math.max(...answers.map(({ names }) => names.length)) > 1 ? 'two' : 'one']
    const tone = legibleOnGround(accent)
    const { lines, end } = stacked(
      answers,
      size.steps,
      (given) => line({ ...given, size: 26, spacing: 3, tone }),
      (given) => line({ ...given, size: size.names }),
    )
    const chartY = end + size.beforeChart
    const height = Math.min(column.width / chartRatio, 606 - chartY)
    return card([
      portraitOf(diagnosis, panel, { faceHeight: 573, plantAt: 0.42 }),
      keyRibbon(diagnosis, { ...panel, x: panel.width, width: ribbon }),
      brandLine(brand, { x: column.x, room: column.width, y: 88, size: 34, spacing: 7 }),
      rule(column.x, 116, column.width),
      ...lines,
      placed(compositionChart(diagnosis.colorComposition, content.shortNames), {
        ...{ x: column.x, y: chartY, width: chartRatio * height, height },
      }),
    ])
  }

const chartRatio = compositionSize.width / compositionSize.height

/** If an answer has two names, all names are smaller. */
const nameSizes = {
  one: { names: 60, steps: { start: 172, name: 72, second: 0, next: 72 }, beforeChart: 42 },
  two: { names: 48, steps: { start: 158, name: 54, second: 52, next: 54 }, beforeChart: 26 },
} as const

const answersOn = (
  { patternNames, seasonNames }: CardTexts['content'],
  { facePattern, personalColour }: CardTexts['messages'],
  diagnosis: Diagnosis,
): ReadonlyArray<NamedAnswer> => [
  {
    kind: facePattern,
    names: patternNames(diagnosis.faceType, alsoPattern({ diagnosis, certainty: {} })),
  },
  { kind: personalColour, names: seasonNames(diagnosis.colorType, alsoSuits(diagnosis)) },
]

const line = (given: Omit<Line, 'x' | 'room'>): SvgNode =>
  fitted({ ...given, x: column.x, room: column.width })

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
      brandLine(texts.brand, {
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
  { content, messages }: CardTexts,
  diagnosis: Diagnosis,
  x: number,
): ReadonlyArray<SvgNode> => {
  const answers = answersOn(content, messages, diagnosis)
  const isLong = answers.some(({ names }) => names.length > 1)
  const size = isLong ? 40 : 49
  const steps = isLong
    ? { start: 310, name: 44, second: 42, next: 10 }
    : { start: 318, name: 58, second: 0, next: 0 }
  const { lines, end } = stacked(answers, steps, null, (given) =>
    fitted({ ...given, size, x: x + half.width / 2, room, anchor: 'middle' }),
  )
  const panel = { x, y: 0, width: half.width, height: half.panel }
  const chartY = end + (isLong ? 18 : 22)
  const height = Math.min(400 / chartRatio, 580 - chartY)
  return [
    portraitOf(diagnosis, panel, { faceHeight: 302, plantAt: 0.6 }),
    keyRibbon(diagnosis, { ...panel, y: half.panel, height: half.ribbon }),
    ...lines,
    placed(compositionChart(diagnosis.colorComposition, content.shortNames), {
      ...{ x: x + (half.width - chartRatio * height) / 2, y: chartY },
      ...{ width: chartRatio * height, height },
    }),
  ]
}
