// Settled constants, fitted to 1461 photos of 816 people (tools/research/README.md).
import type { Doubt, Trait } from '@kaoiro/core/diagnosis'

/** Variances of each trait, relative to the squared noise of made-up second photos. */
type TraitVariances = Readonly<Record<Trait, number>>

/** The doubts about a face's shape. */
type ShapeDoubt = Extract<
  Doubt,
  'smile' | 'open-mouth' | 'turned' | 'guide' | 'glasses' | 'low-detail'
>

/** The variance of a photo without any circumstance. It differs from 1 where two real photos of a person do. */
export const baseVariance: TraitVariances = {
  faceLine: 2.84,
  eyebrowAngle: 2.84,
  eyeVerticalLength: 5.46,
  mouthWidth: 13.3,
  noseRatio: 2.42,
}

/**
 * The variance that a circumstance of severity 1 adds. Turned, open mouth and low detail: how the five traits share it is the
 * least squares of squared differences between photos of 181 people (London, news photographs, labelled portraits); how
 * much it is, and the base, maximises the logarithmic score of the other photo's type. Glasses (the analysis mistakes rims for brows and lids):
 * half of the effect of frames drawn over 196 photographs, since the person may take the glasses off for the other photo. Smile: the numbers of an earlier fit.
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
    faceLine: 0.06,
    eyebrowAngle: 0.13,
    eyeVerticalLength: 1.89,
    mouthWidth: 0.88,
    noseRatio: 0.27,
  },
  turned: {
    faceLine: 15.8,
    eyebrowAngle: 4.4,
    eyeVerticalLength: 11.7,
    mouthWidth: 0.34,
    noseRatio: 9.3,
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
    faceLine: 8.57,
    eyebrowAngle: 0.38,
    eyeVerticalLength: 10.96,
    mouthWidth: 0.63,
    noseRatio: 1.13,
  },
}
