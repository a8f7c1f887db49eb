import { relit } from '@kaoiro/fixtures/portrait/photograph/light'
import { stored } from './resample.js'
import type { Guided } from './transform.js'
import { cropped, rolled, scaled } from './transform.js'
import type { Random } from '../../../statistics/random.js'
import { sign, uniform } from '../../../statistics/random.js'

/** The perturbations over which repeatability is measured. */
export const perturbations = [
  'resize',
  'jpeg',
  'roll',
  'crop',
  'exposure',
  'temperature',
  'mirror',
] as const

export type Perturbation = (typeof perturbations)[number]

/** `light` is exposure and temperature at once, for the season under another light. */
export type Variant = Perturbation | 'light'

/** The mirror is applied to the prepared photo, because before it JPEG blocks would be different. */
export type BeforePreparation = Exclude<Variant, 'mirror'>

/** A changed picture, with its random amounts in the order of drawing. */
export interface Changed {
  readonly photo: Guided
  readonly amount: ReadonlyArray<number>
}

/** Temperature of sRGB's white, in kelvin. */
const neutral = 6500

const lit = (photo: Guided, kelvin: number, exposure: number): Guided => ({
  ...photo,
  pixels: relit(photo.pixels, { temperature: neutral + kelvin, exposure }),
})

/** The largest margin on each side. */
const maxCut = 0.05

export const perturb: Readonly<
  Record<BeforePreparation, (photo: Guided, random: Random) => Changed>
> = {
  resize: (photo, random) => {
    const scale = uniform(random, 0.5, 1)
    return { photo: scaled(photo, scale), amount: [scale] }
  },
  jpeg: (photo, random) => {
    const quality = Math.round(uniform(random, 70, 95))
    return { photo: { ...photo, pixels: stored(photo.pixels, quality) }, amount: [quality] }
  },
  roll: (photo, random) => {
    const degrees = uniform(random, -8, 8)
    return { photo: rolled(photo, degrees), amount: [degrees] }
  },
  crop: (photo, random) => {
    const share = () => uniform(random, 0, maxCut)
    const cut = { left: share(), right: share(), top: share(), bottom: share() }
    return { photo: cropped(photo, cut), amount: Object.values(cut) }
  },
  exposure: (photo, random) => {
    const exposure = 0.5 * sign(random)
    return { photo: lit(photo, 0, exposure), amount: [exposure] }
  },
  temperature: (photo, random) => {
    const kelvin = 800 * sign(random)
    return { photo: lit(photo, kelvin, 0), amount: [kelvin] }
  },
  light: (photo, random) => {
    const kelvin = 800 * sign(random)
    const exposure = 0.5 * sign(random)
    return { photo: lit(photo, kelvin, exposure), amount: [kelvin, exposure] }
  },
}
