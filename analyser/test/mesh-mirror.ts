import type { Landmarks } from '../src/face/landmarks.js'
import { pointAt } from '../src/face/landmarks.js'

/** Landmarks of each half of the face, in the same order. */
export const halves = {
  left: {
    outline: [103, 54, 21, 162, 127, 234, 93, 132, 58, 172, 136, 150, 149, 176, 148],
    lids: [33, 7, 163, 144, 145, 153, 154, 155, 133, 173, 157, 158, 159, 160, 161, 246],
    iris: [473],
    brow: [107, 55, 105, 52, 63, 53, 70, 46],
    nose: [129],
    mouth: [61, 88, 178, 87, 91, 181, 84],
    cheek: [50, 101, 36, 205],
  },
  right: {
    outline: [332, 284, 251, 389, 356, 454, 323, 361, 288, 397, 365, 379, 378, 400, 377],
    lids: [263, 249, 390, 373, 374, 380, 381, 382, 362, 398, 384, 385, 386, 387, 388, 466],
    iris: [468],
    brow: [336, 285, 334, 282, 293, 283, 300, 276],
    nose: [358],
    mouth: [291, 318, 402, 317, 321, 405, 314],
    cheek: [280, 330, 266, 425],
  },
} as const

const rights = Object.values(halves.right).flat()

/** The mirrored counterpart of each landmark of a pair. */
const twins = new Map(
  Object.values(halves.left)
    .flat()
    .flatMap((index, i): ReadonlyArray<[number, number]> => {
      const twin = rights[i] ?? index
      return [
        [index, twin],
        [twin, index],
      ]
    }),
)

export const twinOf = (index: number): number => twins.get(index) ?? index

/** Landmarks with a mirrored counterpart. */
export const paired: ReadonlyArray<number> = [...twins.keys()]

/** The mesh of a photo's mirror image, for a photo of this width in pixels. */
export const mirroredMesh = (landmarks: Landmarks, width: number): Landmarks =>
  landmarks.map((_, index) => {
    const { x, y, z } = pointAt(landmarks, twinOf(index))
    return { x: width - 1 - x, y, z }
  })
