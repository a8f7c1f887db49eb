import type { Diagnosis } from '../diagnosis/diagnosis.js'
import type { FaceType } from '../diagnosis/face-type.js'
import { faceTypesOf } from '../diagnosis/face-type.js'
import { faceTypeOr } from '../diagnosis/fallback.js'
import type { Gender } from '../diagnosis/gender.js'
import type { ConvexPolygon, HalfPlane } from './convex-polygon.js'
import { clip, projectOnto } from './convex-polygon.js'
import type { MapPosition } from './face-map.js'
import { positionByLevels, typePositions } from './face-map.js'

/**
 * How far from the middle a mark may stand: so the patterns, within 0.55, can fill the picture, and the
 * mark is all in it.
 */
export const mapEdge: MapPosition = { curve: 0.72, age: 0.66 }

/**
 * How far a mark keeps from the places that are nearer to another pattern. It is drawn with a radius
 * of 0.054, rim included: all of it lies in its cell.
 */
export const cellMargin = 0.06

const wholeMap: ConvexPolygon = [
  { curve: -mapEdge.curve, age: -mapEdge.age },
  { curve: mapEdge.curve, age: -mapEdge.age },
  { curve: mapEdge.curve, age: mapEdge.age },
  { curve: -mapEdge.curve, age: mapEdge.age },
]

/** The places nearer to `own` than to `other`, less the margin. */
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
 * A pattern's Voronoi cell among those of a gender, less the margin, as far as the map goes. Worked out once, when
 * its first mark is placed: all of them at once would take 2 ms of every start.
 */
const cellOf = (gender: Gender, faceType: FaceType): ConvexPolygon => {
  const cell = cells[gender].get(faceType) ?? clippedCell(gender, faceType)
  cells[gender].set(faceType, cell)
  return cell
}

/**
 * The nearest place in a pattern's cell: a place in it stays, any other one goes to the cell's edge.
 *
 * A cell is convex, so two places come no further apart, and their order holds: what leads from one to
 * the other never leads back, ⟨p(a) − p(b), a − b⟩ ≥ 0. For two places level with each other on one
 * axis that is their order on the other; in men's cells, rectangles, each axis keeps its order always.
 * In women's cells, with oblique edges, no map could do that and leave alone what is in its cell.
 */
export const intoCell = (
  gender: Gender,
  faceType: FaceType,
): ((place: MapPosition) => MapPosition) =>
  projectOnto(cellOf(gender, faceTypeOr(gender)(faceType)))

/**
 * Where a visitor's mark stands: by the levels, and in the cell of the pattern that the visitor is
 * shown. The result code is enough, and may be of any service: its levels need not go with its type.
 */
export const visitorPosition = ({
  gender,
  faceType,
  faceTypeAnalysis,
}: Pick<Diagnosis, 'gender' | 'faceType' | 'faceTypeAnalysis'>): MapPosition =>
  intoCell(gender, faceType)(positionByLevels(faceTypeAnalysis))
