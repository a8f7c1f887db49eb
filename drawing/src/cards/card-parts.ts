import type { Box } from '@kaoiro/core/light-card'
import type { SvgNode } from '../pen/svg.js'
import { node } from '../pen/svg.js'
import { tones } from '../pen/tones.js'
import { letters } from '../charts/lettering.js'

/** Size of an `og:image` in pixels, as messengers and social networks request it. */
export const linkCardSize = { width: 1200, height: 630 } as const

/** Minimum distance of text from the edges, in pixels. */
export const margin = 48

/** A card: the background, with these nodes drawn on it. */
export function card(children: ReadonlyArray<SvgNode>): SvgNode {
  return node(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      ...linkCardSize,
      viewBox: `0 0 ${linkCardSize.width} ${linkCardSize.height}`,
      fill: 'none',
    },
    [filled({ x: 0, y: 0, ...linkCardSize }, tones.ground), ...children],
  )
}

export function filled(box: Box, fill: string, opacity = 1): SvgNode {
  return node('rect', { ...box, fill, ...(opacity < 1 && { 'fill-opacity': opacity }) })
}

export function rule(x: number, y: number, width: number): SvgNode {
  return node('line', {
    x1: x,
    y1: y,
    x2: x + width,
    y2: y,
    stroke: tones.inkFaint,
    'stroke-width': 1.5,
  })
}

/** Maximum width of the Latin letters in each set, relative to the font size. */
const widths: ReadonlyArray<readonly [RegExp, number]> = [
  [/[ijl .,:;'!|-]/, 0.36],
  [/[frt]/, 0.49],
  [/[aceosvxyz]/, 0.62],
  [/[bdghknpqu0-9]/, 0.68],
  [/w/, 0.86],
  [/[A-LN-VX-Z]/, 0.89],
]

/**
 * Upper bound on the width of a letter relative to the font size, in the fonts of all languages' cards. Checked
 * against the font files in ui/test/site.
 */
export function maxLetterWidth(letter: string): number {
  return letter > '\u2fff' ? 1 : (widths.find(([letters]) => letters.test(letter))?.[1] ?? 1.25)
}

export interface Line {
  readonly text: string
  readonly x: number
  /** Baseline. */
  readonly y: number
  /** Font size; reduced if the text does not fit. */
  readonly size: number
  readonly spacing?: number
  /** Maximum width of the text. */
  readonly room: number
  /** Texts that have the same size. */
  readonly alike?: ReadonlyArray<string>
  readonly anchor?: 'start' | 'middle' | 'end'
  readonly tone?: string
}

/** A heading with its one or two names. */
export interface NamedAnswer {
  readonly kind: string
  readonly names: ReadonlyArray<string>
}

/** Baselines: of the first heading, from a heading to its name, between two names, and to the next heading. */
interface Steps {
  readonly start: number
  readonly name: number
  readonly second: number
  readonly next: number
}

/** The lines of answers, one below the other. The two names of an answer have one size. */
export function stacked(
  answers: ReadonlyArray<NamedAnswer>,
  { start, name, second, next }: Steps,
  kindLine: ((line: Pick<Line, 'text' | 'y'>) => SvgNode) | null,
  nameLine: (line: Pick<Line, 'text' | 'y' | 'alike'>) => SvgNode,
): { readonly lines: ReadonlyArray<SvgNode>; readonly end: number } {
  let y = start - next
  const lines = answers.flatMap(({ kind, names }) => [
    ...[{ text: kind, y: (y += next) }].flatMap((given) => kindLine?.(given) ?? []),
    ...names.map((text, at) =>
      nameLine({ text, y: (y += at === 0 ? name : second), alike: names }),
    ),
  ])
  return { lines, end: y }
}

/** A line of text, scaled down to fit its maximum width. */
export function fitted({ room, size, alike = [], ...line }: Line): SvgNode {
  const widest = Math.max(...[line.text, ...alike].map((text) => maxWidth({ ...line, text, size })))
  const scale = Math.min(1, room / widest)
  return letters(line.text, line.x, line.y, {
    face: 'mincho',
    size: scale * size,
    anchor: line.anchor ?? 'start',
    tone: line.tone ?? tones.ink,
    spacing: scale * (line.spacing ?? 0),
  })
}

const maxWidth = ({ text, size, spacing = 0 }: Pick<Line, 'text' | 'size' | 'spacing'>): number =>
  [...text].reduce((width, letter) => width + maxLetterWidth(letter) * size + spacing, 0)
