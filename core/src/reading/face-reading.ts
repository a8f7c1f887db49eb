import type { MapPosition } from '../chart/face-map.js'
import { positionByLevels, typePositions } from '../chart/face-map.js'
import { dot } from '../chart/map-vectors.js'
import type { Diagnosis } from '../diagnosis/diagnosis.js'
import type { FaceType } from '../diagnosis/face-type.js'
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
export const sideOf = ({ trait, level }: Feature): TraitSide => {
  const distance = level - middleOf(trait)
  return distance === 0 ? 'standard' : distance < 0 ? 'first' : 'last'
}

export const isStandard = (feature: Feature): boolean => sideOf(feature) === 'standard'

/** The features of a face, in the order of the chart. */
export const featuresOf = (analysis: FaceTypeAnalysis): ReadonlyArray<Feature> =>
  traits.map((trait, row) => ({ trait, level: analysis[row] ?? 0 }))

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

/** The effect of a feature that is not standard. */
export const effectOf = (feature: Feature): Effect => {
  const { curve, age } = shareOf(feature)
  if (Math.abs(curve) >= Math.abs(age)) return curve < 0 ? 'linear' : 'curved'
  return age < 0 ? 'child-like' : 'adult-like'
}

/** The effect in the opposite direction. */
export const opposites: Readonly<Record<Effect, Effect>> = {
  linear: 'curved',
  curved: 'linear',
  'child-like': 'adult-like',
  'adult-like': 'child-like',
}

/**
 * How much a feature differs from the standard, from 0 to 1. The outer levels of a trait with three contain slight
 * differences as well, so they count less than the outer ones of five.
 */
const prominence = (feature: Feature): number =>
  (Math.abs(feature.level - middleOf(feature.trait)) / middleOf(feature.trait)) *
  (countOf(feature.trait) === 3 ? 0.75 : 1)

/** The features that are not standard, the most prominent first, then those that move the face most on the map. */
const prominentFeatures = (features: ReadonlyArray<Feature>): ReadonlyArray<Feature> => {
  const size = (feature: Feature) => Math.hypot(shareOf(feature).curve, shareOf(feature).age)
  return features
    .filter((feature) => !isStandard(feature))
    .sort((a, b) => prominence(b) - prominence(a) || size(b) - size(a))
}

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

export const decisionOf = ({ faceType, faceTypeAnalysis }: Face): Decision => {
  const features = featuresOf(faceTypeAnalysis)
  return isCentre(faceType) ? centreDecision(features) : towards(faceType, features)
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

export const pullsOf = ({ faceType, faceTypeAnalysis }: Face): Pulls => {
  const features = featuresOf(faceTypeAnalysis)
  const pullOf = (share: MapPosition) => dot(share, typePositions[faceType])
  const towards = strongest(features, pullOf).map(featureOf)
  const isAgainst = (feature: Feature) => pullOf(shareOf(feature)) < -noPull
  const others = prominentFeatures(
    features.filter(({ trait }) => !towards.some((other) => other.trait === trait)),
  )
  return {
    towards,
    against: others.filter(isAgainst).sort((a, b) => Number(isMain(b)) - Number(isMain(a))),
    beside: others.filter((feature) => !isAgainst(feature)),
  }
}

const isCentre = (faceType: FaceType): boolean =>
  typePositions[faceType].curve === 0 && typePositions[faceType].age === 0

const towards = (faceType: FaceType, features: ReadonlyArray<Feature>): Decision => {
  const [first, second] = strongest(features, (share) => dot(share, typePositions[faceType]))
  if (first === undefined) return { _tag: 'Whole' }
  const isNamed = second !== undefined && second.pull >= secondShare * first.pull
  return { _tag: 'Features', features: [first, ...(isNamed ? [second] : [])].map(featureOf) }
}

const centreDecision = (features: ReadonlyArray<Feature>): Decision => {
  const main = features.filter(isMain)
  const [first] = strongest(main, ({ curve, age }) => Math.hypot(curve, age))
  if (first === undefined) return { _tag: 'Standard', traits: mainTraits }
  const { curve, age } = shareOf(first)
  const [opposite] = strongest(
    features.filter((feature) => effectOf(feature) === opposites[effectOf(first)]),
    (share) => -dot(share, { curve, age }),
  )
  return opposite === undefined
    ? { _tag: 'Whole' }
    : { _tag: 'Opposites', features: [featureOf(first), featureOf(opposite)] }
}

type Pulling = Feature & { readonly pull: number }

const featureOf = ({ trait, level }: Feature): Feature => ({ trait, level })

/** Pulls up to this are rounding errors. */
const noPull = 1e-9

/** The features with a pull above 0, the largest first. */
const strongest = (
  features: ReadonlyArray<Feature>,
  pullOf: (share: MapPosition) => number,
): ReadonlyArray<Pulling> =>
  features
    .map((feature) => ({ ...feature, pull: pullOf(shareOf(feature)) }))
    .filter(({ pull }) => pull > noPull)
    .sort((a, b) => b.pull - a.pull)
