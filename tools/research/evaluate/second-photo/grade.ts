import type { Pixels } from '@kaoiro/fixtures/pixels/rasterise'
import type { Amounts } from './amounts.js'

/** A phone's own curve on code values from 0 to 1: a gamma, then an S around the middle. */
const curve = (value: number, gamma: number, steeper: number): number => {
  const bent = value ** gamma
  return bent + steeper * (bent - 0.5) * 4 * bent * (1 - bent) * 0.5
}

/** As a phone "improves" a picture: its tone curve, then its saturation, on code values. */
export const graded = (pixels: Pixels, { tone, saturation }: Amounts): Pixels => {
  const [logGamma = 0, steeper = 0] = tone
  const [colourful = 1] = saturation
  const table = Float64Array.from(
    { length: 256 },
    (_, byte) => 255 * curve(byte / 255, Math.exp(logGamma), steeper),
  )
  const data = new Uint8ClampedArray(pixels.data)
  for (let i = 0; i < data.length; i += 4) {
    const r = table[data[i] ?? 0] ?? 0
    const g = table[data[i + 1] ?? 0] ?? 0
    const b = table[data[i + 2] ?? 0] ?? 0
    // Rec. 601's luma, as JPEG has it.
    const grey = 0.299 * r + 0.587 * g + 0.114 * b
    data[i] = grey + colourful * (r - grey)
    data[i + 1] = grey + colourful * (g - grey)
    data[i + 2] = grey + colourful * (b - grey)
  }
  return { ...pixels, data: new Uint8Array(data.buffer) }
}
