import type { FaceFeatures } from '@kaoiro/core/diagnosis'
import type { KeptPhoto } from '../../adapters/kept-photo.js'
import { newCanvas } from '../../components/pictures/canvas.js'
import type { SeenPart } from './colour-names.js'
import { seenParts } from './colour-names.js'
import type { Contour } from '../drape/contour.js'
import { boxAround, depthIn } from '../drape/contour.js'
import type { Oklab } from '../drape/oklab.js'
import { oklabOf } from '../drape/oklab.js'

export type SeenColours = Partial<Record<SeenPart, Oklab | undefined>>

/** Quantiles of lightness that count, which leave out pupils and reflections, skin between hairs, shadow and shine. */
const counted: Readonly<Record<SeenPart, readonly [number, number]>> = {
  eyes: [0.25, 0.65],
  brows: [0, 0.35],
  lips: [0.2, 0.8],
  hair: [0.1, 0.7],
  skin: [0.4, 0.85],
}

/** Colours nearer than this to the skin, or to the background, may not be hair. */
const unlike = { skin: 0.1, background: 0.06 } as const

/** The least share of hair where hair may be. */
const leastHair = 0.15

/** Reads the colours of a face from the pixels of its photo. Parts that are not seen are left out. */
export const seeColours = async ({ photo, features }: KeptPhoto): Promise<SeenColours> => {
  if (features === undefined) return {}
  const image = await createImageBitmap(new Blob([photo], { type: 'image/jpeg' }))
  const { width, height } = image
  const { context } = newCanvas(width, height)
  context.drawImage(image, 0, 0)
  image.close()
  const pixelsIn = (part: SeenPart): ReadonlyArray<Oklab> =>
    contoursOf(features, part).flatMap((contour) =>
      pixelsOf(
        context,
        contour.map(([x, y]) => ({ x: x * width, y: y * height })),
      ),
    )
  const seen: SeenColours = {}
  for (const part of seenParts.filter((one) => one !== 'hair'))
    Object.assign(seen, { [part]: middleOf(pixelsIn(part), counted[part]) })
  const corners = [0, 0.97].flatMap((x) => pixelsOf(context, cornerAt(x * width, 0.03 * width)))
  const background = middleOf(corners, [0.2, 0.8])
  const crown = pixelsIn('hair')
  const hair = crown.filter(
    (pixel) =>
      apart(pixel, seen.skin) > unlike.skin && apart(pixel, background) > unlike.background,
  )
  return hair.length < leastHair * crown.length
    ? seen
    : { ...seen, hair: middleOf(hair, counted.hair) }
}

/** Where the colour of each part is seen. */
const contoursOf = (features: FaceFeatures, part: SeenPart) =>
  part === 'eyes' ? features.irises : part === 'skin' ? features.cheeks : features[part]

const cornerAt = (x: number, size: number): Contour => [
  { x, y: 0 },
  { x: x + size, y: 0 },
  { x: x + size, y: size },
  { x, y: size },
]

const apart = (one: Oklab, other: Oklab | undefined): number =>
  other === undefined ? 1 : Math.hypot(one.l - other.l, one.a - other.a, one.b - other.b)

const pixelsOf = (context: CanvasRenderingContext2D, contour: Contour): ReadonlyArray<Oklab> => {
  const { left, top, width, height } = boxAround(contour, 0, context.canvas)
  const { data } = context.getImageData(left, top, width, height)
  return Array.from({ length: width * height }, (_, i) => i)
    .filter(
      (i) => depthIn(contour, left + (i % width) + 0.5, top + Math.floor(i / width) + 0.5) > 0,
    )
    .map((i) => oklabOf(data[4 * i] ?? 0, data[4 * i + 1] ?? 0, data[4 * i + 2] ?? 0))
}

/** The mean of the pixels between two quantiles of lightness; undefined without any. */
const middleOf = (
  pixels: ReadonlyArray<Oklab>,
  [from, to]: readonly [number, number],
): Oklab | undefined => {
  const sorted = [...pixels].sort((one, other) => one.l - other.l)
  const chosen = sorted.slice(Math.floor(from * sorted.length), Math.ceil(to * sorted.length))
  const mean = (channel: keyof Oklab) =>
    chosen.reduce((sum, pixel) => sum + pixel[channel], 0) / chosen.length
  return chosen.length === 0 ? undefined : { l: mean('l'), a: mean('a'), b: mean('b') }
}
