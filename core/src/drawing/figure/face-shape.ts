import type { Gender } from '../../diagnosis/gender.js'
import type { FaceFeatures } from './face-features.js'
import type { Run } from '../pen/geometry.js'
import { between } from '../pen/geometry.js'

/** The measures of one face, in units of the picture from the face's axis (x) and its top (y). */
export interface FaceShape {
  readonly features: FaceFeatures
  readonly gender: Gender
  /** Without make-up. */
  readonly bare: boolean
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

export const shapeOf = (
  features: FaceFeatures,
  gender: Gender,
  bare = gender === 'MEN',
): FaceShape => {
  const { faceLine, height } = features
  const man = gender === 'MEN' ? 1 : 0
  const chinY = between(193, 184, faceLine) + 3 * man
  const eyeY = between(126.5, 113, height)
  const noseY = between(153, 148.5, height)
  return {
    features,
    gender,
    bare,
    temple: 44.5 + man,
    cheek: between(44.5, 48.5, faceLine) + man,
    cheekY: between(114, 127, faceLine),
    jaw: between(35, 41, faceLine) + 1.2 * man,
    jawY: between(157, 160, faceLine) + 3 * man,
    chin: between(13, 21.5, faceLine) + 2.5 * man,
    chinY,
    eyeX: 21.5,
    eyeY,
    browY: eyeY - 15.5 + 1.5 * features.brows + 2 * man,
    noseY,
    mouthY: noseY + (chinY - noseY) * 0.42,
    neck: 18 + 9.5 * man,
  }
}

/** The face line of the right half, from the temple down to the chin's middle. */
export const faceLineRun = (shape: FaceShape): Run => [
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
