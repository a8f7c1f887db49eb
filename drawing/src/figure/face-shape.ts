import type { MapPosition } from '@kaoiro/core/chart'
import type { FaceTypeAnalysis, Gender } from '@kaoiro/core/diagnosis'
import type { Run } from '../pen/geometry.js'
import { between } from '../pen/geometry.js'

/** The parameters of a face drawing, each from -1 to 1. */
export interface FaceFeatures {
  /** Sharp to round. */
  readonly faceLine: number
  /** Arched to straight. */
  readonly brows: number
  /** Round to narrow. */
  readonly eyes: number
  /** Wide to narrow. */
  readonly lips: number
  /** Height of the features above the chin, from low to high. */
  readonly height: number
}

/**
 * Exaggerates like a caricature, because the patterns are only at about half of each axis and must still be
 * distinguishable at thumbnail size. Odd, increasing, and maps [-1, 1] to itself.
 */
const exaggerated = (n: number): number =>
  Math.tanh(2 * Math.min(1, Math.max(-1, n))) / Math.tanh(2)

/** The features for a position on the face map, with the same signs as `positionOf`. */
export function featuresAt({ curve, age }: MapPosition): FaceFeatures {
  return {
    faceLine: exaggerated(curve),
    brows: -exaggerated(curve),
    eyes: exaggerated(0.55 * age - 0.45 * curve),
    lips: -exaggerated(age),
    height: exaggerated(age),
  }
}

/** The outermost levels: as far as the outermost patterns, since features at 1 together look like a caricature. */
const outermost = 0.85

/** The features that a result's levels tell, in even steps. */
export function featuresOf([line, brow, eye, lips, height]: FaceTypeAnalysis): FaceFeatures {
  return {
    faceLine: outermost * (line / 2 - 1),
    brows: outermost * (brow / 2 - 1),
    eyes: outermost * (eye / 2 - 1),
    lips: outermost * (lips - 1),
    height: outermost * (height - 1),
  }
}

/** The measures of one face in picture units, x from the face's axis and y from its top. */
export interface FaceShape {
  readonly features: FaceFeatures
  readonly gender: Gender
  /** 0 for a calm face, 1 for a friendly one: open eyes, lifted brows and corners of the mouth. */
  readonly smile: number
  readonly temple: number
  readonly cheek: number
  readonly cheekY: number
  readonly jaw: number
  readonly jawY: number
  readonly chin: number
  readonly chinY: number
  readonly eyeX: number
  readonly eyeY: number
  readonly browY: number
  readonly noseY: number
  readonly mouthY: number
  readonly neck: number
}

export function shapeOf(features: FaceFeatures, gender: Gender, smile = 0): FaceShape {
  const { faceLine, height } = features
  const man = gender === 'MEN' ? 1 : 0
  const chinY = between(193, 184, faceLine) + 3 * man
  const eyeY = between(126.5, 113, height)
  const noseY = between(153, 148.5, height)
  return {
    features,
    gender,
    smile,
    temple: 44.5 + man,
    cheek: between(44.5, 48.5, faceLine) + man,
    cheekY: between(114, 127, faceLine),
    jaw: between(35, 41, faceLine) + 1.2 * man,
    jawY: between(157, 160, faceLine) + 3 * man,
    chin: between(13, 21.5, faceLine) + 2.5 * man,
    chinY,
    eyeX: 21.5,
    eyeY,
    browY: eyeY - 15.5 + 1.5 * features.brows + 2 * man - 1.4 * smile,
    noseY,
    mouthY: noseY + (chinY - noseY) * 0.42,
    neck: 18 + 9.5 * man,
  }
}

/** The right half of the face line, from the temple to the middle of the chin. */
export function faceLineRun(shape: FaceShape): Run {
  return [
    [shape.temple - 1, 78],
    [shape.temple + 0.8, 98],
    [shape.cheek, shape.cheekY],
    [shape.jaw, shape.jawY],
    [
      (shape.jaw + shape.chin) / 2 + between(0.6, 1.5, shape.features.faceLine),
      (shape.jawY + shape.chinY - 6) / 2 + between(0.6, 1.5, shape.features.faceLine),
    ],
    [shape.chin, shape.chinY - 6],
    [shape.chin * 0.45, shape.chinY - 0.9],
    [0, shape.chinY],
  ]
}
