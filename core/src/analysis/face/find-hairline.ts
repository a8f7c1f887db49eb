import * as O from 'fp-ts/lib/Option.js'
import * as RA from 'fp-ts/lib/ReadonlyArray.js'
import type { LogColour } from './sampler.js'
import { colourDistance } from './sampler.js'
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
import type { Landmarks } from './landmarks.js'
import { pointAboveMesh } from './landmarks.js'
import { median, medianColour } from '../statistics/quantile.js'

/**
 * How far a colour is on the way from skin, 0, to hair, 1: its projection on the line between the two,
 * so that redness, shine and what else leads elsewhere counts little, and no threshold depends on how
 * unlike the two are.
 */
export const hairiness = (skin: LogColour, hair: LogColour): ((colour: LogColour) => number) => {
  const between = colourDistance(skin, hair) ** 2
  return (colour) => {
    const along = colourDistance(colour, skin) ** 2 + between - colourDistance(colour, hair) ** 2
    return Math.max(0, Math.min(1, along / (2 * between)))
  }
}

/**
 * Cells below and above an edge that are compared, some 6 % of the photo's height each: more than locks
 * and shade at the hairline, less than the hair. Between 10 and 20 it makes no difference.
 */
const reach = 15

const sumsOf = (numbers: ReadonlyArray<number>): Float64Array => {
  const sums = new Float64Array(numbers.length + 1)
  numbers.forEach((number, i) => (sums[i + 1] = (sums[i] ?? 0) + number))
  return sums
}

/** The mean of some numbers in a row, by their sums; 0 of none. */
const meanBetween = (sums: Float64Array, from: number, to: number): number =>
  to > from ? ((sums[to] ?? 0) - (sums[from] ?? 0)) / (to - from) : 0

/**
 * For the lower edge of each cell of a column how much hairier it is above than below: 1 between bare
 * skin and nothing but hair. -1 if there is too little of the column to compare.
 */
export const onsetScores = (column: ReadonlyArray<number>): ReadonlyArray<number> => {
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
 * Hair begins where this share of the rise from skin to hair is reached, and not half of it: the first
 * hairs are thin and let the skin through. By 56 photographs in which the place was marked by eye, those
 * marks lie at 0.3; at 0.2 and 0.4 they are 0.45 % of the photo's height off, below and above.
 */
const onsetLevel = 0.3

/** Where, between the cells of a column, hair begins near an edge. */
export const onsetNear = (column: ReadonlyArray<number>, edge: number): number => {
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
  // Colours are those of the cells' middles.
  return cell - 0.5 + (above > below ? (level - below) / (above - below) : 0.5)
}

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
