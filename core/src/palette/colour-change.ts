import { ciede2000 } from '../colour/ciede2000.js'
import type { Lab } from '../colour/lab.js'
import { chromaOf, labOfHex } from '../colour/lab.js'
import { hueOf, oklabOf } from '../colour/oklab.js'
import { bytesOfHex } from '../colour/srgb.js'

/** CIELAB with the hue of Oklab in degrees, because the blues of CIELAB have the hue of purple. */
export interface HuedLab extends Lab {
  readonly hue: number
}

export function huedLab(colour: string): HuedLab {
  return { ...labOfHex(colour), hue: hueOf(oklabOf(...bytesOfHex(colour))) }
}

/** A visible difference of one colour from another. Warmer is nearer to gold, brighter is more vivid. */
export type ColourChange = 'warmer' | 'cooler' | 'lighter' | 'darker' | 'brighter' | 'softer'

/** Below this chroma (C*ab), a colour is grey, black or white: its hue is not seen. */
const neutralChroma = 12

export const isNeutral = (lab: Lab): boolean => chromaOf(lab) < neutralChroma

/** The step between the hues of two colours by the shorter way, 0 to 180 degrees. */
export function hueStep(one: HuedLab, other: HuedLab): number {
  const step = Math.abs(one.hue - other.hue)
  return Math.min(step, 360 - step)
}

/** The hue of gold: the warmest, and opposite to a blue, the coolest. */
const gold = 75

/** How much warmer the second colour is; of two hues by these alone, because a softer blue is not a warmer one. */
const warmthStep = (from: HuedLab, to: HuedLab): number => {
  const warmth = ({ hue }: HuedLab) => Math.cos(((hue - gold) * Math.PI) / 180)
  return isNeutral(from) || isNeutral(to)
    ? chromaOf(to) * warmth(to) - chromaOf(from) * warmth(from)
    : Math.sqrt(chromaOf(from) * chromaOf(to)) * (warmth(to) - warmth(from))
}

/** From this on, a difference is named besides the largest. In units of CIEDE2000: about 1 is just noticeable. */
const minTold = 2.5

/**
 * How the second colour differs visibly from the first, the largest difference first; none if they look alike. Steps of
 * chroma and hue count less in vivid colours, by the weights of CIEDE2000 (S_C, and S_H without T).
 */
export function changesOf(from: HuedLab, to: HuedLab): ReadonlyArray<ColourChange> {
  const [before, after] = [chromaOf(from), chromaOf(to)]
  const mean = (before + after) / 2
  const steps = [
    { step: warmthStep(from, to) / (1 + 0.015 * mean), up: 'warmer', down: 'cooler' },
    { step: to.l - from.l, up: 'lighter', down: 'darker' },
    { step: (after - before) / (1 + 0.045 * mean), up: 'brighter', down: 'softer' },
  ] as const
  if (ciede2000(from, to) < 1) return []
  return [...steps]
    .sort((one, other) => Math.abs(other.step) - Math.abs(one.step))
    .filter(({ step }, at) => at === 0 || Math.abs(step) >= minTold)
    .map(({ step, up, down }) => (step > 0 ? up : down))
}
