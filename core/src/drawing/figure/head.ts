import type { Gender } from '../../diagnosis/gender.js'
import { brows, eyes } from './eyes.js'
import type { Garment } from './bust.js'
import { bust } from './bust.js'
import type { FaceFeatures } from './face-shape.js'
import { shapeOf } from './face-shape.js'
import type { Hairstyle } from './hair.js'
import { ears, face, mouth, nose } from './face.js'
import type { SvgNode } from '../pen/svg.js'
import { group } from '../pen/svg.js'

/** Hair, garment and make-up. */
export interface Styling {
  readonly hair: Hairstyle
  readonly garment: Garment
  /** Draws the face without the make-up that is the default for this gender. */
  readonly bare?: boolean
}

/** Head and shoulders around the axis x = 0, from about y = 20 to 260. */
export const head = (features: FaceFeatures, gender: Gender, styling: Styling): SvgNode => {
  const shape = shapeOf(features, gender, styling.bare)
  const hair = styling.hair(shape)
  return group([
    hair.back,
    bust(shape, styling.garment),
    ears(shape),
    face(shape),
    eyes(shape),
    brows(shape),
    nose(shape),
    mouth(shape),
    hair.front,
  ])
}
