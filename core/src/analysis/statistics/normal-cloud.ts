/** A point of the plane. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** Half of the points: a share is then exact to 0.25 %. */
const count = 200

/** Of a whole turn, in radians: turned by so much from each to the next, points never line up (Vogel 1979). */
const goldenAngle = Math.PI * (3 - Math.sqrt(5))

const half: ReadonlyArray<Point> = Array.from({ length: count }, (_, i) => {
  const radius = Math.sqrt(-2 * Math.log(1 - (i + 0.5) / count))
  return { x: radius * Math.cos(i * goldenAngle), y: radius * Math.sin(i * goldenAngle) }
})

/**
 * Points that lie as a standard normal variable of the plane falls, each of them as likely as any other: what
 * share of them is in a region is how often the variable is. A line through the middle halves them.
 */
export const normalCloud: ReadonlyArray<Point> = [
  ...half,
  ...half.map(({ x, y }) => ({ x: -x, y: -y })),
]
