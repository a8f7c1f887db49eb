import type { Diagnosis } from '../diagnosis/diagnosis.js'
import type { FaceType } from '../diagnosis/face-type.js'
import { faceTypesOf } from '../diagnosis/face-type.js'
import { faceTypeOrFallback } from '../diagnosis/fallback.js'
import type { Gender } from '../diagnosis/gender.js'
import type { ConvexPolygon, HalfPlane } from './convex-polygon.js'
import { clip, projectOnto } from './convex-polygon.js'
import type { MapPosition } from './face-map.js'
import { positionByLevels, typePositions } from './face-map.js'

/**
 * Farthest position of a mark from the centre. The patterns, which are within 0.55, can then fill the picture
 * while the whole mark stays inside it.
 */
export const mapEdge: MapPosition = { curve: 0.72, age: 0.66 }

/**
 * Minimum distance of a mark from the border of its cell. Marks are drawn with a radius of 0.054 including the
 * rim, so they never cross the border.
 */
export const cellMargin = 0.06

const wholeMap: ConvexPolygon = [
  { curve: -mapEdge.curve, age: -mapEdge.age },
  { curve: mapEdge.curve, age: -mapEdge.age },
  { curve: mapEdge.curve, age: mapEdge.age },
  { curve: -mapEdge.curve, age: mapEdge.age },
]

/** The points nearer to `own` than to `other`, less the margin. */
const nearerTo =
  (own: MapPosition) =>
  (other: MapPosition): HalfPlane => {
    const [curve, age] = [other.curve - own.curve, other.age - own.age]
    const apart = Math.hypot(curve, age)
    const middle = (other.curve ** 2 + other.age ** 2 - own.curve ** 2 - own.age ** 2) / (2 * apart)
    return { normal: { curve: curve / apart, age: age / apart }, bound: middle - cellMargin }
  }

const clippedCell = (gender: Gender, faceType: FaceType): ConvexPolygon =>
  faceTypesOf(gender)
    .filter((type) => type !== faceType)
    .map((type) => nearerTo(typePositions[faceType])(typePositions[type]))
    .reduce((cell, halfPlane) => clip(halfPlane)(cell), wholeMap)

const cells: Readonly<Record<Gender, Map<FaceType, ConvexPolygon>>> = {
  WOMEN: new Map(),
  MEN: new Map(),
}

/**
 * A pattern's Voronoi cell among the patterns of a gender, shrunk by the margin and clipped to the map. Cells are
 * computed on first use: computing all of them would add 2 ms to every start.
 */
const cellOf = (gender: Gender, faceType: FaceType): ConvexPolygon => {
  const cell = cells[gender].get(faceType) ?? clippedCell(gender, faceType)
  cells[gender].set(faceType, cell)
  return cell
}

/**
 * Moves a position into a pattern's cell: positions inside stay, all others move to the nearest point of the border.
 *
 * Projection onto a convex set never increases distances and preserves order: ⟨p(a) − p(b), a − b⟩ ≥ 0. For two
 * positions that differ along one axis only, this preserves their order on that axis. Men's cells are rectangles, so
 * both axes always keep their order. Women's cells have oblique edges: no function that leaves positions inside
 * unchanged could guarantee that.
 */
export const intoCell = (
  gender: Gender,
  faceType: FaceType,
): ((place: MapPosition) => MapPosition) =>
  projectOnto(cellOf(gender, faceTypeOrFallback(gender)(faceType)))

/**
 * The position of a visitor's mark: the position given by the levels, moved into the cell of the pattern shown. Accepts
 * any valid result code, even if its levels belong to a different pattern.
 */
export const visitorPosition = ({
  gender,
  faceType,
  faceTypeAnalysis,
}: Pick<Diagnosis, 'gender' | 'faceType' | 'faceTypeAnalysis'>): MapPosition =>
  intoCell(gender, faceType)(positionByLevels(faceTypeAnalysis))
