// Printed by `npm run fit` from 274 photos of 100 people.
import type { Doubt, Trait } from '@kaoiro/core/diagnosis'

/** Variances of each trait, and of warmth and lightness, relative to the squared noise of made-up second photos. */
export type ByPartOfAnswer = Readonly<Record<Trait | 'colour', number>>

/** The variance of a photo without any circumstance. It differs from 1 where two real photos of a person do. */
export const baseVariance: ByPartOfAnswer = {
  faceLine: 1.42,
  eyebrowAngle: 1.42,
  eyeVerticalLength: 2.73,
  mouthWidth: 6.65,
  noseRatio: 1.21,
  colour: 0.87,
}

/**
 * The variance that a circumstance of severity 1 adds. Turn and side light: measured on the most affected fifth of the
 * generated faces. Hidden parts: the variance that the part explains if it is visible. Glasses (the analysis mistakes
 * rims for brows and lids): half of the effect of frames drawn over 196 photographs, since the person may take the
 * glasses off for the other photo. Low detail: what London's portraits move by when reduced until the face has 56 pixels.
 * Unknown light: a photo that was taken anywhere, so that distance, lens and pose are as little known as the light. It and
 * the base are fitted by `npm run fit -- --pairs`. Smile and open mouth keep the numbers of an earlier fit.
 */
export const addedVariance: Readonly<Record<Doubt | 'unknown-light', ByPartOfAnswer>> = {
  smile: {
    faceLine: 0.57,
    eyebrowAngle: 0.15,
    eyeVerticalLength: 0.15,
    mouthWidth: 0.15,
    noseRatio: 0.15,
    colour: 0,
  },
  'open-mouth': {
    faceLine: 0.1,
    eyebrowAngle: 0.1,
    eyeVerticalLength: 0.59,
    mouthWidth: 0.43,
    noseRatio: 0.1,
    colour: 0,
  },
  turned: {
    faceLine: 0.12,
    eyebrowAngle: 0.12,
    eyeVerticalLength: 0.12,
    mouthWidth: 0.12,
    noseRatio: 0.12,
    colour: 0.05,
  },
  'side-light': {
    faceLine: 0.05,
    eyebrowAngle: 0.05,
    eyeVerticalLength: 0.05,
    mouthWidth: 0.05,
    noseRatio: 0.05,
    colour: 0.3,
  },
  'coloured-light': {
    faceLine: 0,
    eyebrowAngle: 0,
    eyeVerticalLength: 0,
    mouthWidth: 0,
    noseRatio: 0,
    colour: 0.15,
  },
  'shaded-eye': {
    faceLine: 0,
    eyebrowAngle: 0,
    eyeVerticalLength: 0,
    mouthWidth: 0,
    noseRatio: 0,
    colour: 0.15,
  },
  guide: {
    faceLine: 0.3,
    eyebrowAngle: 0.3,
    eyeVerticalLength: 0.3,
    mouthWidth: 0.3,
    noseRatio: 0.3,
    colour: 0,
  },
  'hidden-hair': {
    faceLine: 0,
    eyebrowAngle: 0,
    eyeVerticalLength: 0,
    mouthWidth: 0,
    noseRatio: 0,
    colour: 0.6,
  },
  glasses: {
    faceLine: 0.2,
    eyebrowAngle: 0.7,
    eyeVerticalLength: 0.7,
    mouthWidth: 0.12,
    noseRatio: 0.1,
    colour: 0,
  },
  'low-detail': {
    faceLine: 0.5,
    eyebrowAngle: 0.3,
    eyeVerticalLength: 0.75,
    mouthWidth: 0.4,
    noseRatio: 0.05,
    colour: 1.2,
  },
  'unknown-light': {
    faceLine: 31.5,
    eyebrowAngle: 11.34,
    eyeVerticalLength: 18.9,
    mouthWidth: 7.56,
    noseRatio: 25.2,
    colour: 13.36,
  },
}

/** The constants of this file, for a fit that tries others. */
export interface Variances {
  readonly baseVariance: ByPartOfAnswer
  readonly addedVariance: typeof addedVariance
}
