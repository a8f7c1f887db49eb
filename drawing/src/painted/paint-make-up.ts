import { bytesOfHex, oklabOf, writeOklab } from '@kaoiro/core/colour'
import type { Patch } from './drape-layers.js'
import { smoothstep } from './folds.js'
import type { Area, Layer, MakeUpLayers } from './make-up-layers.js'

/**
 * Pigment on skin: its opacity, how much of its lightness it brings and by how much it darkens or lightens at most,
 * how much of the skin's own hue shines through, the largest chroma, and how much of that hue's variation stays.
 */
const pigments = {
  lips: {
    opacity: 0.84,
    own: 0.75,
    darker: 0.24,
    lighter: 0.08,
    natural: 0.22,
    vivid: 0.19,
    varied: 0.4,
  },
  cheeks: {
    opacity: 0.42,
    own: 0.3,
    darker: 0.06,
    lighter: 0.015,
    natural: 0.35,
    vivid: 0.13,
    varied: 1,
  },
} as const satisfies Record<Area, object>

/** A part of the face in a colour, `#rrggbb`: to be drawn over the photo. Light and texture stay. */
export function makeUpPatches(
  layers: MakeUpLayers,
  area: Area,
  colour: string,
): ReadonlyArray<Patch> {
  return layers[area].map((layer) => painted(layer, area, colour))
}

/** The painted pixels, as opaque as the part covers them. */
function painted(
  { left, top, width, height, colours, cover, tone }: Layer,
  area: Area,
  colour: string,
): Patch {
  const { opacity, own, darker, lighter, varied, vivid, ...skin } = pigments[area]
  const pigment = oklabOf(...bytesOfHex(colour))
  const change = Math.min(lighter, Math.max(-darker, own * (pigment.l - tone.l)))
  const base = tone.l + change
  // A colour in less light is less colourful.
  const calmed = Math.min(1, vivid / Math.hypot(pigment.a, pigment.b))
  const chroma = calmed * Math.min(0.96, Math.max(0.5, base / pigment.l))
  const pixels = new Uint8ClampedArray(4 * width * height)
  for (let i = 0; i < width * height; i++) {
    const share = cover[i] ?? 0
    if (share === 0) continue
    const [l, a, b] = [colours[3 * i] ?? 0, colours[3 * i + 1] ?? 0, colours[3 * i + 2] ?? 0]
    const light = l + change
    const shade = (chroma * light) / base
    // A shade that is lighter than the skin under it is sheer.
    const sheer = 1.6 * Math.max(0, pigment.l - light)
    const natural = Math.min(0.7, skin.natural + sheer)
    // Shine is the light's reflection, which no pigment colours.
    const shine = smoothstep(0.08, 0.22, l - tone.l)
    const mixed = (pigmented: number, seen: number, middle: number, through: number) =>
      (1 - shine) *
        ((1 - through) * pigmented * shade + through * middle + varied * (seen - middle)) +
      shine * seen
    writeOklab(pixels, 4 * i, {
      l: light,
      a: mixed(pigment.a, a, tone.a, natural),
      // The yellow of the light and the skin tints any shade.
      b: mixed(pigment.b, b, tone.b, Math.min(1, natural + 0.18 + 0.5 * sheer)),
    })
    pixels[4 * i + 3] = 255 * opacity * share
  }
  return { left, top, width, height, data: pixels }
}
