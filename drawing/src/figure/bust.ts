import type { Skin } from './complexion.js'
import type { FaceShape } from './face-shape.js'
import type { Run } from '../pen/geometry.js'
import { mirrored, reversed, through } from '../pen/geometry.js'
import { inked, trailing, washed } from '../pen/pen.js'
import type { SvgNode } from '../pen/svg.js'
import { group } from '../pen/svg.js'
import { tones } from '../pen/tones.js'

/** The garment: kept minimal, just enough to distinguish the patterns. */
export type Garment = 'crew' | 'shirt' | 'round' | 'lapel' | 'scoop' | 'high' | 'vee'

/** The right side of the neck and shoulder, down to the edge of the picture. */
const shoulderRun = ({ neck, gender }: FaceShape): Run => {
  const wide = gender === 'MEN' ? 10 : 0
  return through`${neck} 168, ${neck - 0.5} 190, ${neck + 3} 204, ${neck + 22} 213,
    ${64 + wide} 222, ${82 + wide} 233, ${90 + wide} 252`
}

/** The right half of the neckline, from the shoulder to the axis. */
const necklines: Readonly<Record<Garment, (shape: FaceShape) => Run>> = {
  crew: ({ neck }) => through`${neck + 12} 210.5, ${neck + 4} 220, 0 226`,
  round: ({ neck }) => through`${neck + 10} 210, ${neck + 3} 219, 0 224`,
  shirt: ({ neck }) => through`${neck + 5} 206, ${neck - 4} 224, 0 246`,
  lapel: ({ neck }) => through`${neck + 5} 206, ${neck + 2} 226, 0 252`,
  scoop: ({ neck }) => through`${neck + 32} 219, ${neck + 14} 234, 0 239`,
  high: ({ neck }) => through`${neck + 1} 196, ${neck * 0.6} 199.5, 0 201`,
  vee: ({ neck }) => through`${neck + 16} 212, ${neck} 230, 0 247`,
}

/** Collar or lapel lines on the right side. */
const details: Readonly<Record<Garment, (shape: FaceShape) => ReadonlyArray<Run>>> = {
  crew: ({ neck }) => [through`${neck + 15} 211.5, ${neck + 6} 223.5, 0 230`],
  round: ({ neck }) => [
    through`${neck + 12} 211, ${neck + 26} 222, ${neck + 20} 238, 12 240, 1 225`,
  ],
  shirt: ({ neck }) => [
    through`${neck + 3} 200, ${neck + 14} 214, ${neck + 14} 236`,
    through`${neck + 14} 236, ${neck + 4} 230, ${neck - 7} 228`,
  ],
  lapel: ({ neck }) => [
    through`${neck + 4} 202, ${neck + 20} 220, ${neck + 26} 232`,
    through`${neck + 26} 232, ${neck + 18} 234, ${neck + 24} 240`,
    through`${neck + 24} 240, 16 250, 4 258`,
  ],
  scoop: () => [],
  high: ({ neck }) => [through`${neck + 3} 206, ${neck * 0.7} 211, 2 213`],
  vee: () => [],
}

const collarbone = (side: 1 | -1): Run =>
  through`${side * 8} 223, ${side * 21} 219.5, ${side * 40} 223`

/** Neck, shoulders and garment, drawn behind the face. */
export function bust(
  shape: FaceShape,
  garment: Garment,
  skin: Skin,
  cloth: string = tones.cloth,
): SvgNode {
  const right = shoulderRun(shape)
  const left = mirrored(right)
  const neckline = necklines[garment](shape)
  const whole = [...neckline, ...reversed(mirrored(neckline)).slice(1)]
  const detail = details[garment](shape)
  const last = right[right.length - 1] ?? [0, 0]
  return group([
    // Ends above the lower edge of the garment, which would not cover all of it.
    washed(skin.tone, [right.slice(0, 5), [[0, 253]], reversed(left.slice(0, 5))]),
    washed(skin.shade, [
      through`${-shape.neck + 1} 176, ${-shape.neck + 8} ${shape.chinY + 7},
        4 ${shape.chinY + 19}, ${shape.neck} ${shape.chinY + 28}`,
      through`${shape.neck} 190, ${shape.neck} 168`,
    ]),
    ...(garment === 'high' ? [] : [1 as const, -1 as const]).map((side) =>
      inked(collarbone(side), 0.8, trailing, skin.faint),
    ),
    washed(cloth, [
      whole,
      left.slice(3),
      [[-last[0], last[1]], [-last[0] * 0.3, 258], [last[0] * 0.5, 251], last],
      reversed(right.slice(3)),
    ]),
    inked(right, 1.25, trailing),
    inked(left, 1.05, trailing),
    inked(whole, 1),
    ...[...detail, ...detail.map(mirrored)].map((run) => inked(run, 0.9)),
  ])
}
