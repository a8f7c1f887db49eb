import type { FaceType } from '../face-type.js'
import { faceTypesOf } from '../face-type.js'
import type { Gender } from '../gender.js'
import type { FaceTypeAnalysis } from '../level.js'

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
 * radius follows the spread of `visitorPosition` over a population (standard deviation about 0.45),
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
 * Where a visitor stands, from the five level indices alone, so that the result code is enough.
 *
 * Curved are a round face line, arched brows and round eyes; adult-like are features high above the
 * chin, wide lips and narrow eyes. The weights of a coordinate add up to 1.
 */
export const visitorPosition = (analysis: FaceTypeAnalysis): MapPosition => {
  const round = centred(analysis[0], 5)
  const straight = centred(analysis[1], 5)
  const narrowEyes = centred(analysis[2], 5)
  const narrowLips = centred(analysis[3], 3)
  const high = centred(analysis[4], 3)
  return {
    curve: 0.45 * round - 0.35 * straight - 0.2 * narrowEyes,
    age: 0.45 * high - 0.3 * narrowLips + 0.25 * narrowEyes,
  }
}

/** The gender's face pattern nearest to a place on the map; of equally near ones the first listed. */
export const nearestType =
  (gender: Gender) =>
  (position: MapPosition): FaceType => {
    const distance = (type: FaceType) =>
      Math.hypot(typePositions[type].curve - position.curve, typePositions[type].age - position.age)
    return faceTypesOf(gender).reduce((nearest, type) =>
      distance(type) < distance(nearest) ? type : nearest,
    )
  }
