import type { FaceFeatures } from '../figure/face-features.js'
import type { Point, Run } from '../pen/geometry.js'
import { through } from '../pen/geometry.js'
import { shoulderLength, straight } from '../figure/hair-loose.js'
import { towel } from '../figure/hair-towel.js'
import { inked, washed } from '../pen/pen.js'
import type { Styling } from '../figure/head.js'
import { head } from '../figure/head.js'
import type { SvgNode } from '../pen/svg.js'
import { group, node, picture } from '../pen/svg.js'
import { laidAside, smile } from './tip-things.js'
import { tones } from '../pen/tones.js'

/** What a good photo needs: light on the face, looking straight on, no smile, nothing worn, no make-up. */
export type Tip = 'light' | 'front' | 'neutral' | 'remove' | 'bare'

const even: FaceFeatures = { faceLine: 0.2, brows: 0.1, eyes: 0, lips: 0, height: 0 }

const placedHead = (styling: Styling, x: number, y: number, size: number): SvgNode =>
  group([head(even, 'WOMEN', styling)], { transform: `translate(${x} ${y}) scale(${size})` })

const straightLines = (width: number, tone: string, ...lines: ReadonlyArray<Run>) =>
  lines.map((line) => inked(line, width, () => 1, tone))

/** Light from the front, all around the face, so that neither side is in shade. */
const light = (): ReadonlyArray<SvgNode> => [
  node('circle', { cx: 60, cy: 58, r: 45, fill: tones.light, 'fill-opacity': 0.75 }),
  ...rays.map((ray) => inked(ray, 1, undefined, tones.inkSoft)),
  placedHead({ hair: shoulderLength, garment: 'crew', bare: true }, 60, 4, 0.43),
]

/** From the left over the top to the right, 15° apart; radii 49 and 55 about the light's centre. */
const rays: ReadonlyArray<Run> = Array.from({ length: 15 }, (_, i): Run => {
  const angle = Math.PI * (1 + (i - 1) / 12)
  const at = (radius: number): Point => [
    60 + radius * Math.cos(angle),
    58 + radius * Math.sin(angle),
  ]
  return [at(49), at(i % 2 === 0 ? 53 : 56)]
})

const corner = (x: number, y: number, dx: number, dy: number): SvgNode =>
  node('path', {
    d: `M${x} ${y + dy}L${x} ${y}L${x + dx} ${y}`,
    stroke: tones.ink,
    'stroke-width': 1.1,
  })

/** A face straight on in the frame, with its axis and the line of its eyes. */
const front = (): ReadonlyArray<SvgNode> => [
  placedHead({ hair: straight, garment: 'crew', bare: true }, 60, -0.5, 0.45),
  corner(14, 8, 12, 12),
  corner(106, 8, -12, 12),
  corner(14, 112, 12, -12),
  corner(106, 112, -12, -12),
  ...straightLines(0.5, tones.lip, through`60 6, 60 114`, through`20 53.4, 100 53.4`),
]

/** A face at rest, with its mouth closed; a smile, beside it, struck out. */
const neutral = (): ReadonlyArray<SvgNode> => [
  placedHead({ hair: straight, garment: 'crew', bare: true }, 46, -2, 0.47),
  node('circle', {
    cx: 92,
    cy: 84,
    r: 24,
    fill: tones.skin,
    stroke: tones.inkSoft,
    'stroke-width': 0.7,
  }),
  group(smile(), { transform: 'translate(92 86)' }),
  inked(through`72 104, 91 86, 113 62`, 1.6, undefined, tones.lip),
]

const drop = (x: number, y: number, size: number): ReadonlyArray<SvgNode> => {
  const right: Run = through`${x} ${y - size * 1.5}, ${x + size * 0.55} ${y - size * 0.4},
    ${x + size * 0.8} ${y + size * 0.4}, ${x} ${y + size}`
  const left: Run = through`${x} ${y + size}, ${x - size * 0.8} ${y + size * 0.4},
    ${x - size * 0.55} ${y - size * 0.4}, ${x} ${y - size * 1.5}`
  return [washed(tones.water, [right, left]), inked(right, 0.8), inked(left, 0.6)]
}

/** A washed face: the hair in a towel, and drops of water. */
const bare = (): ReadonlyArray<SvgNode> => [
  placedHead({ hair: towel, garment: 'scoop', bare: true }, 60, -9, 0.5),
  ...drop(22, 62, 4.4),
  ...drop(30, 80, 3),
  ...drop(97, 54, 3.4),
  ...drop(91, 76, 4.6),
]

const drawings: Readonly<Record<Tip, () => ReadonlyArray<SvgNode>>> = {
  light,
  front,
  neutral,
  remove: laidAside,
  bare,
}

/** A tip for the photo that needs no words. */
export const tipPicture = (tip: Tip): SvgNode => picture(120, 120, drawings[tip]())
