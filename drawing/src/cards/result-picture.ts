import type { Diagnosis } from '@kaoiro/core/diagnosis'
import type { Box } from '@kaoiro/core/light-card'
import type { SvgNode } from '../pen/svg.js'
import { group, node, picture } from '../pen/svg.js'
import { tones } from '../pen/tones.js'
import type { Line } from './card-parts.js'
import { filled, fitted, stacked } from './card-parts.js'
import { keyRibbon, portraitOf } from './result-parts.js'

interface Format {
  readonly width: number
  readonly height: number
  /** The place of the face. */
  readonly window: Box
  /** The place of the key colours. */
  readonly ribbon: Box
  /** The place of the texts, and their scale. */
  readonly texts: Box & { readonly scale: number }
}

/** Shapes for stories, posts and profiles. Apps cover the upper eighth and the lower sixth of a story. */
export const pictureFormats = {
  '9:16': {
    ...{ width: 540, height: 960 },
    window: { x: 0, y: 0, width: 540, height: 640 },
    ribbon: { x: 0, y: 640, width: 540, height: 24 },
    texts: { x: 40, y: 672, width: 460, height: 288, scale: 1.2 },
  },
  '4:5': {
    ...{ width: 540, height: 675 },
    window: { x: 0, y: 0, width: 540, height: 480 },
    ribbon: { x: 0, y: 480, width: 540, height: 20 },
    texts: { x: 36, y: 500, width: 468, height: 175, scale: 1 },
  },
  '1:1': {
    ...{ width: 540, height: 540 },
    window: { x: 0, y: 0, width: 300, height: 540 },
    ribbon: { x: 300, y: 0, width: 18, height: 540 },
    texts: { x: 342, y: 0, width: 174, height: 540, scale: 1 },
  },
} as const satisfies Readonly<Record<string, Format>>

export type PictureFormat = keyof typeof pictureFormats

export interface ResultPicture {
  readonly brand: string
  readonly diagnosis: Diagnosis
  /** The headings of the answers. */
  readonly facePattern: string
  readonly personalColour: string
  /** One or two of each. */
  readonly names: {
    readonly patterns: ReadonlyArray<string>
    readonly seasons: ReadonlyArray<string>
  }
  /** The result's address without a scheme, and its QR code as rows of dark modules. */
  readonly address: string
  readonly qr: ReadonlyArray<ReadonlyArray<boolean>>
  /** Whether the window shows the drawn face; otherwise it stays empty, for a photo below this drawing. */
  readonly isDrawn: boolean
}

/** A result as a picture to share: the face, the season's colours, the names, and where to find it. */
export function resultPicture(result: ResultPicture, format: PictureFormat): SvgNode {
  const { width, height, window, ribbon, texts }: Format = pictureFormats[format]
  const place = { faceHeight: Math.min(1.06 * window.height, 1.6 * window.width), plantAt: 0.5 }
  const { x, y } = ribbon
  const { tag, attributes, children } = picture(width, height, [
    ...(result.isDrawn
      ? [filled(window, tones.ground), portraitOf(result.diagnosis, window, place)]
      : []),
    filled({ x, y, width: width - x, height: height - y }, tones.ground),
    keyRibbon(result.diagnosis, ribbon),
    ...(texts.height > texts.width ? column(result, texts) : row(result, texts)),
  ])
  return node(tag, { ...attributes, width, height }, children)
}

/** The answers, one below the other. */
const answers = (
  { facePattern, personalColour, names: { patterns, seasons } }: ResultPicture,
  line: (given: Pick<Line, 'text' | 'y' | 'size'> & Partial<Line>) => SvgNode,
): ReadonlyArray<SvgNode> => {
  const isLong = patterns.length + seasons.length > 2
  const steps = isLong
    ? { start: 24, name: 21, second: 21, next: 22 }
    : { start: 32, name: 28, second: 0, next: 28 }
  const both = [
    { kind: facePattern, names: patterns },
    { kind: personalColour, names: seasons },
  ]
  return stacked(
    both,
    steps,
    (given) => line({ ...given, size: 11, tone: tones.lip, spacing: 1.5 }),
    (given) => line({ ...given, size: isLong ? 18 : 24, spacing: 1 }),
  ).lines
}

/** Sides of the QR code; 6 pixels for each module of a short address. */
const qrSide = 88

const row = (result: ResultPicture, { x, y, width, scale }: Format['texts']) => {
  const side = qrSide * scale
  const line = (given: Pick<Line, 'text' | 'y' | 'size'> & Partial<Line>): SvgNode =>
    fitted({
      ...{ room: width - side - 20, x },
      ...given,
      ...{ y: y + scale * given.y, size: scale * given.size },
    })
  return [
    ...answers(result, line),
    qrIn({ x: x + width - side, y: y + 26 * scale, width: side, height: side }, result.qr),
    line({ text: result.brand, y: 162, size: 13, spacing: 3, room: 0.4 * width }),
    line({
      ...{ text: result.address, y: 162, size: 10, tone: tones.inkSoft },
      ...{ x: x + width, anchor: 'end', room: 0.56 * width },
    }),
  ]
}

const column = (result: ResultPicture, { x, width, height }: Format['texts']) => {
  const line = (given: Pick<Line, 'text' | 'y' | 'size'> & Partial<Line>): SvgNode =>
    fitted({ room: width, x, ...given })
  const lower = (given: Pick<Line, 'text' | 'y' | 'size'> & Partial<Line>): SvgNode =>
    line({ ...given, y: given.y + 92 })
  return [
    line({ text: result.brand, y: 58, size: 16, spacing: 3 }),
    ...answers(result, lower),
    qrIn({ x, y: height - qrSide - 64, width: qrSide, height: qrSide }, result.qr),
    line({ text: result.address, y: height - 40, size: 10, tone: tones.inkSoft }),
  ]
}

const qrIn = ({ x, y, width }: Box, modules: ResultPicture['qr']): SvgNode => {
  const side = width / Math.max(1, modules.length)
  const d = modules
    .flatMap((row, down) =>
      row.map((isDark, across) => (isDark ? `M${across} ${down}h1v1h-1z` : '')),
    )
    .join('')
  return group([node('path', { d, fill: tones.ink, 'shape-rendering': 'crispEdges' })], {
    transform: `translate(${x} ${y}) scale(${side})`,
  })
}
