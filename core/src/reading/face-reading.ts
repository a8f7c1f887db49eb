import type { MapPosition } from '../chart/face-map.js'
import { positionByLevels, typePositions, dot } from '../chart/face-map.js'
import type { Certainty } from '../diagnosis/certainty.js'
import type { Diagnosis } from '../diagnosis/diagnosis.js'
import type { FaceType } from '../diagnosis/vocabulary.js'
import type { FaceTypeAnalysis, Trait } from '../diagnosis/level.js'
import { levelCounts, traits } from '../diagnosis/level.js'

/** A trait with its level, an index from 0. */
export interface Feature {
  readonly trait: Trait
  readonly level: number
}

/** Where a feature moves a face on the map. */
export type Effect = 'linear' | 'curved' | 'child-like' | 'adult-like'

export type TraitSide = 'first' | 'standard' | 'last'

/** The part of a trait's scale that a level belongs to. */
export function sideOf({ trait, level }: Feature): TraitSide {
  const distance = level - middleOf(trait)
  return distance === 0 ? 'standard' : distance < 0 ? 'first' : 'last'
}

/** The side of a trait; standard for one that is not among the features. */
export function sideIn(features: ReadonlyArray<Feature>, trait: Trait): TraitSide {
  return features.filter((feature) => feature.trait === trait).map(sideOf)[0] ?? 'standard'
}

export const isStandard = (feature: Feature): boolean => sideOf(feature) === 'standard'

/** The features of a face, in the order of the chart. */
export function featuresOf(analysis: FaceTypeAnalysis): ReadonlyArray<Feature> {
  return traits.map((trait, row) => ({ trait, level: analysis[row] ?? 0 }))
}

/** The lowest chance of its side of the average at which a sentence says that a feature is round, narrow, low … */
const sideNamedFrom = 0.7

/**
 * The chance that a face is on the side of its level, if only the level is known: from the level next to the middle to the
 * end of the scale. Computed from the correlation of the scores with points set by hand, on people left out of
 * all fits (the lower of two sets: 0.71, 0.49, 0.68, 0.83 and 0.92).
 */
const sideChances: Readonly<Record<Trait, ReadonlyArray<number>>> = {
  faceLine: [0.7, 0.9],
  eyebrowAngle: [0.62, 0.78],
  eyeVerticalLength: [0.69, 0.89],
  mouthWidth: [0.87],
  noseRatio: [0.94],
}

const sideChance = ({ trait, level }: Feature): number =>
  sideChances[trait][Math.abs(level - middleOf(trait)) - 1] ?? 0

/**
 * The features that sentences may name: those that are standard, and those on a likely side. Sentences leave out
 * the others. @param certainty without the chances of sides for a result that is known by its code alone
 */
export function toldFeatures(
  { faceTypeAnalysis }: Pick<Diagnosis, 'faceTypeAnalysis'>,
  { sideConfidence }: Certainty,
): ReadonlyArray<Feature> {
  return featuresOf(faceTypeAnalysis).filter(
    (feature) =>
      isStandard(feature) ||
      (sideConfidence?.[feature.trait] ?? sideChance(feature)) >= sideNamedFrom,
  )
}

const countOf = (trait: Trait): number => levelCounts[traits.indexOf(trait)] ?? 5

const middleOf = (trait: Trait): number => (countOf(trait) - 1) / 2

const standardFace: FaceTypeAnalysis = [2, 2, 2, 1, 1]

/** The position on the map of a face that is standard except for this feature: the feature's share of the position. */
const shareOf = ({ trait, level }: Feature): MapPosition =>
  positionByLevels(
    // Safe: the level belongs to the trait.
    traits.map((other, row) =>
      other === trait ? level : standardFace[row],
    ) as unknown as FaceTypeAnalysis,
  )

/** Whether a feature moves a face more to a side of `curve` than to one of `age`. */
const isOfLine = ({ curve, age }: MapPosition): boolean => Math.abs(curve) >= Math.abs(age)

/** The effect of a feature that is not standard. */
export function effectOf(feature: Feature): Effect {
  const share = shareOf(feature)
  if (isOfLine(share)) return share.curve < 0 ? 'linear' : 'curved'
  return share.age < 0 ? 'child-like' : 'adult-like'
}

/**
 * How much a feature differs from the standard, from 0 to 1. The outer levels of a trait with three contain slight
 * differences as well, so they count less than the outer ones of five.
 */
const prominence = (feature: Feature): number =>
  (Math.abs(feature.level - middleOf(feature.trait)) / middleOf(feature.trait)) *
  (countOf(feature.trait) === 3 ? 0.75 : 1)

/** Why a face has its pattern. */
export type Decision =
  /** One or two features that move the face most towards the pattern, the strongest first. */
  | { readonly _tag: 'Features'; readonly features: ReadonlyArray<Feature> }
  /** For the pattern in the centre: the two traits that count most are standard. */
  | { readonly _tag: 'Standard'; readonly traits: readonly [Trait, Trait] }
  /** For the pattern in the centre: its main feature, and the strongest with the opposite effect. */
  | { readonly _tag: 'Opposites'; readonly features: readonly [Feature, Feature] }
  /** No single feature. Codes can combine a pattern with the levels of another. */
  | { readonly _tag: 'Whole' }

/** The trait with the largest weight of each coordinate of the map. */
const mainTraits = ['faceLine', 'noseRatio'] as const

const isMain = ({ trait }: Feature): boolean => mainTraits.some((name) => name === trait)

/** A second feature is named if it moves the face at least half as far as the first. */
const secondShare = 0.5

type Face = Pick<Diagnosis, 'faceType' | 'faceTypeAnalysis'>

/** @param features those that may be named */
export function decisionOf(
  face: Face,
  features: ReadonlyArray<Feature> = featuresOf(face.faceTypeAnalysis),
): Decision {
  const { curve, age } = typePositions[face.faceType]
  if (curve === 0 && age === 0) return centreDecision(features)
  const [first, second] = pullsOf(face, features).towards
  if (first === undefined) return { _tag: 'Whole' }
  const pull = pullOf(face.faceType)
  const isNamed = second !== undefined && pull(second) >= secondShare * pull(first)
  return { _tag: 'Features', features: [first, ...(isNamed ? [second] : [])] }
}

/** The features that are not standard by what they do for a face's pattern. */
interface Pulls {
  /** Those that move the face towards the pattern, the strongest first. */
  readonly towards: ReadonlyArray<Feature>
  /** Those that move it away: a main trait first, then the most prominent. */
  readonly against: ReadonlyArray<Feature>
  /** Those that do neither (all for the pattern in the centre), the most prominent first. */
  readonly beside: ReadonlyArray<Feature>
}

/** @param features those that may be named */
export function pullsOf(
  { faceType, faceTypeAnalysis }: Face,
  features: ReadonlyArray<Feature> = featuresOf(faceTypeAnalysis),
): Pulls {
  const pull = pullOf(faceType)
  const byProminence = features
    .filter((feature) => !isStandard(feature))
    .sort((a, b) => prominence(b) - prominence(a) || sizeOf(b) - sizeOf(a))
  const ofSign = (sign: number) => byProminence.filter((feature) => signOf(pull(feature)) === sign)
  return {
    towards: strongest(features, pull),
    against: ofSign(-1).sort((a, b) => Number(isMain(b)) - Number(isMain(a))),
    beside: ofSign(0),
  }
}

/** How far a feature moves a face towards a pattern. */
const pullOf = (faceType: FaceType) => (feature: Feature) =>
  dot(shareOf(feature), typePositions[faceType])

/** How far a feature moves a face. */
const sizeOf = (feature: Feature): number =>
  Math.hypot(shareOf(feature).curve, shareOf(feature).age)

const centreDecision = (features: ReadonlyArray<Feature>): Decision => {
  const main = features.filter(isMain)
  const [first] = strongest(main, sizeOf)
  if (first === undefined)
    return main.length === mainTraits.length
      ? { _tag: 'Standard', traits: mainTraits }
      : { _tag: 'Whole' }
  const own = shareOf(first)
  const [opposite] = strongest(features, (feature) =>
    isOfLine(shareOf(feature)) === isOfLine(own) ? -dot(shareOf(feature), own) : 0,
  )
  return opposite === undefined
    ? { _tag: 'Whole' }
    : { _tag: 'Opposites', features: [first, opposite] }
}

/** Pulls up to a billionth are rounding errors. */
const signOf = (pull: number): number => (Math.abs(pull) <= 1e-9 ? 0 : Math.sign(pull))

/** The features with a pull above 0, the largest first. */
const strongest = (
  features: ReadonlyArray<Feature>,
  pull: (feature: Feature) => number,
): ReadonlyArray<Feature> =>
  features.filter((feature) => signOf(pull(feature)) > 0).sort((a, b) => pull(b) - pull(a))
