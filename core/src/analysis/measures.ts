import type { Trait } from '../level.js'
import { browArch } from './brow-band.js'
import { eyeOpening } from './eye-opening.js'
import type { FaceView } from './head-frame.js'
import type { Iris } from './iris.js'
import { irisNear } from './iris.js'
import { chinOf, jawContour, widthAt } from './jaw-contour.js'
import type { Point } from './landmarks.js'
import { heightOver, mesh } from './landmarks.js'
import { mouthSeam } from './mouth-seam.js'

/** The five measures of a face, each a ratio of lengths, so free of size and of roll. */
export type Measures = Readonly<Record<Trait, number>>

/** One side's numbers in the mesh. */
interface Side {
  readonly iris: number
  readonly upperLid: number
  readonly lowerLid: number
  readonly outerCorner: number
  readonly innerCorner: number
  readonly browPeak: number
  readonly browInner: number
  readonly browOuter: number
}

const sides: readonly [Side, Side] = [
  {
    iris: 468,
    upperLid: 159,
    lowerLid: 145,
    outerCorner: 33,
    innerCorner: 133,
    browPeak: 105,
    browInner: 55,
    browOuter: 46,
  },
  {
    iris: 473,
    upperLid: 386,
    lowerLid: 374,
    outerCorner: 263,
    innerCorner: 362,
    browPeak: 334,
    browInner: 285,
    browOuter: 276,
  },
]

const mean = (numbers: ReadonlyArray<number>): number =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length

const apart = ({ landmark }: FaceView, one: number, other: number): number => {
  const a = landmark(one)
  const b = landmark(other)
  return Math.hypot(a.x - b.x, a.y - b.y)
}

/** The jaw and the cheeks are measured this far above the chin, in face widths. */
const jawHeight = 0.33
const cheekHeight = 0.55

/**
 * Near the camera a face's edge hides behind its front, and turned it grows narrower: jaw and cheeks
 * alike, and a jaw's own width moves the cheeks' too. This power of the cheeks' width takes out the
 * one and leaves the other (fitted on drawn portraits of seed 1).
 */
const cheekPower = 0.7

/** To the mesh's 172–397 over its 234–454 in a face of mean width. */
const jawScale = 0.947

const jawOf = (contour: ReadonlyArray<Point>, chin: number): number =>
  (jawScale * widthAt(contour, chin - jawHeight)) /
  widthAt(contour, chin - cheekHeight) ** cheekPower

/** From the mean opening over the eye's middle to the one at its centre, as a lens is bowed. */
const lensCentre = 1.152

/** Between the eye's corners in the mesh, in face widths: steadier than each face's own corners. */
const eyeWidth = 0.185

/** The mesh's 159–145 counts a part of the lashes' line; the pixels' opening does not. */
const lashLine = 0.014

const eyesOf = (view: FaceView, irises: ReadonlyArray<Iris>): number => {
  const openings = sides.map((side, i) =>
    eyeOpening(view, irises[i] ?? { x: 0, y: 0, radius: 0 }, [
      view.landmark(side.upperLid).y,
      view.landmark(side.lowerLid).y,
    ]),
  )
  return (lensCentre * mean(openings)) / eyeWidth + lashLine
}

/** The mesh's 55–46 in face widths, and what its peak over lower line adds by the brow's thickness. */
const browLength = 0.259
const browThickness = 0.197

const meshBrow = ({ landmark }: FaceView, { browPeak, browInner, browOuter }: Side): number => {
  const inner = landmark(browInner)
  const outer = landmark(browOuter)
  return (
    heightOver(landmark(browPeak), inner, outer) / Math.hypot(inner.x - outer.x, inner.y - outer.y)
  )
}

/** By the brows that are seen; by the mesh where neither is. */
const browsOf = (view: FaceView, irises: ReadonlyArray<Iris>): number => {
  const arches = irises.map((iris) => browArch(view, iris)).filter((arch) => !Number.isNaN(arch))
  return arches.length > 0
    ? browThickness + mean(arches) / browLength
    : mean(sides.map((side) => meshBrow(view, side)))
}

/** The line between the lips runs out a little beyond the mesh's corners. */
const cornerShare = 0.941

/** A line so much shorter or longer than the mesh's mouth is another one, or a smile's. */
const likeMesh = { least: 0.7, most: 1.3 } as const

const mouthOf = (view: FaceView): number => {
  const mouth = apart(view, mesh.mouthLeft, mesh.mouthRight)
  const share = (cornerShare * mouthSeam(view)) / mouth
  return share > likeMesh.least && share < likeMesh.most ? share * mouth : mouth
}

/**
 * The measures of a face: jaw width over face width, arch of the brows, opening of the eyes over
 * their width, mouth width over face width, height of the nose's base over the chin as a share of the
 * face's height.
 *
 * @param hairline where the face ends at the top, in its own coordinates
 */
export const measuresOf = (view: FaceView, hairline: Point): Measures => {
  const irises = sides.map((side) => irisNear(view, view.landmark(side.iris)))
  const contour = jawContour(view)
  const chin = chinOf(contour)
  return {
    faceLine: jawOf(contour, chin),
    eyebrowAngle: browsOf(view, irises),
    eyeVerticalLength: eyesOf(view, irises),
    mouthWidth: mouthOf(view),
    noseRatio: (chin - view.landmark(mesh.noseBase).y) / (chin - hairline.y),
  }
}
