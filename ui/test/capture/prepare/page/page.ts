import * as E from 'fp-ts/lib/Either.js'
import { preparePhoto, ensureWorker } from '../../../../src/capture/prepare/prepare-photo.js'
import { photoOf } from './pictures.js'

/** The prepared photo as the tests check it, or the problem that prevented the preparation. */
export type Outcome =
  | { readonly problem: string }
  | {
      readonly size: readonly [width: number, height: number]
      readonly hints: ReadonlyArray<string>
      /** The size of the JPEG when it is decoded again. */
      readonly decoded: readonly [width: number, height: number]
      /** Mean difference (0 to 255) between the JPEG and a photo, by default the same one, as an `<img>` shows it. */
      readonly difference: number
      /** Colours of the JPEG: in the middle of its left half and of its right half. */
      readonly colours: ReadonlyArray<ReadonlyArray<number>>
    }

const outcomeOf = async (name: string, shown = name): Promise<Outcome> => {
  const photo = await photoOf(name)
  const prepared = await preparePhoto(photo)()
  if (E.isLeft(prepared)) return { problem: prepared.left._tag }
  const { jpeg, width, height, hints } = prepared.right
  const pixels = await pixelsOf(new Blob([jpeg], { type: 'image/jpeg' }))
  return {
    size: [width, height],
    hints,
    decoded: [pixels.width, pixels.height],
    difference: difference(pixels, await pixelsOf(await photoOf(shown), { width, height })),
    colours: [0.25, 0.75].map((part) => colourAt(pixels, part * width, height / 2)),
  }
}

interface Size {
  readonly width: number
  readonly height: number
}

/** Returns a picture's pixels as an `<img>` shows it, by default at its own size. */
const pixelsOf = async (photo: Blob, size?: Size): Promise<ImageData> => {
  const image = new Image()
  image.src = URL.createObjectURL(photo)
  await image.decode()
  const { width, height } = size ?? { width: image.naturalWidth, height: image.naturalHeight }
  const context = new OffscreenCanvas(width, height).getContext('2d')
  if (context === null) throw new Error('no context')
  context.fillStyle = '#fff'
  context.fillRect(0, 0, width, height)
  context.drawImage(image, 0, 0, width, height)
  return context.getImageData(0, 0, width, height)
}

const difference = (a: ImageData, b: ImageData): number =>
  a.data.reduce((sum, value, at) => sum + Math.abs(value - (b.data[at] ?? 0)), 0) / a.data.length

const colourAt = ({ data, width }: ImageData, x: number, y: number): ReadonlyArray<number> =>
  Array.from(data.subarray((Math.floor(y) * width + Math.floor(x)) * 4).subarray(0, 3))

declare global {
  interface Window {
    outcomeOf: typeof outcomeOf
    ensureWorker: typeof ensureWorker
  }
}

Object.assign(window, { outcomeOf, ensureWorker })
