import type { SvgNode } from '../pen/svg.js'
import { node } from '../pen/svg.js'
import { tones } from '../pen/tones.js'

/** System fonts, as the screens name them: a drawing is also read alone, as an image. */
const mincho =
  "'Hiragino Mincho ProN', 'Yu Mincho', YuMincho, 'Noto Serif JP', 'Noto Serif CJK JP', serif"
const gothic =
  "'Hiragino Sans', 'Noto Sans JP', 'Noto Sans CJK JP', 'Yu Gothic', Meiryo, sans-serif"

interface Lettering {
  readonly face: 'mincho' | 'gothic'
  readonly size: number
  readonly tone?: string
  readonly anchor?: 'start' | 'middle' | 'end'
  readonly spacing?: number
  /** A rim of the ground's colour, so that letters stay legible over a drawing. */
  readonly rim?: string
}

/** One line of text whose baseline begins, is centred or ends at a point. */
export const letters = (
  text: string,
  x: number,
  y: number,
  { face, size, tone = tones.ink, anchor = 'middle', spacing = 0, rim }: Lettering,
): SvgNode =>
  node(
    'text',
    {
      // Spacing follows every letter, the last one too: half of it brings the line back.
      x: anchor === 'middle' ? x + spacing / 2 : x,
      y,
      'font-family': face === 'mincho' ? mincho : gothic,
      'font-size': size,
      'font-weight': face === 'mincho' ? 500 : 400,
      'text-anchor': anchor,
      fill: tone,
      ...(spacing !== 0 && { 'letter-spacing': spacing }),
      ...(rim !== undefined && {
        stroke: rim,
        'stroke-width': 3,
        'stroke-linejoin': 'round',
        'paint-order': 'stroke',
      }),
    },
    [text],
  )
