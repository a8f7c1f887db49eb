import type { Landmarks } from '@kaoiro/core/analysis/face/landmarks'
import { pointAt } from '@kaoiro/core/analysis/face/landmarks'

type Pairs = ReadonlyArray<readonly [left: number, right: number]>

const outline: Pairs = [
  [103, 332],
  [54, 284],
  [21, 251],
  [162, 389],
  [127, 356],
  [234, 454],
  [93, 323],
  [132, 361],
  [58, 288],
  [172, 397],
  [136, 365],
  [150, 379],
  [149, 378],
  [176, 400],
  [148, 377],
]

const eyes: Pairs = [
  [33, 263],
  [7, 249],
  [163, 390],
  [144, 373],
  [145, 374],
  [153, 380],
  [154, 381],
  [155, 382],
  [133, 362],
  [173, 398],
  [157, 384],
  [158, 385],
  [159, 386],
  [160, 387],
  [161, 388],
  [246, 466],
  [473, 468],
]

const brows: Pairs = [
  [107, 336],
  [55, 285],
  [105, 334],
  [52, 282],
  [70, 300],
  [46, 276],
]

const mouth: Pairs = [
  [61, 291],
  [88, 318],
  [178, 402],
  [87, 317],
  [91, 321],
  [181, 405],
  [84, 314],
]

const cheeks: Pairs = [
  [50, 280],
  [101, 330],
  [36, 266],
  [205, 425],
]

/** Mirrored pairs among the landmarks in use; all others map to themselves. */
const twins = new Map(
  [...outline, ...eyes, ...brows, ...mouth, ...cheeks].flatMap(([left, right]) => [
    [left, right],
    [right, left],
  ]),
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
