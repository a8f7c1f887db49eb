import * as O from 'fp-ts/lib/Option.js'
import { toneCurveIn, profileNameOf, fixedIn, iccTagsOf, textIn } from './profile-tags.js'
import type { IccTags } from './profile-tags.js'
import type { Pixels } from '@kaoiro/core/photo'
import { decodeSrgb, encodeSrgb } from '@kaoiro/core/colour'

/** A photo's colour profile and its conversion to sRGB. */
export interface ColourProfile {
  readonly name: string
  readonly isSrgb: boolean
  /** Converts pixels to sRGB; returns the same object if the profile is sRGB. */
  readonly toSrgb: (pixels: Pixels) => Pixels
}

/** Profiles of these classes describe pixels: monitors, cameras, printers and colour spaces (ICC.1:2022, 7.2.7). */
const pixelClasses = ['mntr', 'scnr', 'prtr', 'spac']

/** Reads a profile of three tone curves and a matrix. None for other kinds and broken profiles. */
export function colourProfileOf(profile: Uint8Array): O.Option<ColourProfile> {
  const tags = iccTagsOf(profile)
  if (O.isNone(tags)) return O.none
  const { deviceClass, colourSpace, connectionSpace } = tags.value
  if (!pixelClasses.includes(deviceClass)) return O.none
  if (colourSpace !== 'RGB ' || connectionSpace !== 'XYZ ') return O.none
  const lights = channels.map((channel) => lightsIn(tags.value, channel))
  const colorants = channels.map((channel) => colorantIn(tags.value, channel))
  if (!lights.every(O.isSome) || !colorants.every(O.isSome)) return O.none
  const [red, green, blue] = lights.map(({ value }) => value)
  const columns = colorants.map(({ value }) => value)
  if (red === undefined || green === undefined || blue === undefined || !addUpToWhite(columns))
    return O.none
  const conversion = { red, green, blue, matrix: toLinearSrgb(columns) }
  const name = profileNameOf(profile)
  const srgb = isSrgb(conversion)
  return O.some({ name, isSrgb: srgb, toSrgb: srgb ? same : converted(conversion) })
}

/**
 * Whether a profile converts the pixels of photos by tables, or those of grey ones: only libraries apply them. Others,
 * `colourProfileOf` excepted, are for another kind of pixels or corrupt, and would spoil the photo.
 */
export function hasColourTables(profile: Uint8Array): boolean {
  const tags = iccTagsOf(profile)
  if (O.isNone(tags)) return false
  const { deviceClass, colourSpace, connectionSpace, tag } = tags.value
  if (!pixelClasses.includes(deviceClass) || !['XYZ ', 'Lab '].includes(connectionSpace))
    return false
  if (colourSpace === 'GRAY') return O.isSome(toneCurveIn(tag('kTRC')))
  return colourSpace === 'RGB ' && tableTags.some((name) => tag(name).byteLength > 0)
}

/** Device to connection space, by rendering intent; those that start with D are for numbers with a decimal point. */
const tableTags = ['A2B0', 'A2B1', 'A2B2', 'D2B0', 'D2B1', 'D2B2', 'D2B3']

const same = (pixels: Pixels): Pixels => pixels

const channels = ['r', 'g', 'b'] as const
type Channel = (typeof channels)[number]

/** Linear light of each byte of a channel, 0 to 1. */
type Lights = Float64Array

/** Accepts only curves that rise from black to white; others are corrupt and would spoil the photo. */
const lightsIn = ({ tag }: IccTags, channel: Channel): O.Option<Lights> => {
  const curve = toneCurveIn(tag(`${channel}TRC`))
  if (O.isNone(curve)) return O.none
  const lights = Float64Array.from({ length: 256 }, (_, byte) => curve.value(byte / 255))
  const rises = lights.every((light, byte) => light >= (lights[byte - 1] ?? -0.1))
  return rises && (lights[0] ?? 1) < 0.1 && Math.abs((lights[255] ?? 0) - 1) < 0.1
    ? O.some(lights)
    : O.none
}

type Xyz = readonly [x: number, y: number, z: number]

const colorantIn = ({ tag }: IccTags, channel: Channel): O.Option<Xyz> => {
  const data = tag(`${channel}XYZ`)
  return data.byteLength >= 20 && textIn(data, 0, 4) === 'XYZ '
    ? O.some([fixedIn(data, 8), fixedIn(data, 12), fixedIn(data, 16)])
    : O.none
}

/** D50, the reference white of ICC profiles (ICC.1:2022, 7.2.16). */
const white: Xyz = [0.9642, 1, 0.8249]

/**
 * Whether the primaries add up to white, within the tolerance seen in real profiles; otherwise the matrix is
 * corrupt.
 */
const addUpToWhite = (columns: ReadonlyArray<Xyz>): boolean =>
  white.every((part, row) => {
    const sum = columns.reduce((total, column) => total + (column[row] ?? 0), 0)
    return Math.abs(sum - part) < 0.05
  })

/** XYZ (D50) to linear sRGB: the inverse of sRGB's primaries, Bradford-adapted to D50 (Lindbloom). */
const fromXyz: ReadonlyArray<Xyz> = [
  [3.1338561, -1.6168667, -0.4906146],
  [-0.9787684, 1.9161415, 0.033454],
  [0.0719453, -0.2289914, 1.4052427],
]

/** A 3 × 3 matrix, row by row. */
type Matrix = ReadonlyArray<number>

const toLinearSrgb = (columns: ReadonlyArray<Xyz>): Matrix =>
  fromXyz.flatMap(([x, y, z]) => columns.map(([cx, cy, cz]) => x * cx + y * cy + z * cz))

interface Conversion {
  readonly red: Lights
  readonly green: Lights
  readonly blue: Lights
  readonly matrix: Matrix
}

/** How much sRGB profiles of different vendors differ: in matrix entries, and in steps of a byte. */
const srgbTolerance = { matrix: 0.002, step: 0.5 } as const

const isSrgb = ({ red, green, blue, matrix }: Conversion): boolean =>
  matrix.every((n, at) => Math.abs(n - (at % 4 === 0 ? 1 : 0)) <= srgbTolerance.matrix) &&
  [red, green, blue].every((lights) =>
    lights.every((light, byte) => Math.abs(255 * encodeSrgb(light) - byte) <= srgbTolerance.step),
  )

/**
 * Resolution of the lookup table for linear light. Near black, where sRGB is steepest, a byte spans five steps.
 */
const lightSteps = 16_383

/**
 * Lookup table from light steps to bytes. Fills the range of each byte, which starts half a byte below it: this takes
 * 255 powers instead of one per step.
 */
const bytesOfLight = (): Uint8Array => {
  const bytes = new Uint8Array(lightSteps + 1)
  for (let byte = 1; byte <= 255; byte++)
    bytes.fill(byte, Math.ceil(decodeSrgb((byte - 0.5) / 255) * lightSteps))
  return bytes
}

/** Clips light outside 0 to 1, channel by channel. */
const stepOf = (light: number): number =>
  light <= 0 ? 0 : light >= 1 ? lightSteps : Math.round(light * lightSteps)

const converted = ({ red, green, blue, matrix }: Conversion) => {
  const [rr = 0, rg = 0, rb = 0, gr = 0, gg = 0, gb = 0, br = 0, bg = 0, bb = 0] = matrix
  const byteAt = bytesOfLight()
  return ({ width, height, data }: Pixels): Pixels => {
    const srgb = Uint8Array.from(data)
    for (let at = 0; at + 3 < data.length; at += 4) {
      const r = red[data[at] ?? 0] ?? 0
      const g = green[data[at + 1] ?? 0] ?? 0
      const b = blue[data[at + 2] ?? 0] ?? 0
      srgb[at] = byteAt[stepOf(rr * r + rg * g + rb * b)] ?? 0
      srgb[at + 1] = byteAt[stepOf(gr * r + gg * g + gb * b)] ?? 0
      srgb[at + 2] = byteAt[stepOf(br * r + bg * g + bb * b)] ?? 0
    }
    return { width, height, data: srgb }
  }
}
