import { pipe } from 'fp-ts/lib/function.js'
import * as O from 'fp-ts/lib/Option.js'
import type { MapPosition } from '../chart/face-map.js'
import {
  nearestType,
  positionByLevels,
  typePositions,
  dot,
  minus,
  plus,
  squared,
} from '../chart/face-map.js'
import { visitorPosition } from '../chart/visitor-position.js'
import { nearShare } from '../reading/assessment.js'
import type { SecondSeason } from '../diagnosis/distribution.js'
import { secondSeason } from '../diagnosis/distribution.js'
import type { Diagnosis } from '../diagnosis/diagnosis.js'
import type { FaceType, Gender, SeasonDirection } from '../diagnosis/vocabulary.js'
import { faceTypesOf, seasonDirection } from '../diagnosis/vocabulary.js'
import { faceTypeOrFallback } from '../diagnosis/diagnosis.js'
import type { FaceTypeAnalysis, Trait } from '../diagnosis/level.js'
import { levelCounts, traits } from '../diagnosis/level.js'

export interface SeasonAlternative extends SecondSeason {
  /** The direction from the result's season to the second season. */
  readonly direction: SeasonDirection
}

/** The second season, which another photo may give; none if it is rarer than `nearShare`. */
export function seasonAlternative({
  colorType,
  colorComposition,
}: Pick<Diagnosis, 'colorType' | 'colorComposition'>): O.Option<SeasonAlternative> {
  return pipe(
    secondSeason(colorType, colorComposition),
    O.filter(({ season }) => colorComposition[season] >= 100 * nearShare),
    O.map((second) => ({ ...second, direction: seasonDirection(colorType, second.season) })),
  )
}

type Face = Pick<Diagnosis, 'gender' | 'faceType' | 'faceTypeAnalysis'>

/** A row of the chart where a neighbouring level gives another face type. */
export interface RowAlternative {
  readonly trait: Trait
  /** The neighbouring level, as an index from 0. */
  readonly level: number
  readonly faceType: FaceType
  /** The part of the way to that level after which the type changes: above 0, at most 1, rounded up to hundredths. */
  readonly share: number
}

/**
 * Rows with at most this `share` count as close: a face may be up to half a level away from the middle of its level,
 * and the code contains only the level.
 */
export const closeShare = 0.5

/**
 * The rows where a neighbouring level gives another face type of the gender, the smallest change first. Changes one row
 * at a time by one level, which moves the visitor's mark on the map.
 */
export function rowAlternatives(face: Face): ReadonlyArray<RowAlternative> {
  const place = visitorPosition(face)
  const own = faceTypeOrFallback(face.gender)(face.faceType)
  return traits
    .flatMap((trait, row) =>
      neighboursOf(face.faceTypeAnalysis, row).flatMap((level) => {
        const step = stepTo(face.faceTypeAnalysis, row, level)
        const faceType = nearestType(face.gender)(plus(place, step))
        const share = inHundredths(shareToLeave(face.gender, own, place, step))
        return faceType === own ? [] : [{ trait, level, faceType, share }]
      }),
    )
    .sort((a, b) => a.share - b.share)
}

/** The levels directly below and above the level of a row. */
const neighboursOf = (analysis: FaceTypeAnalysis, row: number): ReadonlyArray<number> => {
  const index = analysis[row] ?? 0
  return [index - 1, index + 1].filter((level) => level >= 0 && level < (levelCounts[row] ?? 0))
}

/** How far the mark moves on the map if a row gets another level. */
const stepTo = (analysis: FaceTypeAnalysis, row: number, level: number): MapPosition => {
  const moved = analysis.map((index, at) => (at === row ? level : index))
  // Safe: `level` is valid for its row.
  return minus(positionByLevels(moved as unknown as FaceTypeAnalysis), positionByLevels(analysis))
}

/**
 * The part of a step (0 to 1) after which another type is nearer than `own`; 1 if `own` stays nearest. The difference
 * between the squared distances to two types changes linearly along the step, and is 0 where both are equally near.
 */
const shareToLeave = (
  gender: Gender,
  own: FaceType,
  place: MapPosition,
  step: MapPosition,
): number =>
  faceTypesOf(gender).reduce((least, type) => {
    const apart = minus(typePositions[type], typePositions[own])
    const speed = 2 * dot(step, apart)
    const room =
      squared(minus(place, typePositions[type])) - squared(minus(place, typePositions[own]))
    return speed > 0 ? Math.min(least, room / speed) : least
  }, 1)

/** Rounds up, so that the share is never 0. */
const inHundredths = (share: number): number => Math.ceil(share * 100) / 100
