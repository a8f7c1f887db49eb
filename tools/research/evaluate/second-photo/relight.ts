import type { Landmarks } from '@kaoiro/core/analysis/face/landmarks'
import { linearByte } from '@kaoiro/core/analysis/colour/lab'
import { encoded } from '@kaoiro/fixtures/pixels/linear-light'
import type { Pixels } from '@kaoiro/fixtures/pixels/rasterise'
import type { Amounts } from './amounts.js'
import { sideLightOver } from './side-light.js'

/**
 * The share of the light that reaches a place: 1 in the middle, 1 - `loss` in a corner. The loss grows with the fourth
 * power of the distance from the middle.
 */
const vignetting = (x: number, y: number, { width, height }: Pixels, loss: number): number => {
  const [u, v] = [(2 * x) / width - 1, (2 * y) / height - 1]
  return 1 - loss * ((u * u + v * v) / 2) ** 2
}

/**
 * The picture by another light, in linear light: from one side, tinted by the camera's white balance,
 * exposed otherwise, darker in the corners.
 */
export const relitBy = (
  pixels: Pixels,
  face: Landmarks,
  { sideLight, whiteBalance, exposure, vignette }: Amounts,
): Pixels => {
  const [red = 0, blue = 0] = whiteBalance
  const gain = 2 ** (exposure[0] ?? 0)
  const gains = [gain * Math.exp(red), gain, gain * Math.exp(blue)]
  const loss = vignette[0] ?? 0
  const shadeAt = sideLightOver(face, pixels, sideLight)
  const shade = new Float64Array(1)
  const data = new Uint8Array(pixels.data)
  for (let y = 0, i = 0; y < pixels.height; y++)
    for (let x = 0; x < pixels.width; x++, i += 4) {
      shadeAt(x, y, shade)
      const light = (shade[0] ?? 1) * vignetting(x, y, pixels, loss)
      for (let c = 0; c < 3; c++)
        data[i + c] = encoded(linearByte(data[i + c] ?? 0) * light * (gains[c] ?? 1))
    }
  return { ...pixels, data }
}
