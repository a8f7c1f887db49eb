import type { Hairstyle } from '../figure/hair.js'
import type { Run } from '../pen/geometry.js'
import { mirrored, through } from '../pen/geometry.js'
import { inked, washed } from '../pen/pen.js'
import type { SvgNode } from '../pen/svg.js'
import { group } from '../pen/svg.js'
import { tones } from '../pen/tones.js'

/** A drop of water. */
export const drop = (x: number, y: number, size: number): ReadonlyArray<SvgNode> => {
  const right: Run = through`${x} ${y - size * 1.5}, ${x + size * 0.55} ${y - size * 0.4},
    ${x + size * 0.8} ${y + size * 0.4}, ${x} ${y + size}`
  const left: Run = through`${x} ${y + size}, ${x - size * 0.8} ${y + size * 0.4},
    ${x - size * 0.55} ${y - size * 0.4}, ${x} ${y - size * 1.5}`
  return [washed(tones.water, [right, left]), inked(right, 0.8), inked(left, 0.6)]
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

/** A towel around a man's neck, in the units of the head (figure/head.ts). */
export const neckTowel = (): SvgNode => {
  const outer: Run = through`25 187, 37 197, 49 214, 54 236, 55 257`
  const inner: Run = through`25 187, 24.5 200, 27 220, 26 240, 26.5 254`
  const end: Run = through`55 257, 41 258, 26.5 254`
  const folds: ReadonlyArray<Run> = [
    through`29 196, 37 212, 41 232, 41 248`,
    through`33 226, 34 240, 33.5 251`,
  ]
  const hem: Run = through`26.4 247, 41 251, 54.8 249.5`
  return group(
    [(run: Run) => run, mirrored].flatMap((placed) => [
      washed(tones.towel, [outer, end, [...inner].reverse()].map(placed)),
      washed(tones.towelShade, [outer, [...(folds[0] ?? [])].reverse()].map(placed), 0.6),
      ...[outer, inner, end].map((run) => inked(placed(run), 1.05)),
      ...[...folds, hem].map((run) => inked(placed(run), 0.8)),
    ]),
  )
}
