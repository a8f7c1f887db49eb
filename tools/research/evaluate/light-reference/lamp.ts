import { linearByte } from '@kaoiro/core/colour'
import { encoded } from '@kaoiro/fixtures/pixels/linear-light'
import type { Pixels } from '@kaoiro/fixtures/pixels/rasterise'

/** A white's factors of light in linear sRGB, with green 1. */
type White = readonly [red: number, green: number, blue: number]

/** The chromaticity of daylight (CIE 015, from 4000 K) and of a black body below (Kim et al. 2002). */
const chromaticity = (kelvin: number): readonly [x: number, y: number] => {
  const t = 1000 / kelvin
  if (kelvin < 4000) {
    const x = -0.2661239 * t ** 3 - 0.234358 * t ** 2 + 0.8776956 * t + 0.17991
    return [x, -0.9549476 * x ** 3 - 1.37418593 * x ** 2 + 2.09137015 * x - 0.16748867]
  }
  const x =
    kelvin <= 7000
      ? -4.607 * t ** 3 + 2.9678 * t ** 2 + 0.09911 * t + 0.244063
      : -2.0064 * t ** 3 + 1.9018 * t ** 2 + 0.24748 * t + 0.23704
  return [x, -3 * x * x + 2.87 * x - 0.275]
}

/** White paper under a lamp, in a photo that is balanced for 6500 K. */
export const whiteUnder = (kelvin: number): White => {
  const [x, y] = chromaticity(kelvin)
  const [X, Z] = [x / y, (1 - x - y) / y]
  const red = 3.2404542 * X - 1.5371385 - 0.4985314 * Z
  const green = -0.969266 * X + 1.8760108 + 0.041556 * Z
  const blue = 0.0556434 * X - 0.2040259 + 1.0572252 * Z
  return [red / green, 1, blue / green]
}

/** The picture under another lamp and exposure, in linear light, clipped. */
export const underLamp = (pixels: Pixels, kelvin: number, stops: number): Pixels => {
  const tables = whiteUnder(kelvin).map((factor) =>
    Uint8Array.from({ length: 256 }, (_, byte) => encoded(linearByte(byte) * factor * 2 ** stops)),
  )
  const data = new Uint8Array(pixels.data)
  for (let i = 0; i < data.length; i++) data[i] = tables[i % 4]?.[data[i] ?? 0] ?? data[i] ?? 0
  return { ...pixels, data }
}
