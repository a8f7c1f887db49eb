import type { MapPosition } from './face-map.js'
import { dot, minus } from './map-vectors.js'

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
