import type { Point, Run } from '../pen/geometry.js'
import { mirrored, moved, through } from '../pen/geometry.js'
import { inked, washed } from '../pen/pen.js'
import type { SvgNode } from '../pen/svg.js'
import { group } from '../pen/svg.js'
import { tones } from '../pen/tones.js'

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
    washed(tones.straw, [at(brim)], 0.55),
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
