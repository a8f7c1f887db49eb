import type { Run } from '../pen/geometry.js'
import { through } from '../pen/geometry.js'
import type { Hairstyle } from './hair.js'
import { inked, washed } from '../pen/pen.js'
import { group } from '../pen/svg.js'
import { tones } from '../pen/tones.js'

const band: Run = through`-48 104, -53 84, -50 60, -26 40, 6 30, 34 36, 52 60, 54 84, 48 104`
const edge: Run = through`48 104, 40 90, 22 79, 2 76, -20 79, -40 90, -48 104`

/** The hair wound in a towel. */
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
