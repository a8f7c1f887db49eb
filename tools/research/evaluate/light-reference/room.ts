import type { Landmarks } from '@kaoiro/analyser/face'
import type { Pixels } from '@kaoiro/fixtures/pixels/rasterise'
import type { Guided } from '../pixels/transform.js'

/** A photo with the mesh of its face. */
export interface FacePhoto extends Guided {
  readonly face: Landmarks
}

/** Half the number of rows that a new pixel averages, so that the wall has no streaks. */
const smoothing = 12

/** The mean of a column's pixels around a row. */
const smoothedColumn = ({ width, height, data }: Pixels, x: number): Float64Array => {
  const column = new Float64Array(height * 3)
  for (let y = 0; y < height; y++)
    for (let c = 0; c < 3; c++) {
      let [sum, count] = [0, 0]
      for (
        let row = Math.max(0, y - smoothing);
        row <= Math.min(height - 1, y + smoothing);
        row++
      ) {
        sum += data[(row * width + x) * 4 + c] ?? 0
        count++
      }
      column[y * 3 + c] = sum / count
    }
  return column
}

/**
 * Makes room next to a head that fills its photo, as if the visitor had stepped back: continues the wall by
 * the colours of the picture's edge.
 */
export const withRoom = (
  { pixels, guide, face }: FacePhoto,
  left: number,
  right: number,
): FacePhoto => {
  if (left === 0 && right === 0) return { pixels, guide, face }
  const width = left + pixels.width + right
  const data = new Uint8Array(width * pixels.height * 4).fill(255)
  const edges = [smoothedColumn(pixels, 0), smoothedColumn(pixels, pixels.width - 1)] as const
  for (let y = 0; y < pixels.height; y++) {
    const from = y * pixels.width * 4
    data.set(pixels.data.subarray(from, from + pixels.width * 4), (y * width + left) * 4)
    for (let x = 0; x < left + right; x++) {
      const [edge, at] = x < left ? [edges[0], x] : [edges[1], pixels.width + x]
      for (let c = 0; c < 3; c++) data[(y * width + at) * 4 + c] = Math.round(edge[y * 3 + c] ?? 0)
    }
  }
  return {
    pixels: { width, height: pixels.height, data },
    guide: { x: guide.x + left, y: guide.y },
    face: face.map(({ x, y, z }) => ({ x: x + left, y, z })),
  }
}
