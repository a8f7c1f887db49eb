/** A rectangle in a picture's pixels; it may extend beyond the picture. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

export const centreOf = ({ left, top, right, bottom }: Box) => ({
  x: left + (right - left) / 2,
  y: top + (bottom - top) / 2,
})

export const areaOf = ({ left, top, right, bottom }: Box): number => (right - left) * (bottom - top)

/** Intersection over union of two boxes. */
export const overlapOf = (one: Box, other: Box): number => {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left)
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
  const shared = Math.max(0, width) * Math.max(0, height)
  return shared / (areaOf(one) + areaOf(other) - shared)
}

export const longerSide = ({ left, top, right, bottom }: Box): number =>
  Math.max(right - left, bottom - top)
