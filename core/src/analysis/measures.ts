import type { Trait } from '../level.js'
import { browArch } from './brow-band.js'
import { chinOf, meanWidth } from './contour-widths.js'
import { eyeOpening } from './eye-opening.js'
import type { FaceView } from './head-frame.js'
import type { Iris } from './iris.js'
import { jawContour } from './jaw-contour.js'
import type { Point } from './landmarks.js'
import { mean, meshMeasures, sides } from './mesh-measures.js'
import { mouthSeam } from './mouth-seam.js'
import { noseBase } from './nose-base.js'

/** The five measures of a face, each a ratio of lengths, so free of size and of roll. */
export type Measures = Readonly<Record<Trait, number>>

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
const jawScale = 0.944

const jawOf = (contour: ReadonlyArray<Point>, chin: number): number =>
  (jawScale * meanWidth(contour, chin - jawHeight)) /
  meanWidth(contour, chin - cheekHeight) ** cheekPower

/** The mesh's 55–46 in face widths, and what its peak over lower line adds by the brow's thickness. */
const browLength = 0.259
const browThickness = 0.197

/** By the brows that are seen; NaN where neither is. */
const browsOf = (view: FaceView, irises: ReadonlyArray<Iris>): number => {
  const arches = irises.map((iris) => browArch(view, iris)).filter((arch) => !Number.isNaN(arch))
  return browThickness + mean(arches) / browLength
}

/** From the mean opening over the eye's middle to the one at its centre, as a lens is bowed. */
const lensCentre = 1.152

/** Between the eye's corners in the mesh, in face widths: steadier than each face's own corners. */
const eyeWidth = 0.185

/** The pixels' opening counts a little more of the lashes' line than the mesh's 159–145. */
const lashLine = -0.008

const eyesOf = (view: FaceView, irises: ReadonlyArray<Iris>): number => {
  const openings = irises.map((iris, i) =>
    eyeOpening(view, iris, [
      view.landmark(sides[i]?.upperLid ?? 0).y,
      view.landmark(sides[i]?.lowerLid ?? 0).y,
    ]),
  )
  return (lensCentre * mean(openings)) / eyeWidth + lashLine
}

/** The line between the lips runs out a little beyond the mesh's corners. */
const cornerShare = 0.931

/**
 * How far the pixels may say otherwise than the mesh: three of the population's standard deviations.
 * Beyond it, something else was followed.
 */
const mostApart = {
  faceLine: 0.078,
  eyebrowAngle: 0.081,
  eyeVerticalLength: 0.18,
  mouthWidth: 0.111,
} as const

/** What the pixels show, within bounds around what the mesh says; the mesh where they show nothing. */
const nearMesh = (seen: number, said: number, most: number): number =>
  Number.isNaN(seen) ? said : Math.max(said - most, Math.min(said + most, seen))

/**
 * The measures of a face: jaw width over face width, arch of the brows, opening of the eyes over
 * their width, mouth width over face width, height of the nose's base over the chin as a share of the
 * face's height.
 *
 * @param irises both, as `irisesIn` gives them
 * @param hairline where the face ends at the top, in its own coordinates
 */
export const measuresOf = (
  view: FaceView,
  irises: ReadonlyArray<Iris>,
  hairline: Point,
): Measures => {
  const said = meshMeasures(view)
  const contour = jawContour(view)
  const chin = chinOf(contour)
  const near = (trait: keyof typeof mostApart, seen: number) =>
    nearMesh(seen, said[trait], mostApart[trait])
  return {
    faceLine: near('faceLine', jawOf(contour, chin)),
    eyebrowAngle: near('eyebrowAngle', browsOf(view, irises)),
    eyeVerticalLength: near('eyeVerticalLength', eyesOf(view, irises)),
    mouthWidth: near('mouthWidth', cornerShare * mouthSeam(view)),
    noseRatio: (chin - noseBase(view)) / (chin - hairline.y),
  }
}
