import { blackField, cardSize, codeBox } from '@kaoiro/core/light-card'
import type { Pixels } from '@kaoiro/core/photo'
import type { CodeCorners } from '../../src/light-reference/card-light.js'
import type { Rgb } from '../photo/pictures.js'
import type { ScenePalette } from '../colour/colour-scene.js'
import { degraded, plainScene, sceneOf } from '../colour/colour-scene.js'

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

/** The card next to the face, in another size and tilt; the code itself is left white. */
export const cardIn = (tilt: number, paper: Rgb, ink: Rgb, scene = faceScene) => {
  const place = {
    x: 72,
    y: 300,
    width: 100,
    height: (100 * cardSize.height) / cardSize.width,
    tilt,
  }
  const on = placeOn(place)
  const onCard = (x: number, y: number) => {
    const [across, down] = on(x, y)
    return { x: across * cardSize.width, y: down * cardSize.height }
  }
  const isIn = (box: typeof blackField, x: number, y: number) => {
    const at = onCard(x, y)
    return at.x > box.x && at.y > box.y && at.x < box.x + box.width && at.y < box.y + box.height
  }
  const card = { x: 0, y: 0, ...cardSize }
  const blank = degraded(sceneOf(scene), paper, (x, y) => isIn(card, x, y))
  const pixels = degraded(blank, ink, (x, y) => isIn(blackField, x, y))
  const radians = (tilt * Math.PI) / 180
  const corner = (x: number, y: number) => {
    const [dx, dy] = [x - cardSize.width / 2, y - cardSize.height / 2]
    const scale = place.width / cardSize.width
    return {
      x: place.x + scale * (dx * Math.cos(radians) - dy * Math.sin(radians)),
      y: place.y + scale * (dx * Math.sin(radians) + dy * Math.cos(radians)),
    }
  }
  const { x, y, width, height } = codeBox
  const corners: CodeCorners = [
    corner(x, y),
    corner(x + width, y),
    corner(x + width, y + height),
    corner(x, y + height),
  ]
  return { pixels, corners }
}
