import type { FaceView } from './head-frame.js'
import type { Point } from './landmarks.js'
import type { LogColour } from './sampler.js'
import { medianColour } from './sampler.js'

const columns = 81
const rows = 30

/** How far above and below the mesh's lips is looked, in face widths. */
const margin = 0.03

/** Lips end where they are this share of their fullest height: corners run out into a line. */
const corner = 0.22

/** Less of a difference between lips and skin than this, in logarithms, shows no lips. */
const fewestContrast = 0.05

/** A difference of colours: red against green, green against blue, and light, by their weights. */
const projected = (colour: LogColour, skin: LogColour, axis: LogColour): number =>
  (colour.red - skin.red) * axis.red +
  (colour.green - skin.green) * axis.green +
  (colour.blue - skin.blue) * axis.blue

/**
 * The direction from skin to lips among colours, with light and shade at a fifth of its weight: the
 * mouth's corners lie in shadow. Scaled so that skin is at 0 and lips are at 1.
 */
const lipAxis = (skin: LogColour, lips: LogColour): LogColour | undefined => {
  const red = lips.red - skin.red
  const green = lips.green - skin.green
  const blue = lips.blue - skin.blue
  const light = (0.8 * (red + green + blue)) / 3
  const axis = { red: red - light, green: green - light, blue: blue - light }
  const length = axis.red * red + axis.green * green + axis.blue * blue
  return length < fewestContrast ** 2
    ? undefined
    : { red: axis.red / length, green: axis.green / length, blue: axis.blue / length }
}

interface Mouth {
  readonly centre: Point
  readonly half: number
  /** Rise of the line through its corners. */
  readonly slope: number
  readonly top: number
  readonly bottom: number
}

const mouthOf = ({ landmark }: FaceView): Mouth => {
  const left = landmark(61)
  const right = landmark(291)
  return {
    centre: { x: (left.x + right.x) / 2, y: (left.y + right.y) / 2 },
    half: (right.x - left.x) / 2,
    slope: (right.y - left.y) / (right.x - left.x),
    top: landmark(0).y,
    bottom: landmark(17).y,
  }
}

const lipColour = (view: FaceView, { centre, half }: Mouth): LogColour => {
  const y = (view.landmark(14).y + view.landmark(17).y) / 2
  const shares = [-0.4, -0.3, -0.2, -0.1, 0, 0.1, 0.2, 0.3, 0.4]
  return medianColour(shares.map((share) => view.colourAt(centre.x + share * half, y)))
}

const skinColour = (view: FaceView, { centre, half }: Mouth): LogColour =>
  medianColour(
    [-1, 1].flatMap((side) =>
      [0, 1, 2, 3, 4].map((i) =>
        view.colourAt(centre.x + side * half * (1.5 + 0.05 * i), centre.y - 0.02 + 0.02 * i),
      ),
    ),
  )

/** From the middle outwards, the place where the lips' height falls below a bound; NaN where it never does. */
const endOf = (heights: ReadonlyArray<number>, bound: number, step: 1 | -1): number => {
  for (let i = columns >> 1; i > 0 && i < columns - 1; i += step) {
    const here = heights[i] ?? 0
    const next = heights[i + step] ?? 0
    if (here >= bound && next < bound) return i + (step * (here - bound)) / (here - next)
  }
  return NaN
}

/**
 * The width of the lips in face widths, where their colour ends. NaN where they cannot be told from
 * the skin around them.
 */
export const lipWidth = (view: FaceView): number => {
  const mouth = mouthOf(view)
  const skin = skinColour(view, mouth)
  const axis = lipAxis(skin, lipColour(view, mouth))
  if (axis === undefined) return NaN
  const reach = 1.5 * mouth.half
  const heights = Array.from({ length: columns }, (_, i) => {
    const x = reach * ((2 * i) / (columns - 1) - 1)
    let sum = 0
    for (let k = 0; k < rows; k++) {
      const from = mouth.top - margin
      const y = from + ((mouth.bottom + margin - from) * k) / (rows - 1) + mouth.slope * x
      const share = projected(view.colourAt(mouth.centre.x + x, y), skin, axis)
      sum += Math.max(0, Math.min(1, (share - 0.25) / 0.5))
    }
    return sum / rows
  })
  const fullest = [...heights].sort((a, b) => b - a)[8] ?? 0
  const right = endOf(heights, corner * fullest, 1)
  const left = endOf(heights, corner * fullest, -1)
  return ((right - left) * 2 * reach) / (columns - 1)
}
