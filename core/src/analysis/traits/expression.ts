import { mesh } from '../face/mesh.js'
import type { FrontalFace } from './frontal-face.js'

/** What a face does for the moment, in face widths. */
export interface Expression {
  /** How far the lips are apart. */
  readonly open: number
  /** How far the mouth's corners stand above its middle: a smile. */
  readonly lift: number
}

export const expressionOf = ({ point }: FrontalFace): Expression => {
  const [upper, lower] = [point(mesh.upperLipInner).y, point(mesh.lowerLipInner).y]
  const corners = (point(mesh.mouthLeft).y + point(mesh.mouthRight).y) / 2
  return { open: lower - upper, lift: (upper + lower) / 2 - corners }
}
