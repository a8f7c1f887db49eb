import type { FaceFeatures } from '@kaoiro/core/diagnosis'
import type { Pixels } from '@kaoiro/core/photo'
import { smoothstep } from './folds.js'
import type { Contour, Spot } from '../own-colours/contour.js'
import { boxAround, depthIn, smoothed } from '../own-colours/contour.js'
import type { Oklab } from '@kaoiro/core/colour'
import { oklabOf } from '@kaoiro/core/colour'

/** A part of the picture that takes a colour. */
export interface Layer {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  /** The picture's colours: `l`, `a` and `b` of each pixel. */
  readonly colours: Float32Array
  /** How much of the colour each pixel takes, 0 to 1. */
  readonly cover: Float32Array
  /** The part's own colour: the median of its pixels. */
  readonly tone: Oklab
}

export interface MakeUpLayers {
  readonly lips: ReadonlyArray<Layer>
  readonly cheeks: ReadonlyArray<Layer>
}

export type Area = keyof MakeUpLayers

/** Prepares lips and cheeks of a picture; yields often, so that others can use the thread. @param here from shares of the photo to the picture */
export function* makeUpLayersOf(
  picture: Pixels,
  features: FaceFeatures,
  here: (place: readonly [number, number]) => Spot,
): Generator<undefined, MakeUpLayers | null> {
  const [lips] = features.lips
  const [mouth] = features.mouth
  if (lips === undefined || mouth === undefined) return null
  const lipLayer = yield* lipsOf(picture, smoothed(lips.map(here)), smoothed(mouth.map(here)))
  yield
  const cheeks: Array<Layer> = []
  for (const cheek of features.cheeks) {
    cheeks.push(cheekOf(picture, cheek.map(here)))
    yield
  }
  return { lips: [lipLayer], cheeks }
}

/** The picture's pixels around spots. */
function pixelsAround(picture: Pixels, spots: Contour, margin: number) {
  const { data } = picture
  const box = boxAround(spots, margin, picture)
  const count = box.width * box.height
  const colours = new Float32Array(3 * count)
  for (let i = 0; i < count; i++) {
    const row = box.top + Math.floor(i / box.width)
    const at = 4 * (row * picture.width + box.left + (i % box.width))
    const { l, a, b } = oklabOf(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0)
    colours.set([l, a, b], 3 * i)
  }
  return { ...box, count, colours, cover: new Float32Array(count) }
}

/** The median of the chosen pixels in each channel; undefined without any. */
const medianOf = (
  { count, colours }: { readonly count: number; readonly colours: Float32Array },
  isChosen: (pixel: number) => boolean,
): Oklab | undefined => {
  const chosen = Array.from({ length: count }, (_, i) => i).filter(isChosen)
  const middle = (channel: number) => {
    const values = Float32Array.from(chosen, (i) => colours[3 * i + channel] ?? 0).sort()
    return values[values.length >> 1] ?? 0
  }
  return chosen.length === 0 ? undefined : { l: middle(0), a: middle(1), b: middle(2) }
}

/** Softness of the edge in mouth widths. */
const softness = 0.015

/** Half the height, in mouth widths, below which lips are closed: the contour between them is a line. */
const closed = 0.01

/** Where the skin around the lips is seen, in mouth widths from their edge. */
const around = { from: 0.05, to: 0.1 } as const

function* lipsOf(picture: Pixels, lips: Contour, mouth: Contour): Generator<undefined, Layer> {
  const xs = lips.map(({ x }) => x)
  const unit = Math.max(...xs) - Math.min(...xs)
  const soft = Math.max(0.7, softness * unit)
  const seen = pixelsAround(picture, lips, around.to * unit)
  const { left, top, width, count, colours, cover } = seen
  const depths = new Float32Array(count)
  const gaps = new Float32Array(count)
  for (let i = 0; i < count; i++) {
    const [x, y] = [left + (i % width) + 0.5, top + Math.floor(i / width) + 0.5]
    depths[i] = depthIn(lips, x, y)
    gaps[i] = -depthIn(mouth, x, y)
    if (i % width === 0) yield
  }
  const depthAt = (i: number) => depths[i] ?? 0
  const gapAt = (i: number) => gaps[i] ?? 0
  const isLip = (i: number) => depthAt(i) > 2 * soft && gapAt(i) > 2 * soft
  const tone = medianOf(seen, isLip)
  const skin = medianOf(seen, (i) => depthAt(i) < -around.from * unit)
  if (tone === undefined || skin === undefined) return { ...seen, tone: { l: 0, a: 0, b: 0 } }
  const opening = gaps.reduce((most, gap) => Math.max(most, -gap), 0)
  const isClosed = opening < closed * unit
  const likeLips = likeness(tone, skin)
  const reachOf = Math.max(1, Math.round(soft))
  for (let i = 0; i < count; i++) {
    if (depthAt(i) < -3 * soft || (gapAt(i) <= 0 && !isClosed)) continue
    // The mesh is a pixel or two off: the colours move the edge to where lips end.
    const edge = smoothstep(
      -soft,
      soft,
      depthAt(i) + 1.5 * soft * likeLips(meanAround(seen, i, reachOf)),
    )
    cover[i] =
      edge *
      (isClosed ? 1 : smoothstep(0, 1.5 * soft, gapAt(i))) *
      (1 - toothAt(tone, colours[3 * i] ?? 0, colours[3 * i + 1] ?? 0))
  }
  const evened = { ...seen, colours: yield* withoutRim(seen, depthAt, isLip, soft) }
  return { ...evened, tone: medianOf(evened, (i) => (cover[i] ?? 0) > 0.9) ?? tone }
}

/** How much lightness the soft edge loses at most: more would draw a dark line. */
const rim = 0.08

/** The colours, with skin in the soft edge no lighter than the lips beside it: a shade would turn it into a bright rim. */
function* withoutRim(
  { colours, width, count }: Pick<Layer, 'colours' | 'width'> & { readonly count: number },
  depthAt: (pixel: number) => number,
  isLip: (pixel: number) => boolean,
  soft: number,
): Generator<undefined, Float32Array> {
  const evened = colours.slice()
  const far = Math.ceil(5 * soft)
  for (let i = 0; i < count; i++) {
    if (i % width === 0) yield
    if (depthAt(i) < -3 * soft || depthAt(i) > 2 * soft) continue
    let [sum, pixels] = [0, 0]
    for (let dy = -far; dy <= far; dy++)
      for (let dx = -far; dx <= far; dx++) {
        const near = i + dy * width + dx
        if (!isLip(near)) continue
        sum += colours[3 * near] ?? 0
        pixels++
      }
    const l = colours[3 * i] ?? 0
    const above = pixels === 0 ? 0 : Math.min(rim, Math.max(0, l - sum / pixels))
    evened[3 * i] = l - above * (1 - smoothstep(0, 2 * soft, depthAt(i)))
  }
  return evened
}

/** The mean colour of the pixels around one, so that the edge is not as rough as the skin. */
const meanAround = (
  {
    colours,
    width,
    count,
  }: { readonly colours: Float32Array; readonly width: number; readonly count: number },
  pixel: number,
  reach: number,
): Oklab => {
  const sum = { l: 0, a: 0, b: 0 }
  let pixels = 0
  for (let dy = -reach; dy <= reach; dy++)
    for (let dx = -reach; dx <= reach; dx++) {
      const i = pixel + dy * width + dx
      if (i < 0 || i >= count) continue
      sum.l += colours[3 * i] ?? 0
      sum.a += colours[3 * i + 1] ?? 0
      sum.b += colours[3 * i + 2] ?? 0
      pixels++
    }
  return { l: sum.l / pixels, a: sum.a / pixels, b: sum.b / pixels }
}

/** From -1, like the skin, to 1, like the lips; near 0 if both have nearly the same colour. */
const likeness = (lips: Oklab, skin: Oklab) => {
  const [dl, da, db] = [lips.l - skin.l, lips.a - skin.a, lips.b - skin.b]
  const apart = dl * dl + da * da + db * db
  const trust = smoothstep(0.02, 0.07, Math.sqrt(apart))
  return ({ l, a, b }: Oklab): number => {
    const share = ((l - skin.l) * dl + (a - skin.a) * da + (b - skin.b) * db) / (apart || 1)
    return trust * Math.min(1, Math.max(-1, 2 * share - 1))
  }
}

/** Whether a pixel is a tooth or a shine rather than a lip, 0 to 1: light, and hardly red. */
const toothAt = (lips: Oklab, l: number, a: number): number =>
  smoothstep(0.02, 0.1, l - lips.l) * (1 - smoothstep(0.3, 0.75, a / Math.max(0.01, lips.a)))

/** How far the blush reaches beyond the spread of the cheek's contour. */
const reach = 2.35

/** Colours of a cheek that are this far from its own are hair, glasses or background. */
const unlikeSkin = { from: 0.1, to: 0.2 } as const

/** A soft ellipse along the cheek. */
const cheekOf = (picture: Pixels, cheek: Contour): Layer => {
  const mean = (of: (spot: Spot) => number) =>
    cheek.reduce((sum, spot) => sum + of(spot), 0) / cheek.length
  const [cx, cy] = [mean(({ x }) => x), mean(({ y }) => y)]
  const [xx, yy] = [mean(({ x }) => (x - cx) ** 2), mean(({ y }) => (y - cy) ** 2)]
  const xy = mean(({ x, y }) => (x - cx) * (y - cy))
  const area = xx * yy - xy * xy || 1
  const seen = pixelsAround(picture, cheek, 1.1 * Math.sqrt(Math.max(xx, yy)))
  const { left, top, width, count, colours, cover } = seen
  for (let i = 0; i < count; i++) {
    const [x, y] = [left + (i % width) + 0.5 - cx, top + Math.floor(i / width) + 0.5 - cy]
    const distance = Math.sqrt((yy * x * x - 2 * xy * x * y + xx * y * y) / area) / reach
    cover[i] = (1 - smoothstep(0, 1, distance)) ** 1.5
  }
  const tone = medianOf(seen, (i) => (cover[i] ?? 0) > 0.3) ?? { l: 0, a: 0, b: 0 }
  for (let i = 0; i < count; i++) {
    const [l, a, b] = [colours[3 * i] ?? 0, colours[3 * i + 1] ?? 0, colours[3 * i + 2] ?? 0]
    const far = Math.hypot(l - tone.l, a - tone.a, b - tone.b)
    cover[i] = (cover[i] ?? 0) * (1 - smoothstep(unlikeSkin.from, unlikeSkin.to, far))
  }
  return { ...seen, tone }
}
