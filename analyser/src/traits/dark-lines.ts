import { logLight } from '../face/sampler.js'
import type { FaceView } from '../face/head-frame.js'
import { between, distance } from '../face/landmarks.js'
import { brows, mesh } from '../face/mesh.js'
import { mean, quantile } from '../statistics/quantile.js'
import type { Measures } from './mesh-measures.js'

// The mesh draws the tails of brows too high and mouths too short on faces unlike most. Both are dark lines in the
// pixels, which are read only near the mesh's points, so that other dark lines are not mistaken for them.

const steps = (from: number, to: number, step: number): ReadonlyArray<number> =>
  Array.from({ length: Math.round((to - from) / step) + 1 }, (_, i) => from + i * step)

/** Means in neutral portraits of the sets London and Canada: of `tailHeight`, and of both lengths of the line between the lips. */
const usualTail = -0.044
const usualLine = 0.071

/** Places around a brow's tail, along the brow and above it, in shares of the line from its inner to its outer end. */
const tail = { along: steps(0.95, 1.05, 0.025), above: steps(-0.2, 0.08, 0.01) } as const

/** The mean height of what is darker than skin around the tail of a brow, over the brow's length. */
const tailHeight = (view: FaceView, { inner, outer: [outer] }: (typeof brows)[number]): number => {
  const [from, to] = [view.landmark(inner), view.landmark(outer)]
  const [x, y] = [to.x - from.x, to.y - from.y]
  const up = Math.sign(x)
  const lights = tail.above.map((above) =>
    mean(
      tail.along.map((along) =>
        logLight(
          view.colourAt(from.x + along * x + above * up * y, from.y + along * y - above * up * x),
        ),
      ),
    ),
  )
  const skin = quantile(lights, 0.75)
  const darkness = lights.map((light) => Math.max(0, skin - light))
  const total = darkness.reduce((sum, dark) => sum + dark, 0)
  const moment = darkness.reduce((sum, dark, i) => sum + dark * (tail.above[i] ?? 0), 0)
  return total > 0 ? moment / total : usualTail
}

/** How much higher than usual the tails of both brows are, over the brow's length. */
const browTailHeight = (view: FaceView): number =>
  mean(brows.map((brow) => tailHeight(view, brow))) - usualTail

/** Places on the line between the lips: rows below the line through the mouth's corners, in face widths. */
const lipRows = steps(-0.02, 0.045, 0.005)

/** Distance from the line to the lips above and below it, in face widths. */
const lipApart = 0.02

/** Columns inside the mouth, in shares of its half, and around its corners, in face widths outwards. */
const inside = steps(0.3, 0.8, 0.1)
const atCorner = steps(-0.02, 0.04, 0.005)

/** How much further than usual the dark line between the lips reaches around both corners of the mouth, in face widths. */
const lipLineLength = (view: FaceView): number => {
  const [left, right] = [view.landmark(mesh.mouthLeft), view.landmark(mesh.mouthRight)]
  const [middle, half] = [between(left, right, 0.5), distance(left, right) / 2]
  const [x, y] = [(right.x - left.x) / (2 * half), (right.y - left.y) / (2 * half)]
  const lightAt = (along: number, below: number) =>
    logLight(view.colourAt(middle.x + along * x - below * y, middle.y + along * y + below * x))
  /** How dark the line is between both lips. */
  const depthAt = (along: number) =>
    Math.max(
      0,
      ...lipRows.map(
        (row) =>
          Math.min(lightAt(along, row - lipApart), lightAt(along, row + lipApart)) -
          lightAt(along, row),
      ),
    )
  const lengthOf = (side: 1 | -1) => {
    const clear = mean(inside.map((share) => depthAt(side * share * half)))
    const shares = atCorner.map((outwards) =>
      Math.min(1, depthAt(side * (half + outwards)) / Math.max(0.01, clear)),
    )
    return 0.06 * mean(shares)
  }
  return lengthOf(-1) + lengthOf(1) - usualLine
}

/**
 * How much the measures follow the pixels: a brow moves 0.3 and a mouth 0.5 of the way from mesh to pixels. Fitted to
 * points set by hand: London alone would say 0.4 and 0.45, Canada alone 0.25 and 0.6.
 */
const weights = { tail: 0.3, line: 0.5 } as const

/** The measures of the mesh, with brows and mouth ending where the pixels show it. */
export function withDarkLines(measures: Measures, view: FaceView): Measures {
  return {
    ...measures,
    eyebrowAngle: measures.eyebrowAngle - weights.tail * browTailHeight(view),
    mouthWidth: measures.mouthWidth + weights.line * lipLineLength(view),
  }
}
