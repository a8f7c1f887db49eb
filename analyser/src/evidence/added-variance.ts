// Printed by `npm run fit` from 274 photos of 100 people.
import type { Doubt, Trait } from '@kaoiro/core/diagnosis'

/** Variances of each trait, relative to the squared noise of made-up second photos. */
export type TraitVariances = Readonly<Record<Trait, number>>

/** The doubts about a face's shape. */
export type ShapeDoubt = Extract<
  Doubt,
  'smile' | 'open-mouth' | 'turned' | 'guide' | 'glasses' | 'low-detail'
>

/** The variance of a photo without any circumstance. It differs from 1 where two real photos of a person do. */
export const baseVariance: TraitVariances = {
  faceLine: 1.42,
  eyebrowAngle: 1.42,
  eyeVerticalLength: 2.73,
  mouthWidth: 6.65,
  noseRatio: 1.21,
}

/**
 * The variance that a circumstance of severity 1 adds. Turn and side light: measured on the most affected fifth of the
 * generated faces. Hidden parts: the variance that the part explains if it is visible. Glasses (the analysis mistakes
 * rims for brows and lids): half of the effect of frames drawn over 196 photographs, since the person may take the
 * glasses off for the other photo. Low detail: what London's portraits move by when reduced until the face has 56 pixels.
 * Unknown light: a photo that was taken anywhere, so that distance, lens and pose are as little known as the light. It and
 * the base are fitted by `npm run fit -- --pairs`. Smile and open mouth keep the numbers of an earlier fit.
 */
export const addedVariance: Readonly<Record<ShapeDoubt, TraitVariances>> = {
  smile: {
    faceLine: 0.57,
    eyebrowAngle: 0.15,
    eyeVerticalLength: 0.15,
    mouthWidth: 0.15,
    noseRatio: 0.15,
  },
  'open-mouth': {
    faceLine: 0.1,
    eyebrowAngle: 0.1,
    eyeVerticalLength: 0.59,
    mouthWidth: 0.43,
    noseRatio: 0.1,
  },
  turned: {
    faceLine: 0.12,
    eyebrowAngle: 0.12,
    eyeVerticalLength: 0.12,
    mouthWidth: 0.12,
    noseRatio: 0.12,
  },
  guide: {
    faceLine: 0.3,
    eyebrowAngle: 0.3,
    eyeVerticalLength: 0.3,
    mouthWidth: 0.3,
    noseRatio: 0.3,
  },
  glasses: {
    faceLine: 0.2,
    eyebrowAngle: 0.7,
    eyeVerticalLength: 0.7,
    mouthWidth: 0.12,
    noseRatio: 0.1,
  },
  'low-detail': {
    faceLine: 0.5,
    eyebrowAngle: 0.3,
    eyeVerticalLength: 0.75,
    mouthWidth: 0.4,
    noseRatio: 0.05,
  },
}

/** The constants of this file, for a fit that tries others. */
export interface Variances {
  readonly baseVariance: TraitVariances
  readonly addedVariance: typeof addedVariance
}
