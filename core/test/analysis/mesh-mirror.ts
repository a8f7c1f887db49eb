import type { Landmarks, Point } from '@kaoiro/core/analysis/landmarks'

/** Which landmarks of those that are used mirror each other. */
const pairs: ReadonlyArray<readonly [number, number]> = [
  ...([
    [103, 332],
    [54, 284],
    [21, 251],
    [162, 389],
    [127, 356],
    [234, 454],
  ] as const),
  ...([
    [93, 323],
    [132, 361],
    [58, 288],
    [172, 397],
    [136, 365],
    [150, 379],
  ] as const),
  ...([
    [149, 378],
    [176, 400],
    [148, 377],
  ] as const),
  ...([
    [61, 291],
    [70, 300],
    [105, 334],
    [55, 285],
    [46, 276],
  ] as const),
  ...([
    [159, 386],
    [145, 374],
    [33, 263],
    [133, 362],
    [468, 473],
  ] as const),
  ...([
    [50, 280],
    [101, 330],
    [36, 266],
    [205, 425],
  ] as const),
]

/** The mesh of a photo's mirror image, the photo being so many pixels wide. */
export const mirroredMesh = (landmarks: Landmarks, width: number): Landmarks => {
  const points: Array<Point> = landmarks.map(({ x, y }) => ({ x: width - 1 - x, y }))
  for (const [one, other] of pairs) {
    const [a, b] = [points[one], points[other]]
    if (a === undefined || b === undefined) continue
    points[one] = b
    points[other] = a
  }
  return points
}
