import type { Pixels } from '@kaoiro/fixtures/pixels/rasterise'
import type { Guided, Point } from './guided.js'
import { writeSample } from './sample.js'

const radians = (degrees: number): number => (degrees * Math.PI) / 180

const centreOf = ({ width, height }: Pixels): Point => ({ x: width / 2, y: height / 2 })

/** A point turned about a centre, clockwise as the picture is seen. */
const turned = (point: Point, centre: Point, degrees: number): Point => {
  const [cos, sin] = [Math.cos(radians(degrees)), Math.sin(radians(degrees))]
  const [x, y] = [point.x - centre.x, point.y - centre.y]
  return { x: centre.x + x * cos - y * sin, y: centre.y + x * sin + y * cos }
}

/** The picture turned about its centre, bilinear; what comes in from outside repeats the edge. */
export const rotated = (pixels: Pixels, degrees: number): Pixels => {
  const { width, height } = pixels
  const [cos, sin] = [Math.cos(radians(degrees)), Math.sin(radians(degrees))]
  const [midX, midY] = [(width - 1) / 2, (height - 1) / 2]
  const data = new Uint8Array(width * height * 4)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const fromX = midX + (x - midX) * cos + (y - midY) * sin
      const fromY = midY - (x - midX) * sin + (y - midY) * cos
      writeSample(pixels, fromX, fromY, data, (y * width + x) * 4)
    }
  return { width, height, data }
}

export const rolled = ({ pixels, guide }: Guided, degrees: number): Guided => ({
  pixels: rotated(pixels, degrees),
  guide: turned(guide, centreOf(pixels), degrees),
})
