import { pipe } from 'fp-ts/lib/function.js'
import * as O from 'fp-ts/lib/Option.js'
import type { Pixels } from '@kaoiro/core/photo'
import { measureSharpness } from '../photo/quality/sharpness.js'
import type { Landmarks } from '../face/landmarks.js'
import { faceWidth, faceRoll } from '../face/landmarks.js'
import { faceRegion } from '../usable/face-quality.js'
import type { AnalysisRequest } from '@kaoiro/core/diagnosis'
import type { ColourSamples } from '../colour/colour-samples.js'
import { colourSamples } from '../colour/colour-samples.js'
import { sideLight } from '../colour/skin-sample.js'
import { findHairline } from '../face/find-hairline.js'
import { foreheadShare } from '../face/forehead-share.js'
import { lineAcrossNose } from '../face/glasses.js'
import type { FaceView } from '../face/head-frame.js'
import { faceView } from '../face/head-frame.js'
import type { FindCode } from '../light-reference/find-reference.js'
import { withReference } from '../light-reference/find-reference.js'
import { samplerOf } from '../face/sampler.js'
import { withDarkLines } from '../traits/dark-lines.js'
import { expressionOf, meshMeasures } from '../traits/mesh-measures.js'
import { frontalFace } from '../traits/frontal-face.js'
import type { FaceShape } from '../traits/trait-scores.js'

/** How finely a photo shows the face. */
export interface Detail {
  /** Width of the face, in pixels of the prepared photo. */
  readonly faceWidth: number
  /**
   * Share of detail at 1/144 of the face's width, 0 to 1 (`measureSharpness`). Enlarging a small photo adds pixels, but
   * none of this detail.
   */
  readonly sharpness: number
}

/** Three times as fine as the cells that show blur (face-quality.ts): 2 pixels of a face 288 pixels wide. */
const cells = 144

export function detailOf(pixels: Pixels, landmarks: Landmarks): Detail {
  const width = faceWidth(landmarks)
  const sharpness = pipe(
    faceRegion(landmarks, pixels),
    O.match(
      () => 0,
      (region) => measureSharpness(pixels, region, Math.max(1, width / cells)),
    ),
  )
  return { faceWidth: width, sharpness }
}

/**
 * The least detail of a sure photo. London's portraits have a sharpness of at least 0.077. Reduced until the face had
 * 160 pixels and enlarged again, they have 0.043 to 0.068, with 112 pixels 0.032 to 0.047, with 80 pixels at most 0.032.
 */
const least: Detail = { faceWidth: 120, sharpness: 0.04 }

/** So steep that photos with half as much detail again are hardly affected. */
const steepness = 4

/** How little detail a photo has: at least 1 if it has less than a sure photo. */
export function lackOfDetail({ faceWidth, sharpness }: Detail): number {
  return (
    Math.max(
      least.faceWidth / Math.max(1, faceWidth),
      least.sharpness / Math.max(1e-3, sharpness),
    ) ** steepness
  )
}

/** The measurements of a photo. The face cannot be reconstructed from them. */
export interface Evidence {
  readonly shape: FaceShape
  readonly colours: ColourSamples
  /** The logarithm of the right cheek's luminance relative to the left one's. */
  readonly sideLight: number
  /** Roll of the head, in radians. */
  readonly roll: number
  /** The height of the forehead above the mesh, as a share of the mesh's height. */
  readonly forehead: number
  /** How much `forehead` changes if the guide moves by one percent of the photo's height. */
  readonly foreheadPerPercent: number
  /** Whether neither the guide nor the pixels show the hairline. */
  readonly isForeheadGuessed: boolean
  /** The contrast of a thin line across the nose, such as glasses, in natural logarithms. */
  readonly lineAcrossNose: number
  readonly detail: Detail
}

const shapeOf = (landmarks: Landmarks, forehead: number, view: FaceView): FaceShape => {
  const face = frontalFace(landmarks)
  return {
    measures: withDarkLines(meshMeasures(face, forehead), view),
    pose: face.pose,
    expression: expressionOf(face),
  }
}

/** Measures a photo; `none` if it does not show any skin of the face. */
export function evidenceOf(
  pixels: Pixels,
  landmarks: Landmarks,
  { hairline }: AnalysisRequest,
  findCode?: FindCode,
): O.Option<Evidence> {
  const seen = findHairline(pixels, landmarks)
  const view = faceView(samplerOf(pixels), landmarks)
  const { share, perPercent, isGuessed } = foreheadShare(landmarks, hairline, seen, pixels.height)
  return O.map((colours: ColourSamples) => ({
    shape: shapeOf(landmarks, share, view),
    colours: withReference(pixels, landmarks, colours, findCode),
    sideLight: sideLight(pixels, landmarks),
    roll: faceRoll(landmarks),
    forehead: share,
    foreheadPerPercent: perPercent,
    isForeheadGuessed: isGuessed,
    lineAcrossNose: lineAcrossNose(view),
    detail: detailOf(pixels, landmarks),
  }))(colourSamples(pixels, landmarks))
}

/** The evidence with the guide lowered by a percentage of the photo's height. */
export function withGuideMoved(evidence: Evidence, percent: number): Evidence {
  const { shape, forehead, foreheadPerPercent } = evidence
  const moved = forehead - percent * foreheadPerPercent
  const noseRatio = (shape.measures.noseRatio * (1 + forehead)) / (1 + moved)
  return {
    ...evidence,
    shape: { ...shape, measures: { ...shape.measures, noseRatio } },
    forehead: moved,
  }
}
