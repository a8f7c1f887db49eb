import type { FaceType } from '../diagnosis/face-type.js'
import { faceTypesOf } from '../diagnosis/face-type.js'
import type { Gender } from '../diagnosis/gender.js'
import type { FaceTypeAnalysis, Trait } from '../diagnosis/level.js'

/**
 * A place on the face map, each coordinate from -1 to 1. `curve`: linear to curved. `age`: child-like
 * to adult-like.
 */
export interface MapPosition {
  readonly curve: number
  readonly age: number
}

/**
 * Where each face pattern stands: for women six around `basic`, for men one in each quarter. The
 * radius follows the spread of `positionByLevels` over a population (standard deviation about 0.45),
 * so that no pattern takes much more than its share.
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

/** A level index as -1 for the first level, 1 for the last. */
const centred = (index: number, count: number): number => (2 * index) / (count - 1) - 1

/**
 * Where a face stands, from its five traits, each -1 towards the first level and 1 towards the last.
 *
 * Curved are a round face line, arched brows and round eyes; adult-like are features high above the
 * chin, wide lips and narrow eyes. Weighed by how reliably each is seen, so that the place is as steady as
 * it can be (docs/analysis.md). The weights of a coordinate add up to 1.
 */
export const positionOf = (traits: Readonly<Record<Trait, number>>): MapPosition => ({
  curve: 0.25 * traits.faceLine - 0.1 * traits.eyebrowAngle - 0.65 * traits.eyeVerticalLength,
  age: 0.3 * traits.noseRatio - 0.45 * traits.mouthWidth + 0.25 * traits.eyeVerticalLength,
})

/** Where the five level indices place a face, whatever its type: see `visitorPosition` for its mark. */
export const positionByLevels = (analysis: FaceTypeAnalysis): MapPosition =>
  positionOf({
    faceLine: centred(analysis[0], 5),
    eyebrowAngle: centred(analysis[1], 5),
    eyeVerticalLength: centred(analysis[2], 5),
    mouthWidth: centred(analysis[3], 3),
    noseRatio: centred(analysis[4], 3),
  })

/** Of some face patterns, of which there is at least one, the nearest to a place on the map; of equally near ones the first. */
export const nearestAmong =
  (types: ReadonlyArray<FaceType>) =>
  ({ curve, age }: MapPosition): FaceType => {
    const distance = (type: FaceType) =>
      Math.hypot(typePositions[type].curve - curve, typePositions[type].age - age)
    return types.reduce((nearest, type) => (distance(type) < distance(nearest) ? type : nearest))
  }

/** The gender's face pattern nearest to a place on the map; of equally near ones the first listed. */
export const nearestType =
  (gender: Gender) =>
  (position: MapPosition): FaceType =>
    nearestAmong(faceTypesOf(gender))(position)

/** Where a place lies between two ends, in words. */
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
 * How far from the middle a coordinate becomes `slightly` and then plainly one end. With a standard
 * deviation of about 0.45 the middle, both slight places and both plain ones each hold about a third
 * of a population. `positionByLevels` goes in steps of 0.025, so no face stands on a bound.
 */
export const placeBounds = { slightly: 0.1875, plainly: 0.4375 } as const

/** -2 to 2: which of five places a coordinate is in, from the first end to the last. */
const stepOf = (coordinate: number): number => {
  const distance = Math.abs(coordinate)
  const steps = distance >= placeBounds.plainly ? 2 : distance >= placeBounds.slightly ? 1 : 0
  return coordinate < 0 ? -steps : steps
}

/** A place on the map in words; a bound belongs to the places beyond it. */
export const placeOf = ({ curve, age }: MapPosition): MapPlace => ({
  curve: curvePlaces[stepOf(curve) + 2] ?? 'middle',
  age: agePlaces[stepOf(age) + 2] ?? 'middle',
})
