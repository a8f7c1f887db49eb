import type { Trait } from '../../diagnosis/level.js'
import { between, distance, mesh } from '../face/landmarks.js'
import type { FrontalFace } from './frontal-face.js'

/** The five measures of a face, each a ratio of lengths. */
export type Measures = Readonly<Record<Trait, number>>

const mean = (numbers: ReadonlyArray<number>): number =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length

/** From the ears' lobes down to the chin's corners, right and left in the picture. */
const jawPairs = [
  [288, 58],
  [397, 172],
  [365, 136],
  [379, 150],
] as const

const jawWidth = ({ point }: FrontalFace): number =>
  mean(jawPairs.map(([right, left]) => point(right).x - point(left).x))

/** One brow's points, on its upper and its lower edge: at the nose, in its middle, at the temple. */
const brows = [
  { inner: [107, 55], middle: [105, 52], outer: [70, 46] },
  { inner: [336, 285], middle: [334, 282], outer: [300, 276] },
] as const

/** Height of a brow's middle over the line between its ends, over that line's length. */
const archOf = ({ point }: FrontalFace, brow: (typeof brows)[number]): number => {
  const at = ([up, low]: readonly [number, number]) => between(point(up), point(low), 0.5)
  const [inner, peak, outer] = [at(brow.inner), at(brow.middle), at(brow.outer)]
  const [x, y] = [outer.x - inner.x, outer.y - inner.y]
  return Math.abs(x * (inner.y - peak.y) + y * (peak.x - inner.x)) / (x * x + y * y)
}

/** One eye: its corners, and three pairs on the edges of its lids. */
const eyes = [
  {
    corners: [33, 133],
    lids: [
      [159, 145],
      [158, 153],
      [160, 144],
    ],
  },
  {
    corners: [263, 362],
    lids: [
      [386, 374],
      [385, 380],
      [387, 373],
    ],
  },
] as const

/** How far an eye is open over its width. */
const openingOf = ({ point }: FrontalFace, { corners, lids }: (typeof eyes)[number]): number =>
  mean(lids.map(([upper, lower]) => distance(point(upper), point(lower)))) /
  distance(point(corners[0]), point(corners[1]))

/**
 * What the mesh says of the five traits: jaw over the face's width, arch of the brows, opening of the eyes
 * over their width, mouth over the face's width, the nose's base over the chin as a share of the face's
 * height.
 *
 * @param foreheadShare where the face ends at the top: so much of the mesh's height above its topmost point
 */
export const meshMeasures = (face: FrontalFace, foreheadShare: number): Measures => {
  const { point } = face
  const chin = point(mesh.chin).y
  return {
    faceLine: jawWidth(face),
    eyebrowAngle: mean(brows.map((brow) => archOf(face, brow))),
    eyeVerticalLength: mean(eyes.map((eye) => openingOf(face, eye))),
    mouthWidth: point(mesh.mouthRight).x - point(mesh.mouthLeft).x,
    noseRatio:
      (chin - point(mesh.noseBase).y) / ((1 + foreheadShare) * (chin - point(mesh.foreheadTop).y)),
  }
}
