import { mesh } from '../face/landmarks.js'
import type { FrontalFace } from './frontal-face.js'

/** What a face does for the moment, in face widths. */
export interface Expression {
  /** How far the lips are apart. */
  readonly open: number
  /** How far the mouth's corners stand above its middle: a smile. */
  readonly lift: number
}

const lips = { upper: 13, lower: 14 } as const

export const expressionOf = ({ point }: FrontalFace): Expression => {
  const [upper, lower] = [point(lips.upper).y, point(lips.lower).y]
  const corners = (point(mesh.mouthLeft).y + point(mesh.mouthRight).y) / 2
  return { open: lower - upper, lift: (upper + lower) / 2 - corners }
}
