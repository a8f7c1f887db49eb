import type { FaceOutline } from '@kaoiro/core/diagnosis'
import type { Dimensions } from '@kaoiro/core/photo'
import type { Landmarks } from './landmarks.js'
import { pointAt } from './landmarks.js'
import { lowerOutline } from './mesh.js'

/** The lower outline of a face in a photo of this size. */
export const faceOutlineOf = (landmarks: Landmarks, { width, height }: Dimensions): FaceOutline =>
  lowerOutline.map((index) => {
    const { x, y } = pointAt(landmarks, index)
    return [x / width, y / height]
  })
