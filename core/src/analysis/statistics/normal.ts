/** Of a standard normal variable. */
export const normalDensity = (z: number): number => Math.exp(-(z ** 2) / 2) / Math.sqrt(2 * Math.PI)

/** How often a standard normal variable is below a number (Abramowitz and Stegun 26.2.17, ±7.5e-8). */
export const normalShare = (z: number): number => {
  const t = 1 / (1 + 0.2316419 * Math.abs(z))
  const series =
    t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))))
  return z > 0 ? 1 - normalDensity(z) * series : normalDensity(z) * series
}

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
