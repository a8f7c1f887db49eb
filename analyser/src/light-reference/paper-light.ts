import { decodeSrgb, encodeSrgb } from '@kaoiro/core/colour'
import type { ColourSamples } from '../colour/colour-samples.js'
import type { LightLog } from '../colour/light-log.js'
import { clippedByte, luminance, tintOf } from '../colour/light-log.js'
import { overWhites } from '../colour/place-light.js'
import { median } from '@kaoiro/core/norms'
import type { Cells } from './cells.js'

const logarithmOf = (code: number): number => Math.log(decodeSrgb(Math.max(1, code) / 255))

/**
 * Lamps and daylight from 3000 to 9000 K: the logarithm of blue over green is this multiple of that of red over green,
 * to a hundredth from 4500 K.
 */
const blueOverRed = -1.62

/** More cells would make the median no better. */
const maxSamples = 200

/** Cells of an area at even distances. */
const someOf = (area: Int32Array): ReadonlyArray<number> => {
  const step = Math.max(1, Math.floor(area.length / maxSamples))
  return Array.from({ length: Math.floor(area.length / step) }, (_, i) => area[i * step] ?? 0)
}

/**
 * The median light of an area. If red or blue is clipped, it follows from the other; if green is, or both are, the
 * photo does not show the light.
 */
export function lightOfArea(cells: Cells, area: Int32Array): LightLog | undefined {
  const some = someOf(area)
  const medianOf = (plane: Float32Array) => median(some.map((cell) => plane[cell] ?? 0))
  const codes = {
    red: medianOf(cells.red),
    green: medianOf(cells.green),
    blue: medianOf(cells.blue),
  }
  const isRedClipped = codes.red >= clippedByte
  const isBlueClipped = codes.blue >= clippedByte
  if (codes.green >= clippedByte || (isRedClipped && isBlueClipped)) return undefined
  const red = logarithmOf(codes.red)
  const green = logarithmOf(codes.green)
  const blue = logarithmOf(codes.blue)
  if (isRedClipped) return { red: Math.max(red, green + (blue - green) / blueOverRed), green, blue }
  if (isBlueClipped)
    return { red, green, blue: Math.max(blue, green + (red - green) * blueOverRed) }
  return { red, green, blue }
}

/** White paper compared with skin in the same light, as `overWhites` with the whites of the eyes. */
const overSkin = { red: -0.6, blue: 0.37, light: 0.7 } as const

/** The bounds of the mean of both differences: nearly all of those sheets are within them. */
const maxTintApart = 0.42
const maxLighter = 0.85
const maxDarker = 0.5

/** Paper is lighter than any skin by this, and than the whites of the eyes. */
const minOver = 0.22

const over = (paper: LightLog, part: LightLog, usual: typeof overWhites | typeof overSkin) => {
  const [one, other] = [tintOf(paper), tintOf(part)]
  return {
    red: one.red - other.red - usual.red,
    blue: one.blue - other.blue - usual.blue,
    light: luminance(paper) - luminance(part) - usual.light,
  }
}

/** The lowest luminance of white paper in the light of the face. */
const minLuminance = ({ skin, white = skin }: ColourSamples): number =>
  Math.max(luminance(skin), luminance(white)) + minOver

/**
 * The lowest luma of such paper, as a code value: a mean of code values is at least the code value of the mean of
 * logarithms. A little lower, since the weights of both means differ, and the medians of an area belong to several cells.
 */
export function minLuma(samples: ColourSamples): number {
  return 0.97 * 255 * encodeSrgb(Math.exp(minLuminance(samples)))
}

/** Whether white paper of this colour may be in the same light as the face. */
export function isInLightOfFace(paper: LightLog, samples: ColourSamples): boolean {
  const { skin, white = skin } = samples
  if (luminance(paper) < minLuminance(samples)) return false
  const bySkin = over(paper, skin, overSkin)
  const byWhites = white === skin ? bySkin : over(paper, white, overWhites)
  const red = (bySkin.red + byWhites.red) / 2
  const blue = (bySkin.blue + byWhites.blue) / 2
  const light = (bySkin.light + byWhites.light) / 2
  return Math.hypot(red, blue) <= maxTintApart && light <= maxLighter && light >= -maxDarker
}
