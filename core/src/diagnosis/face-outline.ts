import * as t from 'io-ts'
import { guardCodec } from '../codecs/codecs.js'

/**
 * The lower outline of a face: from the ear on the left of the photo by the chin to the ear on the right. Each point is
 * `[x, y]` in shares of the photo's width and height. The number of points is odd, and the middle one is the chin.
 */
export type FaceOutline = ReadonlyArray<readonly [x: number, y: number]>

/** A face may reach beyond the photo, but not far. */
const isPlace = (u: unknown): boolean => typeof u === 'number' && u >= -1 && u <= 2

const maxPoints = 99

const isContour = (u: unknown): u is FaceOutline =>
  Array.isArray(u) &&
  u.length >= 3 &&
  u.length <= maxPoints &&
  u.every((point) => Array.isArray(point) && point.length === 2 && point.every(isPlace))

export const FaceOutline = guardCodec(
  'FaceOutline',
  (u): u is FaceOutline => isContour(u) && u.length % 2 === 1,
)

/** One contour, or two: left and right in the photo. The points of each go around a part of the face. */
const Contours = guardCodec(
  'Contours',
  (u): u is ReadonlyArray<FaceOutline> =>
    Array.isArray(u) && u.length > 0 && u.length <= 2 && u.every(isContour),
)

/** Contours for drawing on the photo. `lips` ends at the skin, `mouth` where the lips meet; `hair` is where hair may be. */
export const FaceFeatures = t.type(
  {
    ...{ lips: Contours, mouth: Contours, eyes: Contours, irises: Contours },
    ...{ brows: Contours, cheeks: Contours, hair: Contours },
  },
  'FaceFeatures',
)
export type FaceFeatures = t.TypeOf<typeof FaceFeatures>

/** The outline in the mirror image of the photo. */
export function mirroredOutline(outline: FaceOutline): FaceOutline {
  return outline.map(([x, y]) => [1 - x, y] as const).reverse()
}

/** Changes every contour. */
export const mapContours =
  (change: (contours: ReadonlyArray<FaceOutline>) => ReadonlyArray<FaceOutline>) =>
  (features: FaceFeatures): FaceFeatures =>
    Object.fromEntries(
      Object.entries(features).map(([part, contours]) => [part, change(contours)]),
    ) as FaceFeatures

/** The features in the mirror image of the photo. */
export const mirroredFeatures = mapContours((contours) => contours.map(mirroredOutline).reverse())
