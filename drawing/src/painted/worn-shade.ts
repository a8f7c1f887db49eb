import type { Oklab } from '@kaoiro/core/colour'
import { bytesOfHex, chromaOf, ciede2000, hexOf, labOfHex, oklabOf } from '@kaoiro/core/colour'
import type { Area, MakeUpLayers } from './make-up-layers.js'

/**
 * A shade, `#rrggbb`, as a part of the face wears it at full coverage: what "the swatch's colour" means on the screen.
 *
 * Lips wear the swatch itself if they are at least as light. A shade that is lighter than they are is sheer, as a
 * tinted balm is: the swatch's hue at nearly the depth of the lips, with some of their own. Blush is a tint of the skin, about
 * as strong with every shade.
 *
 * @param tone the bare part
 */
export function shadeWorn(shade: string, tone: Oklab, area: Area): Oklab {
  return wornOn[area](oklabOf(...bytesOfHex(shade)), tone)
}

/**
 * Sheer shades, in OKLab: by how much lighter than the lips a shade is when half of that is lost, how much of the lips shows
 * for each step of lightness that is lost, and at most, and the chroma of fresh lips, so that pastels do not grey them.
 */
const sheer = { from: 0.2, shown: 1.3, most: 0.35, fresh: 0.1 } as const

/**
 * Blush, in OKLab: how far it tints skin, its largest opacity, how much of its red is seen on skin that is as red, the most
 * yellow or blue next to the red, and how much of the pigment's lightness it brings, within bounds. Set by eye on photos of
 * 22 people from the deepest to the lightest skin (Face Research Lab London Set).
 */
const blush = {
  tint: 0.032,
  opacity: 0.7,
  flush: 0.5,
  aside: 0.6,
  light: 0.3,
  lighter: 0.05,
  darker: 0.1,
} as const

const wornOn = {
  lips: (pigment, tone) => {
    const gap = pigment.l - tone.l
    if (gap <= 0) return pigment
    // White is what makes a shade light, and what covers: the lighter it is, the less of it lips can wear.
    const l = tone.l + gap / (1 + (gap / sheer.from) ** 3)
    const share = Math.min(sheer.most, sheer.shown * (pigment.l - l))
    const mixed = (one: number, other: number) => one + share * (other - one)
    const [a, b] = [mixed(pigment.a, tone.a), mixed(pigment.b, tone.b)]
    const fuller = mixed(chromaOf(pigment), sheer.fresh) / Math.max(0.01, Math.hypot(a, b))
    return { l, a: fuller * a, b: fuller * b }
  },
  cheeks: (pigment, tone) => {
    // A flush is above all red, on red skin too: more yellow would look ill, and more blue like a bruise.
    const a = Math.max(pigment.a - tone.a, blush.flush * Math.max(0, pigment.a))
    const b = Math.min(blush.aside * a, Math.max(-blush.aside * a, pigment.b - tone.b))
    const opacity = Math.min(blush.opacity, blush.tint / Math.max(0.01, Math.hypot(a, b)))
    const lighter = blush.light * (pigment.l - tone.l)
    const l = tone.l + opacity * Math.min(blush.lighter, Math.max(-blush.darker, lighter))
    return { l, a: tone.a + opacity * a, b: tone.b + opacity * b }
  },
} as const satisfies Record<Area, (pigment: Oklab, tone: Oklab) => Oklab>

/** The least difference (CIEDE2000) that is seen without looking for it: about twice that of two swatches side by side. */
const leastSeen = 4

/** Whether a shade is seen on a part of the face: one that is nearly the part's own colour is not. */
export function isSeen(layers: MakeUpLayers, area: Area, shade: string): boolean {
  const labOf = (colour: Oklab) => labOfHex(hexOf(colour))
  return layers[area].every(
    ({ tone }) => ciede2000(labOf(shadeWorn(shade, tone, area)), labOf(tone)) >= leastSeen,
  )
}
