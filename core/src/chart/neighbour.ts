import type { Diagnosed } from '../diagnosis/answer.js'
import type { Diagnosis } from '../diagnosis/diagnosis.js'
import { byChance, standsAlone } from '../diagnosis/distribution.js'
import type { FaceType } from '../diagnosis/vocabulary.js'
import { faceTypesOf } from '../diagnosis/vocabulary.js'
import { faceTypeOrFallback } from '../diagnosis/diagnosis.js'
import { typePositions, minus, squared } from './face-map.js'
import { visitorPosition } from './visitor-position.js'

type Face = Pick<Diagnosis, 'gender' | 'faceType' | 'faceTypeAnalysis'>

/**
 * How fast the chance of a type falls with the squared distance to its place, for a result without chances: as for a photo
 * with a type that stays in 63 % of other photos: the share of London's people who were not fitted to.
 */
const scale = 0.17

/** The chances of the types, not normalised, as far as levels show them. */
const weightsOf = (face: Face): Readonly<Partial<Record<FaceType, number>>> => {
  const place = visitorPosition(face)
  return Object.fromEntries(
    faceTypesOf(face.gender).map((type) => [
      type,
      Math.exp(-squared(minus(place, typePositions[type])) / scale),
    ]),
  )
}

const chanceByLevels = (face: Face, type: FaceType): number => {
  const weights = weightsOf(face)
  const total = Object.values(weights).reduce((sum, weight) => sum + weight, 0)
  return (100 * (weights[type] ?? 0)) / total
}

/**
 * The other pattern that is nearest to the visitor's mark. A code has only levels, so pages name this neighbour also where
 * the chances are known: the same before and after the link is shared. Simulated faces with a chance below one half: in six
 * of ten it is the second likeliest, and in the mean its chance is 4 points below that one's. No function of the levels and
 * the type would find the second likeliest in more than two of three.
 */
export function neighbourOf(face: Face): FaceType {
  const own = faceTypeOrFallback(face.gender)(face.faceType)
  const others = faceTypesOf(face.gender).filter((type) => type !== own)
  return byChance(others, weightsOf(face))[0] ?? own
}

/** The pattern that is named with a result's own; null if that stands alone: by its reported chance, or as far as levels show one. */
export function alsoPattern({ diagnosis, certainty: { faceTypes } }: Diagnosed): FaceType | null {
  const own = faceTypeOrFallback(diagnosis.gender)(diagnosis.faceType)
  const chance = faceTypes === undefined ? chanceByLevels(diagnosis, own) : (faceTypes[own] ?? 0)
  return standsAlone(chance) ? null : neighbourOf(diagnosis)
}
