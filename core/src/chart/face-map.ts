import type { Trait, FaceTypeAnalysis } from '../diagnosis/level.js'
import { levelCounts, traits } from '../diagnosis/level.js'
import type { FaceType, Gender } from '../diagnosis/vocabulary.js'
import { faceTypesOf } from '../diagnosis/vocabulary.js'

/** A row of the face-type chart. Its labels are in the locales. */
export interface Axis {
  readonly trait: Trait
  readonly letter: string
  readonly levels: 3 | 5
}

/** Rows A to E (specification §3), in the order of `traits`. */
export const axes: ReadonlyArray<Axis> = traits.map((trait, row) => ({
  trait,
  letter: 'ABCDE'.charAt(row),
  levels: levelCounts[row] ?? 5,
}))

/**
 * A position on the face map, both coordinates from -1 to 1. `curve` runs from linear to curved, `age` from
 * child-like to adult-like.
 */
export interface MapPosition {
  readonly curve: number
  readonly age: number
}

/**
 * The position of each face pattern: for women six around `basic`, for men one in each quadrant. The radius
 * follows the spread of `positionByLevels` over a population (standard deviation about 0.45), so that all patterns
 * are about equally frequent.
 */
export const typePositions: Readonly<Record<FaceType, MapPosition>> = {
  'smart-casual': { curve: -0.3, age: -0.5 },
  pretty: { curve: 0.3, age: -0.5 },
  natural: { curve: -0.55, age: 0 },
  basic: { curve: 0, age: 0 },
  sweet: { curve: 0.55, age: 0 },
  handsome: { curve: -0.3, age: 0.5 },
  chic: { curve: 0.3, age: 0.5 },
  simple: { curve: -0.3, age: -0.5 },
  casual: { curve: 0.3, age: -0.5 },
  wild: { curve: -0.3, age: 0.5 },
}

/** Maps a level index to -1 (first level) … 1 (last level). */
const centred = (index: number, count: number): number => (2 * index) / (count - 1) - 1

/**
 * The position of a face from its five traits, each from -1 (first level) to 1 (last level).
 *
 * A round face line, arched brows and round eyes count as curved; features high above the chin, wide lips and
 * narrow eyes count as adult-like. The weights reflect how reliably each trait is measured, which keeps the
 * position as stable as possible (docs/analysis.md). The weights of each coordinate add up to 1.
 */
export function positionOf(traits: Readonly<Record<Trait, number>>): MapPosition {
  return {
    curve: 0.65 * traits.faceLine - 0.1 * traits.eyebrowAngle - 0.25 * traits.eyeVerticalLength,
    age: 0.7 * traits.noseRatio - 0.2 * traits.mouthWidth + 0.1 * traits.eyeVerticalLength,
  }
}

/**
 * The position of a face from its five level indices, regardless of its type. The visitor's mark uses
 * `visitorPosition` instead.
 */
export function positionByLevels(analysis: FaceTypeAnalysis): MapPosition {
  return positionOf({
    faceLine: centred(analysis[0], 5),
    eyebrowAngle: centred(analysis[1], 5),
    eyeVerticalLength: centred(analysis[2], 5),
    mouthWidth: centred(analysis[3], 3),
    noseRatio: centred(analysis[4], 3),
  })
}

/** The pattern nearest to a position among those shown to a gender; the first of several equally near ones. */
export const nearestType =
  (gender: Gender) =>
  ({ curve, age }: MapPosition): FaceType => {
    const distance = (type: FaceType) =>
      Math.hypot(typePositions[type].curve - curve, typePositions[type].age - age)
    return faceTypesOf(gender).reduce((nearest, type) =>
      distance(type) < distance(nearest) ? type : nearest,
    )
  }

/** The five named zones of each coordinate. */
export const curvePlaces = [
  'linear',
  'slightly-linear',
  'middle',
  'slightly-curved',
  'curved',
] as const

export const agePlaces = [
  'child-like',
  'slightly-child-like',
  'middle',
  'slightly-adult-like',
  'adult-like',
] as const

export type CurvePlace = (typeof curvePlaces)[number]
export type AgePlace = (typeof agePlaces)[number]

export interface MapPlace {
  readonly curve: CurvePlace
  readonly age: AgePlace
}

/**
 * Distance from the centre at which a coordinate counts as slightly, then clearly, towards one end. At a standard
 * deviation of about 0.45, a third of a population is in the middle zone, a third in the two slight zones together, and
 * a third in the two clear zones. `positionByLevels` moves in steps of 0.025, so no face falls on a boundary.
 */
export const placeBounds = { slightly: 0.1875, plainly: 0.4375 } as const

/** The zone of a coordinate, from -2 to 2. */
const stepOf = (coordinate: number): number => {
  const distance = Math.abs(coordinate)
  const steps = distance >= placeBounds.plainly ? 2 : distance >= placeBounds.slightly ? 1 : 0
  return coordinate < 0 ? -steps : steps
}

/** The zones of a position. A boundary belongs to the outer zone. */
export function placeOf({ curve, age }: MapPosition): MapPlace {
  return {
    curve: curvePlaces[stepOf(curve) + 2] ?? 'middle',
    age: agePlaces[stepOf(age) + 2] ?? 'middle',
  }
}

/** Vector arithmetic on the face map. */
export function plus(a: MapPosition, b: MapPosition): MapPosition {
  return {
    curve: a.curve + b.curve,
    age: a.age + b.age,
  }
}

export function minus(a: MapPosition, b: MapPosition): MapPosition {
  return {
    curve: a.curve - b.curve,
    age: a.age - b.age,
  }
}

export const dot = (a: MapPosition, b: MapPosition): number => a.curve * b.curve + a.age * b.age

export const squared = (a: MapPosition): number => dot(a, a)
