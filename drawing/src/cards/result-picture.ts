import type { Diagnosis } from '@kaoiro/core/diagnosis'
import type { Box } from '@kaoiro/core/light-card'
import type { SvgNode } from '../pen/svg.js'
import { node, picture } from '../pen/svg.js'
import { tones } from '../pen/tones.js'
import type { CardBrand } from './brand-line.js'
import { brandLine } from './brand-line.js'
import type { Line } from './card-parts.js'
import { filled, fitted, stacked } from './card-parts.js'
import { paragraph } from './paragraph.js'
import type { ColourWords } from './kept-colours.js'
import { keptColours } from './kept-colours.js'
import { portraitOf, qrIn } from './result-parts.js'

interface Format {
  readonly width: number
  readonly height: number
  /** The place of the face. Upright, so that a photo shows the whole head. */
  readonly window: Box
  /** The place of the names, next to the face. */
  readonly names: Box
  /** The place of colours and the sentence, below the face. */
  readonly colours: Box
}

/** Shapes for stories, posts and profiles. Apps cover the upper eighth and the lower sixth of a story. */
export const pictureFormats = {
  '9:16': {
    ...{ width: 540, height: 960 },
    window: { x: 0, y: 108, width: 320, height: 420 },
    names: { x: 344, y: 124, width: 164, height: 404 },
    colours: { x: 32, y: 552, width: 476, height: 248 },
  },
  '4:5': {
    ...{ width: 540, height: 675 },
    window: { x: 0, y: 0, width: 312, height: 400 },
    names: { x: 336, y: 0, width: 172, height: 400 },
    colours: { x: 32, y: 420, width: 476, height: 240 },
  },
  '1:1': {
    ...{ width: 540, height: 540 },
    window: { x: 0, y: 0, width: 240, height: 304 },
    names: { x: 264, y: 0, width: 244, height: 304 },
    colours: { x: 32, y: 316, width: 476, height: 216 },
  },
} as const satisfies Readonly<Record<string, Format>>

export type PictureFormat = keyof typeof pictureFormats

export interface ResultPicture {
  readonly brand: CardBrand
  readonly diagnosis: Diagnosis
  /** The headings of the answers. */
  readonly facePattern: string
  readonly personalColour: string
  /** One or two of each. */
  readonly names: {
    readonly patterns: ReadonlyArray<string>
    readonly seasons: ReadonlyArray<string>
  }
  readonly colours: ColourWords
  /** A sentence about this face. */
  readonly sentence: string
  /** The result's address without a scheme, and its QR code as rows of dark modules. */
  readonly address: string
  readonly qr: ReadonlyArray<ReadonlyArray<boolean>>
  /** Whether the window shows the drawn face; otherwise it stays empty, for a photo below this drawing. */
  readonly isDrawn: boolean
}

/**
 * A result as a picture to share: the face and the names, five colours and two to keep away from, metal and lips or, for
 * men, the frame of glasses, all by name; a sentence about the face, and where to find the result.
 */
export function resultPicture(result: ResultPicture, format: PictureFormat): SvgNode {
  const { width, height, window, names, colours }: Format = pictureFormats[format]
  const place = { faceHeight: Math.min(0.86 * window.height, 1.14 * window.width), plantAt: 0.4 }
  const right = window.x + window.width
  const bottom = window.y + window.height
  const { tag, attributes, children } = picture(width, height, [
    ...(result.isDrawn
      ? [filled(window, tones.ground), portraitOf(result.diagnosis, window, place)]
      : []),
    filled({ x: 0, y: 0, width, height: window.y }, tones.ground),
    filled({ x: right, y: 0, width: width - right, height: bottom }, tones.ground),
    filled({ x: 0, y: bottom, width, height: height - bottom }, tones.ground),
    ...column(result, names),
    ...rows(result, colours),
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

/** Side of the QR code. */
const qrSide = 88

/** The brand, the names, and the QR code at the bottom. */
const column = (result: ResultPicture, { x, y, width, height }: Box) => {
  const line = (given: Pick<Line, 'text' | 'y' | 'size'> & Partial<Line>): SvgNode =>
    fitted({ room: width, x, ...given })
  const lower = (given: Pick<Line, 'text' | 'y' | 'size'> & Partial<Line>): SvgNode =>
    line({ ...given, y: given.y + y + 52 })
  return [
    brandLine(result.brand, { x, room: width, y: y + 36, size: 16, spacing: 3 }),
    ...answers(result, lower),
    qrIn({ x, y: y + height - qrSide, width: qrSide, height: qrSide }, result.qr),
  ]
}

/** Gap between swatches, and their heights. */
const gap = 8
const heights = { wear: 44, other: 26 } as const

const rows = (result: ResultPicture, { x, y, width, height }: Box): ReadonlyArray<SvgNode> => {
  const { wear, others } = keptColours(result.diagnosis, result.colours)
  const cell = (width - 4 * gap) / 5
  const wide = (width - 3 * gap) / 4
  const at = (index: number, each: number) => x + index * (each + gap)
  const second = y + heights.wear + 44
  return [
    ...wear.flatMap(({ name, shades }, index) => [
      ...swatch({ x: at(index, cell), y, width: cell, height: heights.wear }, shades),
      named(name, at(index, cell) + cell / 2, y + heights.wear + 13, cell),
    ]),
    ...others.flatMap(({ kind, name, shades }, index) => [
      ...(kind === null
        ? []
        : [
            fitted({
              ...{ text: kind, x: at(index, wide), y: second - 6, size: 9.5 },
              ...{ room: index === 0 ? 2 * wide : wide, tone: tones.lip, spacing: 1 },
            }),
          ]),
      ...swatch({ x: at(index, wide), y: second, width: wide, height: heights.other }, shades),
      named(name, at(index, wide) + wide / 2, second + heights.other + 13, wide),
    ]),
    ...paragraph({
      ...{ text: result.sentence, x, y: second + heights.other + 38, width, size: 12.5 },
      maxLines: 3,
    }),
    fitted({ text: result.address, x, y: y + height, size: 10, room: width, tone: tones.inkSoft }),
  ]
}

const named = (text: string, x: number, y: number, room: number): SvgNode =>
  fitted({ text, x, y, room, size: 10.5, anchor: 'middle' })

/** A colour, or the sheen of a metal, with an outline that delimits the lightest ones. */
const swatch = (box: Box, shades: ReadonlyArray<string>): ReadonlyArray<SvgNode> => {
  const width = box.width / shades.length
  return [
    ...shades.map((shade, at) => filled({ ...box, x: box.x + at * width, width }, shade)),
    node('rect', { ...box, stroke: tones.ink, 'stroke-opacity': 0.12 }),
  ]
}
