import type { MapPosition } from './face-map.js'
import { dot, minus, positionByLevels, typePositions } from './face-map.js'
import type { Diagnosis } from '../diagnosis/diagnosis.js'
import type { FaceType, Gender } from '../diagnosis/vocabulary.js'
import { faceTypesOf } from '../diagnosis/vocabulary.js'
import { faceTypeOrFallback } from '../diagnosis/diagnosis.js'

/** The corners of a convex polygon, counterclockwise with `curve` to the right and `age` upwards. */
export type ConvexPolygon = ReadonlyArray<MapPosition>

/** All points p with p · `normal` ≤ `bound`; `normal` has length 1. */
export interface HalfPlane {
  readonly normal: MapPosition
  readonly bound: number
}

type Edge = readonly [from: MapPosition, to: MapPosition]

const cross = (a: MapPosition, b: MapPosition): number => a.curve * b.age - a.age * b.curve

/** Linear interpolation: `from` at share 0, `to` at share 1. */
const between = ([from, to]: Edge, share: number): MapPosition => ({
  curve: from.curve + share * (to.curve - from.curve),
  age: from.age + share * (to.age - from.age),
})

const edgesOf = (polygon: ConvexPolygon): ReadonlyArray<Edge> =>
  polygon.map((corner, at) => [corner, polygon[(at + 1) % polygon.length] ?? corner])

/** Clips a polygon to a half-plane (Sutherland and Hodgman 1974). The result may be empty. */
export const clip =
  ({ normal, bound }: HalfPlane) =>
  (polygon: ConvexPolygon): ConvexPolygon => {
    const beyond = (place: MapPosition) => dot(normal, place) - bound
    return edgesOf(polygon).flatMap((edge) => {
      const [from, to] = [beyond(edge[0]), beyond(edge[1])]
      const kept = from <= 0 ? [edge[0]] : []
      return from * to < 0 ? [...kept, between(edge, from / (from - to))] : kept
    })
  }

const contains = (polygon: ConvexPolygon, place: MapPosition): boolean =>
  edgesOf(polygon).every(([from, to]) => cross(minus(to, from), minus(place, from)) >= 0)

const nearestOnEdge =
  (place: MapPosition) =>
  (edge: Edge): MapPosition => {
    const along = minus(edge[1], edge[0])
    const share = dot(minus(place, edge[0]), along) / dot(along, along)
    return between(edge, Math.min(1, Math.max(0, share)))
  }

/** Returns the point of a polygon nearest to a given one. An empty polygon returns the point unchanged. */
export const projectOnto =
  (polygon: ConvexPolygon) =>
  (place: MapPosition): MapPosition => {
    const distance = (other: MapPosition) =>
      Math.hypot(other.curve - place.curve, other.age - place.age)
    return contains(polygon, place)
      ? place
      : edgesOf(polygon)
          .map(nearestOnEdge(place))
          .reduce((best, next) => (distance(next) < distance(best) ? next : best))
  }

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
export function intoCell(gender: Gender, faceType: FaceType): (place: MapPosition) => MapPosition {
  return projectOnto(cellOf(gender, faceTypeOrFallback(gender)(faceType)))
}

/**
 * The position of a visitor's mark: the position given by the levels, moved into the cell of the pattern shown. Accepts
 * any valid result code, even if its levels belong to a different pattern.
 */
export function visitorPosition({
  gender,
  faceType,
  faceTypeAnalysis,
}: Pick<Diagnosis, 'gender' | 'faceType' | 'faceTypeAnalysis'>): MapPosition {
  return intoCell(gender, faceType)(positionByLevels(faceTypeAnalysis))
}
