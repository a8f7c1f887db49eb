import type { Trait } from '@kaoiro/core/diagnosis'
import type { Point } from '../face/landmarks.js'
import { between, distance } from '../face/landmarks.js'
import { brows, eyes, jawPairs, mesh } from '../face/mesh.js'
import { mean } from '../statistics/quantile.js'
import type { FrontalFace } from './frontal-face.js'

/** The five measures of a face, each a ratio of lengths. */
export type Measures = Readonly<Record<Trait, number>>

/** Width of the jaw over the height from the middle of the irises to the chin. */
const jawOf = ({ point }: FrontalFace): number => {
  const irises = (point(mesh.irisLeft).y + point(mesh.irisRight).y) / 2
  const width = mean(jawPairs.map(([right, left]) => point(right).x - point(left).x))
  return width / (point(mesh.chin).y - irises)
}

/** Height of a brow above the line from its lower corner at the nose to its outer end, over the length of that line. */
const archOf = ({ inPicture }: FrontalFace, brow: (typeof brows)[number]): number => {
  const at = ([up, low]: readonly [number, number]) => between(inPicture(up), inPicture(low), 0.5)
  const [inner, outer] = [inPicture(brow.inner), at(brow.outer)]
  const [x, y] = [outer.x - inner.x, outer.y - inner.y]
  const heightOf = (point: Point) =>
    Math.abs(x * (inner.y - point.y) + y * (point.x - inner.x)) / (x * x + y * y)
  return mean(brow.arch.map((pair) => heightOf(at(pair))))
}

/** Opening of an eye relative to its width. */
export function eyeOpening(
  { point }: FrontalFace,
  { corners, lidPairs }: (typeof eyes)[number],
): number {
  return (
    mean(lidPairs.map(([upper, lower]) => distance(point(upper), point(lower)))) /
    distance(point(corners[0]), point(corners[1]))
  )
}

/** Height of the nose's base above the chin, relative to the height of the face up to the hairline. */
const noseHeightOf = ({ inPicture }: FrontalFace, foreheadShare: number): number => {
  const chin = inPicture(mesh.chin).y
  const top = (1 + foreheadShare) * (chin - inPicture(mesh.foreheadTop).y)
  return (chin - inPicture(mesh.noseBase).y) / top
}

/**
 * The five traits as measured on the mesh: jaw width, arch of the brows, opening of the eyes relative to their width,
 * mouth width in face widths, and height of the nose's base. Brows and nose are measured as the photo shows them: the
 * mesh's pitch is more a property of the face than of its pose (note 54).
 *
 * @param foreheadShare top of the face, as a share of the mesh's height above its topmost point
 */
export function meshMeasures(face: FrontalFace, foreheadShare: number): Measures {
  return {
    faceLine: jawOf(face),
    eyebrowAngle: mean(brows.map((brow) => archOf(face, brow))),
    eyeVerticalLength: mean(eyes.map((eye) => eyeOpening(face, eye))),
    mouthWidth: face.point(mesh.mouthRight).x - face.point(mesh.mouthLeft).x,
    noseRatio: noseHeightOf(face, foreheadShare),
  }
}

/** Momentary expression, in face widths, as the photo shows it. */
export interface Expression {
  /** Gap between the lips. */
  readonly open: number
  /** Depth of the mouth's corners below the wings of the nose: a smile shortens it. */
  readonly corners: number
  /** Height of both lips together, without the gap. */
  readonly lips: number
}

export function expressionOf({ inPicture }: FrontalFace): Expression {
  const y = (index: number) => inPicture(index).y
  const depthOf = (corner: number, wing: number) => y(corner) - y(wing)
  return {
    open: y(mesh.lowerLipInner) - y(mesh.upperLipInner),
    corners: mean([
      depthOf(mesh.mouthLeft, mesh.noseLeft),
      depthOf(mesh.mouthRight, mesh.noseRight),
    ]),
    lips:
      y(mesh.upperLipInner) - y(mesh.upperLipEdge) + y(mesh.lowerLipEdge) - y(mesh.lowerLipInner),
  }
}
