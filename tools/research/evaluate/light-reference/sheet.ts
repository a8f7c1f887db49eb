import { headFrame } from '@kaoiro/analyser/face'
import type { Random } from '../../../statistics/random.js'
import { namedStream, uniform } from '../../../statistics/random.js'
import type { HeldObject } from './held-object.js'
import { withObject } from './held-object.js'
import { underLamp, whiteUnder } from './lamp.js'
import type { FacePhoto } from './room.js'
import { withRoom } from './room.js'

/** The reflectances of white paper, and of a thumb in red, green and blue. */
const paper = [0.88, 0.88, 0.88] as const
const skin = [0.42, 0.27, 0.19] as const

/** The colour temperature that photos are balanced for, in kelvins. */
const balanced = 6500

/** Stops below the originals, in which paper would almost be clipped. Cameras expose less if they see white paper. */
const metered = -0.68

/** Light that falls off along a random direction, as on paper that is held a little askew: up to 12 % in all. */
const softShading = (random: Random): ((u: number, v: number) => number) => {
  const amount = uniform(random, 0, 0.12)
  const direction = uniform(random, 0, 2 * Math.PI)
  const [x, y] = [Math.cos(direction), Math.sin(direction)]
  return (u, v) => 1 - amount * (0.5 + (x * (u - 0.5) + y * (v - 0.5)) / Math.SQRT2)
}

/** The place of a sheet next to the head, and the room in pixels that the photo lacks there. */
interface Placed {
  readonly place: Omit<HeldObject, 'lightAt'>
  readonly left: number
  readonly right: number
}

/** As near the face as ears and hair let it, at its height. The picture's border may cut off a sixth. */
const placed = ({ pixels, face }: FacePhoto, random: Random): Placed => {
  const { width, toFrame, toPicture } = headFrame(face)
  const side = random() < 0.5 ? -1 : 1
  const own = uniform(random, 0.4, 0.85)
  const height = own * uniform(random, 1.2, 1.5)
  const tilt = uniform(random, -15, 15)
  const lean = (Math.abs(Math.sin((tilt * Math.PI) / 180)) * height) / 2
  const x = side * (uniform(random, 0.62, 0.8) + lean + own / 2)
  const lowest = toFrame({ x: toPicture(x, 0).x, y: pixels.height }).y - 0.4 * height
  const highest = toFrame({ x: toPicture(x, 0).x, y: 0 }).y + 0.45 * height
  const y = Math.max(highest, Math.min(lowest, uniform(random, -0.3, 0.6)))
  const outer = toPicture(x + side * (lean + (own * uniform(random, 0.6, 1.6)) / 2), y).x
  const cut = uniform(random, 0, 1 / 6) * own * width
  return {
    place: { x, y, width: own, height, tilt, keystone: uniform(random, 0, 0.08) },
    left: side < 0 ? Math.max(0, Math.ceil(-outer - cut)) : 0,
    right: side > 0 ? Math.max(0, Math.ceil(outer - cut - pixels.width)) : 0,
  }
}

/**
 * The photo in another light, with a thumb that holds a white sheet next to the face.
 *
 * @param amounts chooses the place (0 for no sheet), kelvins and stops above the usual light
 */
export const withSheet = (photo: FacePhoto, amounts: ReadonlyArray<number>): FacePhoto => {
  const [choice = 0, kelvins = 0, stops = 0] = amounts
  if (choice === 0) return photo
  const random = namedStream(`sheet/${choice}`)
  const { place, left, right } = placed(photo, random)
  const shading = softShading(random)
  const thumb = uniform(random, 0.15, 0.85)
  const isThumb = (u: number, v: number) =>
    (((u - thumb) * place.width) / 0.06) ** 2 + (((1 - v) * place.height) / 0.16) ** 2 < 1
  const [kelvin, gain] = [balanced + kelvins, 2 ** (metered + stops)]
  const lamp = whiteUnder(kelvin)
  const wider = withRoom(photo, left, right)
  const relit = underLamp(wider.pixels, kelvin, metered + stops)
  const lightAt: HeldObject['lightAt'] = (u, v) => {
    const [r, g, b] = isThumb(u, v) ? skin : paper
    const light = gain * shading(u, v)
    return [r * light * lamp[0], g * light * lamp[1], b * light * lamp[2]]
  }
  return { ...wider, pixels: withObject(relit, wider.face, { ...place, lightAt }) }
}
