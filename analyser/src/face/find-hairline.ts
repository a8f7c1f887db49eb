import * as O from 'fp-ts/lib/Option.js'
import * as RA from 'fp-ts/lib/ReadonlyArray.js'
import type { LogColour } from './sampler.js'
import { colourDistance } from './sampler.js'
import type { Hairline, Pixels } from '@kaoiro/core/photo'
import { bestPath } from './best-path.js'
import type { ForeheadColumns } from './forehead-columns.js'
import {
  cellAt,
  columnOffsets,
  foreheadColumns,
  heightAt,
  lowerFaceColour,
} from './forehead-columns.js'
import type { Landmarks } from './landmarks.js'
import { pointAboveMesh } from './landmarks.js'
import { medianColour, upperMedian } from '../statistics/quantile.js'

/**
 * Position of a colour between skin (0) and hair (1): its projection onto the line between the two. Redness and shine
 * change a colour in other directions, so they count little. Thresholds do not depend on the contrast between skin and
 * hair.
 */
const hairiness = (skin: LogColour, hair: LogColour): ((colour: LogColour) => number) => {
  const between = colourDistance(skin, hair) ** 2
  return (colour) => {
    const along = colourDistance(colour, skin) ** 2 + between - colourDistance(colour, hair) ** 2
    return Math.max(0, Math.min(1, along / (2 * between)))
  }
}

/**
 * Number of cells that are compared below an edge, and as many above it. They are about 6 % of the photo's height: more
 * than locks and shadow at the hairline, less than the hair. Any value from 10 to 20 gives the same results.
 */
const reach = 15

const sumsOf = (numbers: ReadonlyArray<number>): Float64Array => {
  const sums = new Float64Array(numbers.length + 1)
  numbers.forEach((number, i) => (sums[i + 1] = (sums[i] ?? 0) + number))
  return sums
}

/** Mean of a range from prefix sums; 0 if it is empty. */
const meanBetween = (sums: Float64Array, from: number, to: number): number =>
  to > from ? ((sums[to] ?? 0) - (sums[from] ?? 0)) / (to - from) : 0

/**
 * For the lower edge of each cell, how much more hair there is above than below: 1 between bare skin and solid
 * hair, -1 if the column is too short to compare.
 */
const onsetScores = (column: ReadonlyArray<number>): ReadonlyArray<number> => {
  const sums = sumsOf(column)
  return column.map((_, edge) => {
    const from = Math.max(0, edge - reach)
    const to = Math.min(column.length, edge + reach)
    return Math.min(edge - from, to - edge) < reach / 2
      ? -1
      : meanBetween(sums, edge, to) - meanBetween(sums, from, edge)
  })
}

/**
 * Hair starts where `hairiness` has risen by this share from the skin's level to the hair's. It is below one half
 * because the first hairs are thin and show the skin. In 56 photographs, 0.3 matches the hairlines marked by eye; 0.2
 * gives results that are 0.45 % of the photo's height too low, and 0.4 as much too high.
 */
const onsetLevel = 0.3

/** The position near an edge at which hair starts, as a fractional cell number. */
const onsetNear = (column: ReadonlyArray<number>, edge: number): number => {
  const sums = sumsOf(column)
  const clear = Math.round(reach / 3)
  const skin = meanBetween(sums, Math.max(0, edge - reach), edge - clear)
  const hair = meanBetween(sums, edge + clear, Math.min(column.length, edge + reach))
  const level = skin + onsetLevel * (hair - skin)
  let cell = edge
  while (edge - cell < reach && (column[cell - 1] ?? 0) > level) cell--
  while (cell - edge < reach && (column[cell] ?? 1) < level) cell++
  const below = column[cell - 1] ?? 0
  const above = column[cell] ?? 1
  // The colour of a cell is that of its centre.
  return cell - 0.5 + (above > below ? (level - below) / (above - below) : 0.5)
}

/**
 * Lowest plausible hairline, in units of `heightAt`. In 117 photographs without a fringe the hairline is at 0.139 ±
 * 0.026, from 0.086 to 0.219. An edge more than 3.25 deviations below the mean is that of a fringe or a hat.
 */
export const lowestHairline = 0.055

/** Below this height, a bare forehead shows only skin. */
const foreheadUpTo = -0.06

/**
 * If a person has hair above the forehead, it covers these heights: above the highest hairlines, and below the top of a
 * bald head (0.3 and up, since heads end 11 to 12 cm above the eyes), above which the background starts.
 */
const hairBetween = { from: 0.2, to: 0.32 } as const

/**
 * Minimum contrast between skin and hair, in units of `colourDistance`. Fair skin and blond hair are 0.4 apart, skin
 * and its shadow up to 0.2.
 */
const minContrast = 0.25

/**
 * Minimum mean score of the edge over the columns, as a share of the change from skin to hair: 0.5 to 0.9 in
 * photographs with a free forehead, up to 0.46 under sparse or ragged fringes.
 */
const minEdge = 0.48

/** Penalty for steps between columns. From a quarter to twice this value the answers are the same. */
const stiffness = 0.02

/**
 * Number of columns on each side of the face's axis. The hairline is the median over the columns, so that partings and
 * locks do not move it.
 */
const aroundAxis = 4

interface Colours {
  readonly skin: LogColour
  readonly hair: LogColour
}

/** The colours of skin and hair; `none` if the forehead does not show bare skin, or the two colours are too similar. */
const coloursIn = (columns: ForeheadColumns, lowerFace: LogColour): O.Option<Colours> => {
  const cells = (from: number, to: number) =>
    medianColour(columns.flatMap((column) => column.slice(cellAt(from), cellAt(to))))
  const skin = cells(heightAt(0), foreheadUpTo)
  const hair = cells(hairBetween.from, hairBetween.to)
  const contrast = colourDistance(skin, hair)
  // The forehead must be closer to the skin than to the colour above it; otherwise hair reaches down to the brows.
  const isBare = colourDistance(skin, lowerFace) < contrast / 2
  return contrast >= minContrast && isBare ? O.some({ skin, hair }) : O.none
}

/**
 * How far above the mesh's top the hair starts, as a share of the mesh's height; none if no clear edge is found or the
 * edge is too low.
 */
const hairlineHeight = (columns: ForeheadColumns, { skin, hair }: Colours): O.Option<number> => {
  const hairy = columns.map(RA.map(hairiness(skin, hair)))
  const scores = hairy.map(onsetScores)
  const path = bestPath(scores, stiffness)
  const edges = path.map((cell, i) => scores[i]?.[cell] ?? 0)
  const heights = path.map((cell, i) => heightAt(onsetNear(hairy[i] ?? [], cell)))
  const height = upperMedian(
    heights.filter((_, i) => Math.abs(columnOffsets[i] ?? 0) <= aroundAxis),
  )
  const edge = edges.reduce((sum, score) => sum + score, 0) / edges.length
  return edge >= minEdge && height >= lowestHairline ? O.some(height) : O.none
}

/** Whether the photo extends far enough above the hairline. */
const reachesHair = (columns: ForeheadColumns): boolean =>
  (columns[0]?.length ?? 0) > cellAt(hairBetween.from)

/**
 * The hairline where a visitor would set the guide: where skin ends and hair starts in the middle of the forehead.
 * None if it is not visible: under a fringe or hat, on a bald head, if hair has the colour of the skin, or if the
 * photo ends too low.
 */
export function findHairline(pixels: Pixels, landmarks: Landmarks): O.Option<Hairline> {
  const columns = foreheadColumns(pixels, landmarks)
  if (!reachesHair(columns)) return O.none
  const colours = coloursIn(columns, lowerFaceColour(pixels, landmarks))
  const height = O.flatMap((both: Colours) => hairlineHeight(columns, both))(colours)
  return O.map((above: number) => (100 * pointAboveMesh(landmarks, above).y) / pixels.height)(
    height,
  )
}
