import { preparedSide } from '@kaoiro/core/photo/limits'
import type { Landmarks } from '@kaoiro/core/analysis/face/landmarks'
import { blurred, noisy } from '@kaoiro/fixtures/pixels/blur-and-noise'
import type { Pixels } from '@kaoiro/fixtures/pixels/rasterise'
import { cropped } from '../pixels/crop.js'
import type { Guided } from '../pixels/guided.js'
import { stored } from '../pixels/prepare.js'
import { rolled } from '../pixels/rotate.js'
import { scaled } from '../pixels/scale.js'
import type { Amounts } from './amounts.js'
import { graded } from './grade.js'
import { assumedNearness, withCameraAt } from './move-camera.js'
import { withGlasses } from './put-on-glasses.js'
import { relitBy } from './relight.js'
import { withHeadTurned } from './turn-head.js'

const cut = (photo: Guided, [left = 0, right = 0, top = 0, bottom = 0]: ReadonlyArray<number>) =>
  cropped(photo, { left, right, top, bottom })

/** What lens and sensor add, in proportion to the picture's size. */
const sensed = (pixels: Pixels, { blur, noise, roll }: Amounts): Pixels => {
  const side = Math.max(pixels.width, pixels.height)
  const sigma = ((blur[0] ?? 0) * side) / preparedSide
  const seed = Math.round(1e6 * Math.abs((roll[0] ?? 0) + (noise[0] ?? 0)))
  return noisy(blurred(pixels, sigma), noise[0] ?? 0, seed)
}

/** A file of quality 100 stands for none: the pixels as they are. */
const filed = (pixels: Pixels, [quality = 100]: ReadonlyArray<number>): Pixels =>
  quality < 100 ? stored(pixels, quality) : pixels

const withGuideOff = ({ pixels, guide }: Guided, [percent = 0]: ReadonlyArray<number>): Guided => ({
  pixels,
  guide: { x: guide.x, y: guide.y + (percent / 100) * pixels.height },
})

const added = (a: ReadonlyArray<number>, b: ReadonlyArray<number>): ReadonlyArray<number> =>
  a.map((value, i) => value + (b[i] ?? 0))

/**
 * A second photo of the same person, as far as it can be made from the first: everything at once, in the
 * order in which it happens, from glasses, head and lamp to the file and the visitor's finger.
 *
 * @param face the mesh in the photo's own pixels
 */
export const secondPhoto = (photo: Guided, face: Landmarks, amounts: Amounts): Guided => {
  const worn = withGlasses(photo, face, amounts.glasses[0] ?? 0)
  const lit = { ...worn, pixels: relitBy(worn.pixels, face, amounts) }
  const turned = withHeadTurned(lit, face, added(amounts.turn, amounts.pose))
  const seen = withCameraAt(turned, face, amounts.nearness[0] ?? assumedNearness)
  const framed = scaled(cut(rolled(seen, amounts.roll[0] ?? 0), amounts.crop), amounts.size[0] ?? 1)
  const taken = graded(sensed(framed.pixels, amounts), amounts)
  return withGuideOff({ ...framed, pixels: filed(taken, amounts.jpeg) }, amounts.guide)
}
