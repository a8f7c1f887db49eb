import * as O from 'fp-ts/lib/Option.js'
import * as RA from 'fp-ts/lib/ReadonlyArray.js'
import type { Hairline } from '../../photo/hairline.js'
import type { Pixels } from '../../photo/raster/pixels.js'
import { bestPath } from './best-path.js'
import type { ForeheadColumns } from './forehead-columns.js'
import {
  cellAt,
  columnOffsets,
  foreheadColumns,
  heightAt,
  lowerFaceColour,
} from './forehead-columns.js'
import { hairiness, onsetNear, onsetScores } from './hair-onset.js'
import type { Landmarks } from './landmarks.js'
import { pointAboveMesh } from './landmarks.js'
import type { LogColour } from './sampler.js'
import { colourDistance } from './sampler.js'
import { median, medianColour } from '../statistics/quantile.js'

/**
 * In shares of the mesh's height above its topmost point, as `heightAt`: 117 photographs in which nothing
 * hangs over it have the hairline at 0.139 ± 0.026, from 0.086 to 0.219. Lower than three and a quarter
 * deviations it is a fringe's edge, or a hat's.
 */
export const lowestHairline = 0.055

/** Below this height there is forehead, if it is bare. */
const foreheadUpTo = -0.06

/**
 * Between these there is hair, if there is any: above the highest hairlines, and below the top of a
 * bald head, which the wall behind it would follow (from 0.3 on: a head ends 11 to 12 cm above its eyes).
 */
const hairBetween = { from: 0.2, to: 0.32 } as const

/** As `colourDistance` has it; fair skin and blond hair are 0.4 apart, skin and its shade up to 0.2. */
const minContrast = 0.25

/**
 * How much of the change from skin to hair the edge is, as a mean over the columns: 0.5 to 0.9 in
 * photographs with a free forehead, up to 0.46 under fringes that leave some of it, ragged or in strands.
 */
const minEdge = 0.48

/** Penalty of a step from column to column; from a quarter of it to the double the answers are the same. */
const stiffness = 0.02

/** Columns to either side of the axis whose median is the hairline: no parting and no lock moves it. */
const aroundAxis = 4

interface Colours {
  readonly skin: LogColour
  readonly hair: LogColour
}

/** The colours below and above any hairline; none if that is not skin and something else. */
const coloursIn = (columns: ForeheadColumns, lowerFace: LogColour): O.Option<Colours> => {
  const cells = (from: number, to: number) =>
    medianColour(columns.flatMap((column) => column.slice(cellAt(from), cellAt(to))))
  const skin = cells(heightAt(0), foreheadUpTo)
  const hair = cells(hairBetween.from, hairBetween.to)
  const contrast = colourDistance(skin, hair)
  // Nearer to the skin than to what is above it, or else it is hair, down to the brows.
  const isBare = colourDistance(skin, lowerFace) < contrast / 2
  return contrast >= minContrast && isBare ? O.some({ skin, hair }) : O.none
}

/** The height at which hair begins, as a share of the mesh's height above its topmost point. */
const hairlineHeight = (columns: ForeheadColumns, { skin, hair }: Colours): O.Option<number> => {
  const hairy = columns.map(RA.map(hairiness(skin, hair)))
  const scores = hairy.map(onsetScores)
  const path = bestPath(scores, stiffness)
  const edges = path.map((cell, i) => scores[i]?.[cell] ?? 0)
  const heights = path.map((cell, i) => heightAt(onsetNear(hairy[i] ?? [], cell)))
  const height = median(heights.filter((_, i) => Math.abs(columnOffsets[i] ?? 0) <= aroundAxis))
  const edge = edges.reduce((sum, score) => sum + score, 0) / edges.length
  return edge >= minEdge && height >= lowestHairline ? O.some(height) : O.none
}

/** Whether the photo shows enough of what lies above a hairline. */
const reachesHair = (columns: ForeheadColumns): boolean =>
  (columns[0]?.length ?? 0) > cellAt(hairBetween.from)

/**
 * Where a visitor would set the guide: at the height at which skin ends and hair begins in the middle of
 * the forehead. None if that cannot be seen: under a fringe or a hat, on a bald head, if hair is of
 * the skin's colour, or the photo ends too soon.
 */
export const findHairline = (pixels: Pixels, landmarks: Landmarks): O.Option<Hairline> => {
  const columns = foreheadColumns(pixels, landmarks)
  if (!reachesHair(columns)) return O.none
  const colours = coloursIn(columns, lowerFaceColour(pixels, landmarks))
  const height = O.flatMap((both: Colours) => hairlineHeight(columns, both))(colours)
  return O.map((above: number) => (100 * pointAboveMesh(landmarks, above).y) / pixels.height)(
    height,
  )
}
