import type { FaceFeatures, FaceOutline } from '@kaoiro/core/diagnosis'
import type { Dimensions } from '@kaoiro/core/photo'
import { hairArea } from '../colour/hair-sample.js'
import type { Landmarks, Point } from './landmarks.js'
import { pointAt } from './landmarks.js'
import { contours, lowerOutline } from './mesh.js'

const sharesOf =
  ({ width, height }: Dimensions) =>
  ({ x, y }: Point) =>
    [x / width, y / height] as const

/** The lower outline of a face in a photo of this size. */
export const faceOutlineOf = (landmarks: Landmarks, photo: Dimensions): FaceOutline =>
  lowerOutline.map((index) => sharesOf(photo)(pointAt(landmarks, index)))

/** The contours of a face's parts in a photo of this size. */
export const faceFeaturesOf = (landmarks: Landmarks, photo: Dimensions): FaceFeatures => {
  const places = (part: keyof typeof contours): ReadonlyArray<FaceOutline> =>
    contours[part].map((points) => points.map((at) => sharesOf(photo)(pointAt(landmarks, at))))
  return {
    ...{ lips: places('lips'), mouth: places('mouth'), eyes: places('eyes') },
    ...{ irises: places('irises'), brows: places('brows'), cheeks: places('cheeks') },
    hair: [hairArea(landmarks).map(sharesOf(photo))],
  }
}
