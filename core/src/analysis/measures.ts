import type { Trait } from '../level.js'
import { browArch } from './brow-band.js'
import { eyeOpening } from './eye-opening.js'
import type { FaceView } from './head-frame.js'
import type { Iris } from './iris.js'
import { irisNear } from './iris.js'
import { chinOf, jawContour, widthAt } from './jaw-contour.js'
import type { Point } from './landmarks.js'
import { mesh } from './landmarks.js'
import { lipWidth } from './lip-width.js'

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

/** What the pixels show, or where they show nothing the mesh. */
const seenOr = (seen: number, fallback: number): number => (Number.isNaN(seen) ? fallback : seen)

/** The jaw is measured this far above the chin, in face widths: where the mesh's 172 and 397 stand. */
const jawHeight = 0.3

/** From the mean opening over the eye's middle to the one at its centre, as a lens is bowed. */
const lensCentre = 1.152

/** The mesh's 159–145 counts the lashes' line, 0.04 of the eye's width; the pixels' opening does not. */
const lashLine = 0.04

const eyesOf = (view: FaceView, irises: ReadonlyArray<Iris>): number => {
  const width = mean(sides.map((side) => apart(view, side.outerCorner, side.innerCorner)))
  const openings = sides.map((side, i) =>
    eyeOpening(view, irises[i] ?? { x: 0, y: 0, radius: 0 }, [
      view.landmark(side.upperLid).y,
      view.landmark(side.lowerLid).y,
    ]),
  )
  return (lensCentre * mean(openings)) / width + lashLine
}

/** The mesh's 55–46 in face widths, and what its peak over lower line adds by the brow's thickness. */
const browLength = 0.259
const browThickness = 0.228

const browsOf = (view: FaceView, irises: ReadonlyArray<Iris>): number =>
  browThickness + mean(irises.map((iris) => browArch(view, iris))) / browLength

/** Where lips end by their colour, the mesh's corners are still a little further out. */
const cornerShare = 1.108

const mouthOf = (view: FaceView): number =>
  seenOr(cornerShare * lipWidth(view), apart(view, mesh.mouthLeft, mesh.mouthRight))

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
    faceLine: widthAt(contour, chin - jawHeight),
    eyebrowAngle: browsOf(view, irises),
    eyeVerticalLength: eyesOf(view, irises),
    mouthWidth: mouthOf(view),
    noseRatio: (chin - view.landmark(mesh.noseBase).y) / (chin - hairline.y),
  }
}
