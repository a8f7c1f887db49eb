import { linearByte } from '@kaoiro/core/colour'
import type { FaceFeatures } from '@kaoiro/core/diagnosis'
import type { Pixels } from '@kaoiro/core/photo'
import type { Contour } from './contour.js'
import { contourIn, depthIn, placesAround } from './contour.js'

/** The classes that a photo distinguishes: dark or brown eyes, hazel or green ones, grey or blue ones. */
export const eyeColours = ['dark-or-brown', 'hazel-or-green', 'grey-or-blue'] as const

export type EyeColour = (typeof eyeColours)[number]

/** Linear light of red, green and blue. */
type Light = readonly [red: number, green: number, blue: number]

/** Where iris and white are, in radii of the iris: without pupil, edges and the shade of the lids. */
const ring = { from: 0.5, to: 0.85, white: 1.2, fromLid: 0.3 } as const

/** The answer's contours are this much too low at the eyes, in radii: they are moved down to fit the lips. */
const lift = 0.25

/** The least pixels of iris and white of both eyes together. */
const least = { iris: 80, white: 24 } as const

/** The share of the ring that counts, the darkest, without highlights; and of the white, the whitest, without lashes. */
const kept = { iris: 0.8, white: 0.25 } as const

const luminance = ([red, green, blue]: Light): number => 0.21 * red + 0.72 * green + 0.07 * blue

const whiteness = ([red, green, blue]: Light): number =>
  0.65 * Math.log(green) + 0.8 * Math.log(blue) - 0.45 * Math.log(red)

const meanOf = (lights: ReadonlyArray<Light>): Light => {
  const mean = (channel: 0 | 1 | 2) =>
    lights.reduce((sum, light) => sum + light[channel], 0) / lights.length
  return [mean(0), mean(1), mean(2)]
}

/** The part of the lights with the largest rank. */
const most = (
  lights: ReadonlyArray<Light>,
  share: number,
  rank: (light: Light) => number,
): ReadonlyArray<Light> =>
  lights
    .map((light) => ({ light, by: rank(light) }))
    .sort((one, other) => other.by - one.by)
    .slice(0, Math.ceil(share * lights.length))
    .map(({ light }) => light)

interface EyePixels {
  readonly iris: ReadonlyArray<Light>
  readonly white: ReadonlyArray<Light>
}

const eyePixelsOf = ({ data, width, height }: Pixels, lids: Contour, iris: Contour): EyePixels => {
  const middle = (axis: 'x' | 'y') => iris.reduce((sum, spot) => sum + spot[axis], 0) / iris.length
  const [x0, y0] = [middle('x'), middle('y')]
  const radius = iris.reduce((sum, { x, y }) => sum + Math.hypot(x - x0, y - y0), 0) / iris.length
  const seen: { iris: Array<Light>; white: Array<Light> } = { iris: [], white: [] }
  const raised = lids.map(({ x, y }) => ({ x, y: y - lift * radius }))
  for (const { x, y, at } of placesAround(raised, { width, height })) {
    const [depth, from] = [
      depthIn(raised, x, y),
      Math.hypot(x - x0, y - y0 + lift * radius) / radius,
    ]
    const part = from >= ring.from && from <= ring.to ? 'iris' : from > ring.white ? 'white' : null
    if (part === null || depth <= (part === 'white' ? ring.fromLid * radius : 0)) continue
    const light = (channel: number) => Math.max(1e-3, linearByte(data[4 * at + channel] ?? 0))
    seen[part].push([light(0), light(1), light(2)])
  }
  return seen
}

/**
 * The irises over the whites, in natural logarithms: red over green, green, blue over green. A lamp or an exposure changes
 * both equally. Null if the photo shows too few pixels of either.
 */
const irisOverWhite = (photo: Pixels, { eyes, irises }: FaceFeatures): Light | null => {
  const both = eyes.flatMap((lids, at) => {
    const iris = irises[at]
    return iris === undefined
      ? []
      : [eyePixelsOf(photo, contourIn(photo)(lids), contourIn(photo)(iris))]
  })
  const irisPixels = both.flatMap(({ iris }) => iris)
  const whitePixels = both.flatMap(({ white }) => most(white, kept.white, whiteness))
  if (irisPixels.length < least.iris || whitePixels.length < kept.white * least.white) return null
  const iris = meanOf(most(irisPixels, kept.iris, (light) => -luminance(light)))
  const white = meanOf(whitePixels)
  const over = (channel: 0 | 1 | 2) => Math.log(iris[channel] / white[channel])
  return [over(0) - over(1), over(1), over(2) - over(1)]
}

/**
 * Logistic regression on `irisOverWhite`: the constant, then the three weights. Fitted to 142 portraits of 91 people with
 * eye colours as seen by two passes of a human eye (tools/research/notes/57).
 */
const weights: Readonly<Record<EyeColour, readonly [number, number, number, number]>> = {
  'dark-or-brown': [-7.93, 6.52, -3.16, 2.25],
  'hazel-or-green': [2.93, -1.7, 1.55, -10.78],
  'grey-or-blue': [5, -4.82, 1.61, 8.53],
}

/** The least chance of a colour that is named. */
const leastChance = 0.65

/** The colour of the eyes; null if the photo does not show it well enough. */
export function eyeColourIn(photo: Pixels, features: FaceFeatures): EyeColour | null {
  const seen = irisOverWhite(photo, features)
  if (seen === null) return null
  const odds = eyeColours.map((colour) => {
    const [constant, red, light, blue] = weights[colour]
    return Math.exp(constant + red * seen[0] + light * seen[1] + blue * seen[2])
  })
  const all = odds.reduce((sum, each) => sum + each, 0)
  return eyeColours.find((_, at) => (odds[at] ?? 0) >= leastChance * all) ?? null
}
