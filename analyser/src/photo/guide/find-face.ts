import type { FacePlace } from './frame.js'
import { frameSize, heightOf, wantedFace } from './frame.js'
import type { LogLumas } from './log-lumas.js'
import type { Spot } from './pattern-fit.js'
import { likenessAt, symmetryAt } from './pattern-fit.js'

// Finds the place of a face by comparing rectangles of the frame with the light and dark of a mean face: quick, and enough
// for "closer" or "straight". Whether a face can be analysed is for the landmark model to decide.

/** Smaller rectangles fit by chance more often; this much per doubling. */
const sizeBonus = 0.1

const valueOf = (lumas: LogLumas, spot: Spot): number =>
  likenessAt(lumas, spot) + sizeBonus * Math.log2(spot.width / frameSize.width)

/** The widths that are tried, in shares of the frame's. */
const widths = { least: 0.18, most: 0.95, ratio: 1.17 } as const

/** How far from the outline's middle faces are looked for, in shares of the frame's width. */
const reach = 0.25

/** Distance between two places that are tried, in face widths. */
const step = 0.13

const coarseSpots = ({ width, height }: LogLumas): ReadonlyArray<Spot> => {
  const spots: Array<Spot> = []
  const [x, y] = [wantedFace.x * width, wantedFace.y * height]
  for (let share: number = widths.least; share <= widths.most; share *= widths.ratio) {
    const steps = Math.round(reach / (step * share))
    const apart = step * share * width
    for (let down = -steps; down <= steps; down++)
      for (let across = -steps; across <= steps; across++)
        spots.push({ x: x + across * apart, y: y + down * apart, width: share * width })
  }
  return spots
}

const best = (lumas: LogLumas, spots: ReadonlyArray<Spot>, from: Spot): Spot => {
  let [at, value] = [from, valueOf(lumas, from)]
  for (const spot of spots) {
    const other = valueOf(lumas, spot)
    if (other > value) [at, value] = [spot, other]
  }
  return at
}

/** The spot moved and resized by this share of its width. */
const around = ({ x, y, width }: Spot, by: number): ReadonlyArray<Spot> =>
  [-by, by].flatMap((change) => [
    { x: x + (change * width) / 2, y, width },
    { x, y: y + (change * width) / 2, width },
    { x, y, width: width * (1 + change) },
  ])

/** Changes that refine the best of the coarse places. */
const refinements = [0.08, 0.08, 0.06, 0.04, 0.02]

/**
 * Least likeness of a face, and of one that looks straight ahead. Nineteen of twenty straight faces in 504 photographs have
 * more than 0.6; heads turned by more than 20° have less.
 */
const leastLikeness = { any: 0.45, straight: 0.56 } as const

/**
 * Symmetry of a head that is barely straight. Of 253 generated faces turned by less than 5°, one of twenty has less than
 * 0.6; of those turned by 15 to 20°, half have less than 0.5. Tilted by 12°, no drawn face has more than 0.35.
 */
const leastSymmetry = 0.5

/** The place of the most face-like rectangle near the outline; null if even that one differs from a face. */
export function findFace(lumas: LogLumas): Omit<FacePlace, 'mouth' | 'eyes'> | null {
  const wanted = {
    x: wantedFace.x * lumas.width,
    y: wantedFace.y * lumas.height,
    width: wantedFace.width * lumas.width,
  }
  const coarse = best(lumas, coarseSpots(lumas), wanted)
  const spot = refinements.reduce((at, by) => best(lumas, around(at, by), at), coarse)
  const likeness = likenessAt(lumas, spot)
  if (likeness < leastLikeness.any) return null
  return {
    x: spot.x / lumas.width,
    y: spot.y / lumas.height,
    width: spot.width / lumas.width,
    height: heightOf(spot.width / lumas.width),
    skew: Math.max(
      (1 - symmetryAt(lumas, spot)) / (1 - leastSymmetry),
      likeness < leastLikeness.straight ? 1 : 0,
    ),
  }
}
