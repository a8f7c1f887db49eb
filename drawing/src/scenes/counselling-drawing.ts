import { typePositions } from '@kaoiro/core/chart'
import type { Gender } from '@kaoiro/core/diagnosis'
import { featuresAt } from '../figure/face-shape.js'
import type { Run } from '../pen/geometry.js'
import { through } from '../pen/geometry.js'
import { shoulderLength } from '../figure/hair-loose.js'
import { crop } from '../figure/hair-short.js'
import { chignon } from '../figure/hair-up.js'
import { inked, washed } from '../pen/pen.js'
import type { Person } from '../figure/head.js'
import { head } from '../figure/head.js'
import { plainMakeUp } from '../figure/make-up.js'
import type { SvgNode } from '../pen/svg.js'
import { group, node, picture } from '../pen/svg.js'
import { tones } from '../pen/tones.js'
import { laid, outlined, placed } from './botany.js'

const screen = (
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
  more: SvgNode['attributes'],
) => node('rect', { x, y, width, height, rx: radius, stroke: tones.ink, ...more })

const adviser: Person = {
  skin: 'golden',
  hair: chignon,
  hairColour: 'black',
  garment: 'lapel',
}

const visitors: ReadonlyArray<{ readonly gender: Gender; readonly person: Person }> = [
  {
    gender: 'WOMEN',
    person: { skin: 'deep', hair: shoulderLength, hairColour: 'black', garment: 'crew' },
  },
  {
    gender: 'MEN',
    person: { skin: 'fair', hair: crop, hairColour: 'chestnut', garment: 'crew' },
  },
]

/** A video call on a tablet: the adviser, with the visitors, a woman and a man, in small insets. */
const tablet = (): SvgNode =>
  group([
    screen(106, 14, 148, 166, 9, { fill: tones.paper, 'stroke-width': 1 }),
    screen(112, 20, 136, 154, 4, { fill: tones.cloth, 'fill-opacity': 0.5, 'stroke-width': 0.5 }),
    group([head(featuresAt(typePositions.chic), 'WOMEN', adviser, plainMakeUp(adviser.skin))], {
      transform: 'translate(170 7) scale(0.645)',
    }),
    ...visitors.flatMap(({ gender, person }, i) => {
      const y = 26 + 41 * i
      // Men's shoulders are wider.
      const size = gender === 'MEN' ? 0.132 : 0.145
      return [
        screen(214, y, 28, 36, 2, { fill: tones.ground, 'stroke-width': 0.6 }),
        group([head(featuresAt(typePositions.basic), gender, person)], {
          transform: `translate(228 ${y + 35 - 254 * size}) scale(${size})`,
        }),
      ]
    }),
  ])

/** The banner of the online counselling. */
export const counsellingPicture = (): SvgNode =>
  picture(360, 200, [
    inked(through`8 181, 120 180.4, 240 180.6, 352 181`, 0.9, undefined, tones.inkSoft),
    compact(),
    brush(),
    fan(),
    tablet(),
  ])

const swatches = [
  '#e7b394',
  '#efc9a8',
  '#bcc3da',
  '#d9c6d6',
  '#8c5a3a',
  '#c9954a',
  '#2f3a57',
  '#8a2f3c',
]

const strip: ReadonlyArray<Run> = [
  through`-7 0, -9.5 -72`,
  through`-9.5 -72, 0 -75, 9.5 -72`,
  through`9.5 -72, 7 0`,
]

/** A fan of the seasons' colours. */
const fan = (): SvgNode =>
  group([
    ...swatches.flatMap((colour, i) => {
      const place = { x: 303, y: 168, turn: -40 + i * 12, size: 0.96 }
      const sides = strip.map((run) => placed(run, place))
      const band: ReadonlyArray<Run> = [
        through`-7.6 -18, -9.3 -66`,
        through`-9.3 -66, 9.3 -66`,
        through`9.3 -66, 7.6 -18`,
      ]
      return [
        washed(tones.paper, sides),
        washed(
          colour,
          band.map((run) => placed(run, { ...place, size: 0.94 })),
        ),
        ...outlined(sides, 0.8),
      ]
    }),
    node('circle', {
      cx: 303,
      cy: 163,
      r: 2.2,
      fill: tones.ground,
      stroke: tones.ink,
      'stroke-width': 0.8,
    }),
  ])

/** A face brush with handle, ferrule and hair. */
const brush = (): SvgNode => {
  const place = { x: 82, y: 180, turn: -9, size: 1 }
  const at = (run: Run) => placed(run, place)
  const handle: ReadonlyArray<Run> = [
    through`-2 0, -3.4 -30, -3 -62`,
    through`-3 -62, 3 -62`,
    through`3 -62, 3.4 -30, 2 0`,
  ]
  const ferrule: ReadonlyArray<Run> = [
    through`-3.4 -62, -5.6 -80`,
    through`-5.6 -80, 5.6 -80`,
    through`5.6 -80, 3.4 -62`,
  ]
  const tuft: ReadonlyArray<Run> = [
    through`-5.6 -80, -12 -98, -10 -114, 0 -124`,
    through`0 -124, 10 -114, 12 -98, 5.6 -80`,
  ]
  const hairs: ReadonlyArray<Run> = [
    through`-3 -82, -6 -100, -3 -117`,
    through`0 -84, 1 -102, 0 -120`,
    through`3 -82, 7 -98, 5 -112`,
  ]
  return group([
    washed(tones.lip, handle.map(at)),
    ...outlined(handle.map(at)),
    washed('#d8cbb9', ferrule.map(at)),
    ...outlined(ferrule.map(at), 0.8),
    laid(tones.straw, tuft.map(at)),
    laid(tones.powder, [at(through`-9 -112, 0 -124, 9 -112, 0 -108, -9 -112`)], 0.7),
    ...outlined(tuft.map(at)),
    ...hairs.map((run) => inked(at(run), 0.65, undefined, tones.strawInk)),
  ])
}

/** An open powder compact. */
const compact = (): SvgNode =>
  group([
    washed(tones.paper, [through`9.4 174, 14 180, 36 183, 58 180, 62.6 174`]),
    node('ellipse', {
      cx: 36,
      cy: 172,
      rx: 27,
      ry: 7,
      fill: tones.paper,
      stroke: tones.ink,
      'stroke-width': 0.9,
    }),
    node('ellipse', {
      cx: 36.8,
      cy: 171.6,
      rx: 20,
      ry: 4.6,
      fill: tones.powder,
      'fill-opacity': 0.55,
    }),
    inked(through`9.4 174, 14 180, 36 183, 58 180, 62.6 174`, 1),
  ])
