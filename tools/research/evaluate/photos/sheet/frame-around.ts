import type { Landmarks } from '@kaoiro/core/analysis/face/landmarks'
import type { Pixels } from '@kaoiro/fixtures/pixels/rasterise'
import { cropped } from '../../pixels/crop.js'
import type { Point } from '../../pixels/guided.js'
import { resampled } from '../../pixels/resample.js'

/** A square part of a picture, in another size. */
export interface Framed {
  readonly pixels: Pixels
  readonly toFramed: (point: Point) => Point
  /** Pixels of the framed picture for one of the photo's. */
  readonly scale: number
}

/** The square's side over the mesh's larger one: hair and some of what is around it. */
const room = 1.75

/** Above the mesh lies more that is looked at than below: hair. */
const rise = 0.08

const boundsOf = (values: ReadonlyArray<number>) => ({
  min: Math.min(...values),
  max: Math.max(...values),
})

/** The square around a face, moved and made smaller as the picture has room for it. */
const squareAround = ({ width, height }: Pixels, face: Landmarks) => {
  const across = boundsOf(face.map(({ x }) => x))
  const down = boundsOf(face.map(({ y }) => y))
  const size = Math.max(across.max - across.min, down.max - down.min)
  const side = Math.min(width, height, room * size)
  const inside = (start: number, length: number) =>
    Math.round(Math.min(length - side, Math.max(0, start)))
  return {
    side: Math.floor(side),
    left: inside((across.min + across.max - side) / 2, width),
    top: inside((down.min + down.max - side) / 2 - rise * size, height),
  }
}

/** The face of a photo, or the photo's middle where there is none, as a square. */
export const framedFace = (pixels: Pixels, face: Landmarks | undefined, size: number): Framed => {
  const { width, height } = pixels
  const short = Math.min(width, height)
  const { side, left, top } =
    face === undefined
      ? { side: short, left: (width - short) >> 1, top: (height - short) >> 1 }
      : squareAround(pixels, face)
  const cut = {
    left: left / width,
    right: (width - left - side) / width,
    top: top / height,
    bottom: (height - top - side) / height,
  }
  const square = cropped({ pixels, guide: { x: 0, y: 0 } }, cut).pixels
  const scale = size / side
  return {
    pixels: resampled(square, { width: size, height: size }),
    toFramed: ({ x, y }) => ({ x: (x - left) * scale, y: (y - top) * scale }),
    scale,
  }
}
