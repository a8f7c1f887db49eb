import type { Trait } from '../../diagnosis/level.js'
import { between, distance } from '../face/landmarks.js'
import { brows, eyes, jawPairs, mesh } from '../face/mesh.js'
import type { FrontalFace } from './frontal-face.js'

/** The five measures of a face, each a ratio of lengths. */
export type Measures = Readonly<Record<Trait, number>>

const mean = (numbers: ReadonlyArray<number>): number =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length

const jawWidth = ({ point }: FrontalFace): number =>
  mean(jawPairs.map(([right, left]) => point(right).x - point(left).x))

/** Height of the middle of a brow above the line between its ends, relative to that line's length. */
const archOf = ({ point }: FrontalFace, brow: (typeof brows)[number]): number => {
  const at = ([up, low]: readonly [number, number]) => between(point(up), point(low), 0.5)
  const [inner, peak, outer] = [at(brow.inner), at(brow.middle), at(brow.outer)]
  const [x, y] = [outer.x - inner.x, outer.y - inner.y]
  return Math.abs(x * (inner.y - peak.y) + y * (peak.x - inner.x)) / (x * x + y * y)
}

/** Opening of an eye relative to its width. */
export const eyeOpening = (
  { point }: FrontalFace,
  { corners, lidPairs }: (typeof eyes)[number],
): number =>
  mean(lidPairs.map(([upper, lower]) => distance(point(upper), point(lower)))) /
  distance(point(corners[0]), point(corners[1]))

/**
 * The five traits as measured on the mesh: jaw width, arch of the brows, opening of the eyes relative to their
 * width, mouth width, and height of the nose's base above the chin relative to the face's height. Widths are in
 * face widths.
 *
 * @param foreheadShare top of the face, as a share of the mesh's height above its topmost point
 */
export const meshMeasures = (face: FrontalFace, foreheadShare: number): Measures => {
  const { point } = face
  const chin = point(mesh.chin).y
  return {
    faceLine: jawWidth(face),
    eyebrowAngle: mean(brows.map((brow) => archOf(face, brow))),
    eyeVerticalLength: mean(eyes.map((eye) => eyeOpening(face, eye))),
    mouthWidth: point(mesh.mouthRight).x - point(mesh.mouthLeft).x,
    noseRatio:
      (chin - point(mesh.noseBase).y) / ((1 + foreheadShare) * (chin - point(mesh.foreheadTop).y)),
  }
}

/** Momentary expression, in face widths. */
export interface Expression {
  /** Gap between the lips. */
  readonly open: number
  /** Height of the mouth's corners above its middle: a smile. */
  readonly lift: number
}

export const expressionOf = ({ point }: FrontalFace): Expression => {
  const [upper, lower] = [point(mesh.upperLipInner).y, point(mesh.lowerLipInner).y]
  const corners = (point(mesh.mouthLeft).y + point(mesh.mouthRight).y) / 2
  return { open: lower - upper, lift: (upper + lower) / 2 - corners }
}
