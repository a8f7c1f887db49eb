import { writeOklab } from '@kaoiro/core/colour'
import type { Patch } from './drape-layers.js'
import { smoothstep } from './folds.js'
import type { Area, Layer, MakeUpLayers } from './make-up-layers.js'
import { shadeWorn } from './worn-shade.js'

/** How much of a part's own colour varies through the pigment. */
const varied = { lips: 0.3, cheeks: 1 } as const satisfies Record<Area, number>

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
  const worn = shadeWorn(colour, tone, area)
  // A surface that reflects less light varies less with it.
  const contrast = Math.min(1, worn.l / tone.l)
  const pixels = new Uint8ClampedArray(4 * width * height)
  for (let i = 0; i < width * height; i++) {
    const share = cover[i] ?? 0
    if (share === 0) continue
    const [l, a, b] = [colours[3 * i] ?? 0, colours[3 * i + 1] ?? 0, colours[3 * i + 2] ?? 0]
    // Shine is the light's reflection above the pigment, which takes neither its light nor its colour.
    const above = l - tone.l
    const shine = smoothstep(0.08, 0.22, above)
    const light = worn.l + above * (contrast + (1 - contrast) * shine)
    // A colour in less light is less colourful.
    const shade = Math.min(1, light / worn.l)
    const mixed = (pigmented: number, seen: number, middle: number) =>
      (1 - shine) * (pigmented * shade + varied[area] * (seen - middle)) + shine * seen
    writeOklab(pixels, 4 * i, {
      l: light,
      a: mixed(worn.a, a, tone.a),
      b: mixed(worn.b, b, tone.b),
    })
    pixels[4 * i + 3] = 255 * share
  }
  return { left, top, width, height, data: pixels }
}
