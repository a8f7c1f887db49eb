import type { FaceFeatures } from '../figure/face-shape.js'
import type { Point, Run } from '../pen/geometry.js'
import { through, mirrored, moved } from '../pen/geometry.js'
import { shoulderLength, straight } from '../figure/hair-loose.js'
import { inked, washed } from '../pen/pen.js'
import type { Styling } from '../figure/head.js'
import { head } from '../figure/head.js'
import { heldCard } from './held-card.js'
import type { SvgNode } from '../pen/svg.js'
import { group, node, picture } from '../pen/svg.js'
import { tones } from '../pen/tones.js'
import type { Hairstyle } from '../figure/hair.js'

/** Tips for a good photo: even light, facing the camera, no smile, nothing on the face, no make-up, the light card. */
export type Tip = 'light' | 'front' | 'neutral' | 'remove' | 'bare' | 'card'

const even: FaceFeatures = { faceLine: 0.2, brows: 0.1, eyes: 0, lips: 0, height: 0 }

const placedHead = (styling: Styling, x: number, y: number, size: number): SvgNode =>
  group([head(even, 'WOMEN', styling)], { transform: `translate(${x} ${y}) scale(${size})` })

const straightLines = (width: number, tone: string, ...lines: ReadonlyArray<Run>) =>
  lines.map((line) => inked(line, width, () => 1, tone))

/** Light all around the face, with no side in shadow. */
const light = (): ReadonlyArray<SvgNode> => [
  node('circle', { cx: 60, cy: 58, r: 45, fill: tones.light, 'fill-opacity': 0.75 }),
  ...rays.map((ray) => inked(ray, 1, undefined, tones.inkSoft)),
  placedHead({ hair: shoulderLength, garment: 'crew', bare: true }, 60, 4, 0.43),
]

/** Rays 15° apart, from the left over the top to the right; radii 49 to 56 around the light's centre. */
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

/** A face looking straight ahead in a frame, with its axis and the line between the eyes. */
const front = (): ReadonlyArray<SvgNode> => [
  placedHead({ hair: straight, garment: 'crew', bare: true }, 60, -0.5, 0.45),
  corner(14, 8, 12, 12),
  corner(106, 8, -12, 12),
  corner(14, 112, 12, -12),
  corner(106, 112, -12, -12),
  ...straightLines(0.5, tones.lip, through`60 6, 60 114`, through`20 53.4, 100 53.4`),
]

/** A face at rest with its mouth closed, next to a crossed-out smile. */
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

/** A washed face: hair in a towel, and drops of water. */
const bare = (): ReadonlyArray<SvgNode> => [
  placedHead({ hair: towel, garment: 'scoop', bare: true }, 60, -9, 0.5),
  ...drop(22, 62, 4.4),
  ...drop(30, 80, 3),
  ...drop(97, 54, 3.4),
  ...drop(91, 76, 4.6),
]

/** A rounded lens around the origin. */
const lens: Run = Array.from({ length: 17 }, (_, i): Point => {
  const angle = (i / 16) * 2 * Math.PI - Math.PI / 2
  const [c, s] = [Math.cos(angle), Math.sin(angle)]
  return [13.5 * Math.sign(c) * Math.abs(c) ** 0.8, 11 * Math.sign(s) * Math.abs(s) ** 0.85]
})

const glasses = (x: number, y: number): ReadonlyArray<SvgNode> => {
  const right = moved(lens, 17, 0)
  const arm: Run = through`30 -4, 37 -9, 40 -16, 36 -19`
  const glint: Run = through`11 3, 15 -3, 18 -6`
  return [
    ...[right, mirrored(right)].flatMap((run) => [
      washed(tones.water, [moved(run, x, y)], 0.4),
      inked(moved(run, x, y), 1.5, () => 1),
    ]),
    inked(moved(through`-4 -2, 0 -4.4, 4 -2`, x, y), 1.4),
    ...[arm, mirrored(arm)].map((run) => inked(moved(run, x, y), 1.3)),
    inked(moved(glint, x, y), 0.7, undefined, tones.inkSoft),
    inked(moved(glint, x - 34, y), 0.7, undefined, tones.inkSoft),
  ]
}

const mask = (x: number, y: number): ReadonlyArray<SvgNode> => {
  const top: Run = through`-22 -11, -8 -14, 0 -15, 8 -14, 22 -11`
  const right: Run = through`22 -11, 23 0, 21 10`
  const bottom: Run = through`21 10, 10 15, 0 16.5, -10 15, -21 10`
  const left: Run = through`-21 10, -23 0, -22 -11`
  const loop: Run = through`22 -10, 33 -9, 34 2, 21 9`
  const at = (run: Run) => moved(run, x, y)
  return [
    washed(tones.ground, [at(top), at(right), at(bottom), at(left)]),
    washed(tones.cloth, [at(moved(top, 1, 1)), at(right), at(moved(bottom, 1, 1)), at(left)]),
    ...[top, right, bottom, left].map((run) => inked(at(run), 1)),
    ...[loop, mirrored(loop)].map((run) => inked(at(run), 0.8)),
    ...[-5, 1, 7].map((fold) =>
      inked(at(through`-19 ${fold - 1}, 0 ${fold}, 19 ${fold - 1}`), 0.7, undefined, tones.inkSoft),
    ),
  ]
}

const hat = (x: number, y: number): ReadonlyArray<SvgNode> => {
  const at = (run: Run) => moved(run, x, y)
  const brim: Run = through`-38 6, -24 0, 0 -2, 24 0, 38 6, 22 11.5, 0 13, -22 11.5, -38 6`
  const crown: Run = through`-20 3, -19 -12, -12 -21, 0 -22, 12 -21, 19 -12, 20 3`
  const foot: Run = through`20 3, 0 7.4, -20 3`
  const ribbonTop: Run = through`-19.6 -5, 0 -1, 19.6 -5`
  const ribbonFoot: Run = through`20 3, 0 7.4, -20 3`
  return [
    washed(tones.hair, [at(brim)], 0.55),
    inked(at(brim.slice(0, 6)), 0.9),
    inked(at(brim.slice(4)), 1.2),
    washed('#ded1c2', [at(crown), at(foot)]),
    washed(tones.lip, [at(ribbonTop), at(ribbonFoot)]),
    inked(at(crown), 1.1),
    inked(at(through`-8 -20, 0 -16, 9 -20`), 0.7, undefined, tones.inkSoft),
  ]
}

const turned = (drawing: ReadonlyArray<SvgNode>, x: number, y: number, turn: number): SvgNode =>
  group(drawing, { transform: `translate(${x} ${y}) rotate(${turn})` })

/** Crossed-out hat, glasses and mask. */
export const laidAside = (): ReadonlyArray<SvgNode> => [
  turned(hat(0, 0), 44, 36, -10),
  turned(glasses(0, 0), 72, 66, 8),
  turned(mask(0, 0), 42, 95, -8),
  inked(through`14 110, 60 62, 108 12`, 1.6, undefined, tones.lip),
]

/** A laughing mouth around the origin, about 30 wide, with its creases and the base of the nose. */
export const smile = (): ReadonlyArray<SvgNode> => {
  const bite: Run = through`-13 -4.4, -7 -1.6, 0 -0.8, 7 -1.6, 13 -4.4`
  const floor: Run = through`13 -4.4, 9.4 3.4, 4.6 6.6, 0 7.4, -4.6 6.6, -9.4 3.4, -13 -4.4`
  const bow: Run = through`14.6 -5.6, 8 -4.6, 3 -4.4, 0 -3.6, -3 -4.4, -8 -4.6, -14.6 -5.6`
  const under: Run = through`-14.6 -5.6, -10.4 5, -5 9.6, 0 10.6, 5 9.6, 10.4 5, 14.6 -5.6`
  const crease: Run = through`15 -12, 18.4 -7, 18 -1`
  const nostril: Run = through`1.6 -14.4, 3.6 -15.2, 5 -16.8`
  return [
    washed(tones.lipBare, [bow, under]),
    washed(tones.paper, [bite, floor]),
    inked(bite, 0.9),
    inked(floor, 0.7, undefined, tones.inkSoft),
    ...[crease, mirrored(crease)].map((run) => inked(run, 0.8, undefined, tones.inkSoft)),
    ...[nostril, mirrored(nostril)].map((run) => inked(run, 0.8)),
  ]
}

const band: Run = through`-48 104, -53 84, -50 60, -26 40, 6 30, 34 36, 52 60, 54 84, 48 104`
const edge: Run = through`48 104, 40 90, 22 79, 2 76, -20 79, -40 90, -48 104`

/** Hair wrapped in a towel. */
export const towel: Hairstyle = () => ({
  back: group([]),
  front: group([
    washed(tones.towel, [band, edge]),
    washed(tones.towelShade, [through`54 84, 52 60, 34 36, 40 62, 44 86, 48 104`], 0.7),
    inked(band, 1.1),
    inked(edge, 1),
    ...[
      through`-42 92, -24 74, 2 62, 24 46`,
      through`-50 76, -30 58, -4 46, 16 34`,
      through`44 92, 34 72, 22 58, 10 54`,
      through`52 72, 44 56, 32 46`,
    ].map((fold) => inked(fold, 0.85)),
    washed(tones.towel, [through`14 34, 26 28, 40 36, 36 52, 22 56, 12 46, 14 34`]),
    inked(through`14 36, 26 28, 40 36, 36 52, 22 56`, 1),
    inked(through`20 50, 26 42, 36 40`, 0.8),
  ]),
})

/** A face with the light card held next to it. */
const card = (): ReadonlyArray<SvgNode> => [
  placedHead({ hair: straight, garment: 'crew', bare: true }, 42, -2, 0.47),
  ...heldCard(),
]

const drawings: Readonly<Record<Tip, () => ReadonlyArray<SvgNode>>> = {
  light,
  front,
  neutral,
  remove: laidAside,
  bare,
  card,
}

/** A tip for taking the photo, drawn without words. */
export const tipPicture = (tip: Tip): SvgNode => picture(120, 120, drawings[tip]())
