import type { Gender } from '@kaoiro/core/diagnosis'
import type { Skin } from '../figure/complexion.js'
import { skins } from '../figure/complexion.js'
import type { FaceFeatures } from '../figure/face-shape.js'
import { shoulderLength, straight } from '../figure/hair-loose.js'
import { crop, parted, swept } from '../figure/hair-short.js'
import { tied } from '../figure/hair-up.js'
import type { Person } from '../figure/head.js'
import { head } from '../figure/head.js'
import type { Point, Run } from '../pen/geometry.js'
import { mirrored, through } from '../pen/geometry.js'
import { inked, washed } from '../pen/pen.js'
import type { SvgNode } from '../pen/svg.js'
import { group, node, picture } from '../pen/svg.js'
import { tones } from '../pen/tones.js'
import { heldCard } from './held-card.js'
import { laidAside } from './laid-aside.js'
import { drop, neckTowel, towel } from './washed-face.js'

/** Tips for a good photo: even light, facing the camera, no smile, nothing on the face, no make-up, the light card. */
export type Tip = 'light' | 'front' | 'neutral' | 'remove' | 'bare' | 'card'

const even: FaceFeatures = { faceLine: 0.2, brows: 0.1, eyes: 0, lips: 0, height: 0 }

/** Draws a tip for a gender. */
type Draw = (gender: Gender) => ReadonlyArray<SvgNode>

type TipWithPerson = Exclude<Tip, 'remove'>

/** The people of the tips, who wear no make-up. Each gender has every skin tone. */
export const tipPeople: Readonly<Record<TipWithPerson, Readonly<Record<Gender, Person>>>> = {
  light: {
    WOMEN: { skin: 'deep', hair: shoulderLength, hairColour: 'black', garment: 'crew' },
    MEN: { skin: 'golden', hair: parted, hairColour: 'umber', garment: 'crew' },
  },
  front: {
    WOMEN: { skin: 'fair', hair: straight, hairColour: 'chestnut', garment: 'crew' },
    MEN: { skin: 'fair', hair: crop, hairColour: 'black', garment: 'crew' },
  },
  neutral: {
    WOMEN: { skin: 'golden', hair: tied, hairColour: 'umber', garment: 'crew' },
    MEN: { skin: 'tan', hair: crop, hairColour: 'umber', garment: 'shirt' },
  },
  bare: {
    WOMEN: { skin: 'tan', hair: towel, hairColour: 'black', garment: 'scoop' },
    MEN: { skin: 'deep', hair: crop, hairColour: 'black', garment: 'crew' },
  },
  card: {
    WOMEN: { skin: 'golden', hair: straight, hairColour: 'black', garment: 'crew' },
    MEN: { skin: 'fair', hair: swept, hairColour: 'chestnut', garment: 'crew' },
  },
}

const skinOf = (tip: TipWithPerson, gender: Gender): Skin => skins[tipPeople[tip][gender].skin]

/** A tip's person, with more drawn in the units of the head. */
const person = (
  tip: TipWithPerson,
  gender: Gender,
  [x, y, size]: readonly [x: number, y: number, size: number],
  more: ReadonlyArray<SvgNode> = [],
): SvgNode =>
  group([head(even, gender, tipPeople[tip][gender]), ...more], {
    // Men's shoulders are wider.
    transform: `translate(${x} ${y}) scale(${gender === 'MEN' ? 0.94 * size : size})`,
  })

const straightLines = (width: number, tone: string, ...lines: ReadonlyArray<Run>) =>
  lines.map((line) => inked(line, width, () => 1, tone))

/** Light all around the face, with no side in shadow. */
const light: Draw = (gender) => [
  node('circle', { cx: 60, cy: 58, r: 45, fill: tones.light, 'fill-opacity': 0.75 }),
  ...rays.map((ray) => inked(ray, 1, undefined, tones.inkSoft)),
  person('light', gender, [60, 4, 0.43]),
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
const front: Draw = (gender) => [
  person('front', gender, [60, -0.5, 0.45]),
  corner(14, 8, 12, 12),
  corner(106, 8, -12, 12),
  corner(14, 112, 12, -12),
  corner(106, 112, -12, -12),
  ...straightLines(0.5, tones.lip, through`60 6, 60 114`, through`20 53.4, 100 53.4`),
]

/** A face at rest with its mouth closed, next to a crossed-out smile. */
const neutral: Draw = (gender) => [
  person('neutral', gender, [46, -2, 0.47]),
  node('circle', {
    cx: 92,
    cy: 84,
    r: 24,
    fill: skinOf('neutral', gender).tone,
    stroke: tones.inkSoft,
    'stroke-width': 0.7,
  }),
  group(smile(skinOf('neutral', gender)), { transform: 'translate(92 86)' }),
  inked(through`72 104, 91 86, 113 62`, 1.6, undefined, tones.lip),
]

/** A washed face: a towel around the hair or the neck, and drops of water. */
const bare: Draw = (gender) => [
  person('bare', gender, [60, -9, 0.5], gender === 'MEN' ? [neckTowel()] : []),
  ...drop(22, 62, 4.4),
  ...drop(30, 80, 3),
  ...drop(97, 54, 3.4),
  ...drop(91, 76, 4.6),
]

/** A laughing mouth around the origin, about 30 wide, with its creases and the base of the nose. */
const smile = (skin: Skin): ReadonlyArray<SvgNode> => {
  const bite: Run = through`-13 -4.4, -7 -1.6, 0 -0.8, 7 -1.6, 13 -4.4`
  const floor: Run = through`13 -4.4, 9.4 3.4, 4.6 6.6, 0 7.4, -4.6 6.6, -9.4 3.4, -13 -4.4`
  const bow: Run = through`14.6 -5.6, 8 -4.6, 3 -4.4, 0 -3.6, -3 -4.4, -8 -4.6, -14.6 -5.6`
  const under: Run = through`-14.6 -5.6, -10.4 5, -5 9.6, 0 10.6, 5 9.6, 10.4 5, 14.6 -5.6`
  const crease: Run = through`15 -12, 18.4 -7, 18 -1`
  const nostril: Run = through`1.6 -14.4, 3.6 -15.2, 5 -16.8`
  return [
    washed(skin.lip, [bow, under]),
    washed(tones.paper, [bite, floor]),
    inked(bite, 0.9),
    inked(floor, 0.7, undefined, skin.line),
    ...[crease, mirrored(crease)].map((run) => inked(run, 0.8, undefined, skin.line)),
    ...[nostril, mirrored(nostril)].map((run) => inked(run, 0.8)),
  ]
}

/** A face with the light card held next to it. */
const card: Draw = (gender) => [
  person('card', gender, [44.5, -2, 0.47]),
  ...heldCard(skinOf('card', gender)),
]

const drawings: Readonly<Record<Tip, Draw>> = {
  light,
  front,
  neutral,
  remove: laidAside,
  bare,
  card,
}

/** A tip for taking the photo, drawn without words, with a person of this gender. */
export const tipPicture = (tip: Tip, gender: Gender): SvgNode =>
  picture(120, 120, drawings[tip](gender))
