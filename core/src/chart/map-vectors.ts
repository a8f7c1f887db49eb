import type { MapPosition } from './face-map.js'

/** Vector arithmetic on the face map. */
export const plus = (a: MapPosition, b: MapPosition): MapPosition => ({
  curve: a.curve + b.curve,
  age: a.age + b.age,
})

export const minus = (a: MapPosition, b: MapPosition): MapPosition => ({
  curve: a.curve - b.curve,
  age: a.age - b.age,
})

export const dot = (a: MapPosition, b: MapPosition): number => a.curve * b.curve + a.age * b.age

export const squared = (a: MapPosition): number => dot(a, a)
