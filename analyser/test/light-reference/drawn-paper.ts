import type { Pixels } from '@kaoiro/core/photo'
import type { Rgb } from '../photo/pictures.js'
import type { ScenePalette } from '../colour/colour-scene.js'
import { degraded, plainScene } from '../colour/colour-scene.js'

/** A face that is as dark next to white paper as in photos: its skin reflects half of the light, its eyes are in shade. */
export const faceScene: ScenePalette = {
  ...plainScene,
  skin: [188, 150, 128],
  white: [160, 144, 134],
}

/** A rectangle in pixels, turned by `tilt` degrees. */
export interface Placed {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly tilt: number
}

/** Places across and down a rectangle, both 0 to 1 inside. */
export const placeOn =
  ({ x, y, width, height, tilt }: Placed) =>
  (pixelX: number, pixelY: number): readonly [across: number, down: number] => {
    const [cos, sin] = [Math.cos((tilt * Math.PI) / 180), Math.sin((tilt * Math.PI) / 180)]
    const [dx, dy] = [pixelX - x, pixelY - y]
    return [(dx * cos + dy * sin) / width + 0.5, (dy * cos - dx * sin) / height + 0.5]
  }

/** Next to the face of the painted scene. */
export const nextToFace: Placed = { x: 66, y: 300, width: 90, height: 130, tilt: 8 }

export const withRectangle = (pixels: Pixels, colour: Rgb, place: Placed = nextToFace): Pixels => {
  const on = placeOn(place)
  return degraded(pixels, colour, (x, y) => on(x, y).every((share) => share > 0 && share < 1))
}

export const withEllipse = (pixels: Pixels, colour: Rgb, place: Placed = nextToFace): Pixels => {
  const on = placeOn(place)
  return degraded(pixels, colour, (x, y) => {
    const [across, down] = on(x, y)
    return (across - 0.5) ** 2 + (down - 0.5) ** 2 < 0.25
  })
}
