import { laid, outlined, placed } from './botany.js'
import type { Run } from '../pen/geometry.js'
import { through } from '../pen/geometry.js'
import { inked, washed } from '../pen/pen.js'
import type { SvgNode } from '../pen/svg.js'
import { group, node } from '../pen/svg.js'
import { tones } from '../pen/tones.js'

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

/** A fan of the seasons' colours, opened about its pin. */
export const fan = (): SvgNode =>
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

/** A face brush: handle, ferrule, hair. */
export const brush = (): SvgNode => {
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
    laid(tones.hair, tuft.map(at)),
    laid(tones.blush, [at(through`-9 -112, 0 -124, 9 -112, 0 -108, -9 -112`)], 0.7),
    ...outlined(tuft.map(at)),
    ...hairs.map((run) => inked(at(run), 0.65, undefined, tones.hairInk)),
  ])
}

/** An open compact with its powder. */
export const compact = (): SvgNode =>
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
      fill: tones.blush,
      'fill-opacity': 0.55,
    }),
    inked(through`9.4 174, 14 180, 36 183, 58 180, 62.6 174`, 1),
  ])
