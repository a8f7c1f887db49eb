import { guardCodec } from '../codecs/codecs.js'

/**
 * The lower outline of a face: from the ear on the left of the photo by the chin to the ear on the right. Each point is
 * `[x, y]` in shares of the photo's width and height. The number of points is odd, and the middle one is the chin.
 */
export type FaceOutline = ReadonlyArray<readonly [x: number, y: number]>

/** A face may reach beyond the photo, but not far. */
const isPlace = (u: unknown): boolean => typeof u === 'number' && u >= -1 && u <= 2

const maxPoints = 99

export const FaceOutline = guardCodec(
  'FaceOutline',
  (u): u is FaceOutline =>
    Array.isArray(u) &&
    u.length % 2 === 1 &&
    u.length >= 3 &&
    u.length <= maxPoints &&
    u.every((point) => Array.isArray(point) && point.length === 2 && point.every(isPlace)),
)

/** The outline in the mirror image of the photo. */
export const mirroredOutline = (outline: FaceOutline): FaceOutline =>
  outline.map(([x, y]) => [1 - x, y] as const).reverse()
