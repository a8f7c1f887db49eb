import type { FaceFeatures, FaceOutline } from '@kaoiro/core/diagnosis'
import type { Dimensions } from '@kaoiro/core/photo'
import type { Landmarks, Point } from './landmarks.js'
import { distance, faceWidth, pointAt } from './landmarks.js'
import { contours, lowerOutline, mesh } from './mesh.js'

const sharesOf =
  ({ width, height }: Dimensions) =>
  ({ x, y }: Point) =>
    [x / width, y / height] as const

/** The lower outline of a face in a photo of this size. */
export const faceOutlineOf = (landmarks: Landmarks, photo: Dimensions): FaceOutline =>
  lowerOutline.map((index) => sharesOf(photo)(pointAt(landmarks, index)))

/**
 * How much higher than the face the mesh is, in face widths: the shift at which the mesh's lips differ most from the skin
 * around them, 0.017 ± 0.002 in 30 generated faces. Measures are differences, which it does not change.
 */
const rise = 0.017

/** The contours of a face's parts in a photo of this size. @param hair where hair may be */
export const faceFeaturesOf = (
  landmarks: Landmarks,
  photo: Dimensions,
  hair: ReadonlyArray<Point>,
): FaceFeatures => {
  const [top, chin] = [pointAt(landmarks, mesh.foreheadTop), pointAt(landmarks, mesh.chin)]
  const share = (rise * faceWidth(landmarks)) / (distance(top, chin) || 1)
  const down = { x: share * (chin.x - top.x), y: share * (chin.y - top.y) }
  const placeOf = (index: number, lowered = 1): Point => {
    const { x, y } = pointAt(landmarks, index)
    return { x: x + lowered * down.x, y: y + lowered * down.y }
  }
  const places = (part: keyof typeof contours): ReadonlyArray<FaceOutline> =>
    contours[part].map((points) => points.map((at) => sharesOf(photo)(placeOf(at))))
  const inner = contours.mouth[0]
  /** The lower lip's inner edge, which the mesh places well if the mouth is open. */
  const innerPlace = (index: number, at: number): Point => {
    const opposite = inner[inner.length - at]
    if (at >= inner.length / 2 || opposite === undefined) return placeOf(index)
    const gap = distance(pointAt(landmarks, index), pointAt(landmarks, opposite))
    return placeOf(index, 1 - Math.min(0.6, (0.5 * gap) / (rise * faceWidth(landmarks))))
  }
  return {
    ...{ lips: places('lips'), eyes: places('eyes'), irises: places('irises') },
    ...{ brows: places('brows'), cheeks: places('cheeks') },
    mouth: [inner.map(innerPlace).map(sharesOf(photo))],
    hair: [hair.map(sharesOf(photo))],
  }
}
