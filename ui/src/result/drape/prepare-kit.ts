import type { KeptPhoto } from '../../adapters/kept-photo.js'
import type { Folds } from './cloth-folds.js'
import { foldsByRows, foldsSize } from './cloth-folds.js'
import { drapeFrame } from './drape-frame.js'
import type { DrapeKit, FoldsCanvases } from './drape-kit.js'
import { layersOf } from './drape-kit.js'
import { newCanvas } from '../../components/pictures/canvas.js'

/** Widths in pixels: on the screen, of a saved picture, and of one of four in a row. */
export const widths = { shown: 720, saved: 1080, small: 240 } as const

/** Milliseconds of work after which the others get their turn; a phone takes four times as long. */
const portion = 3

/** Lets input and frames go first. */
const pause = () => new Promise<void>((resolve) => setTimeout(resolve))

const canvasOf = (pixels: Folds[keyof Folds]): HTMLCanvasElement => {
  const { canvas, context } = newCanvas(foldsSize.width, foldsSize.height)
  context.putImageData(new ImageData(pixels, foldsSize.width, foldsSize.height), 0, 0)
  return canvas
}

/** Runs work in portions. */
const inPortions = async <A>(work: Generator<undefined, A>): Promise<A> => {
  let since = performance.now()
  for (;;) {
    const { done, value } = work.next()
    if (done === true) return value
    if (performance.now() - since < portion) continue
    await pause()
    since = performance.now()
  }
}

const computeFolds = async (): Promise<FoldsCanvases> => {
  const computed = await inPortions(foldsByRows())
  await pause()
  const shade = canvasOf(computed.shade)
  await pause()
  return { shade, light: canvasOf(computed.light) }
}

let folds: Promise<FoldsCanvases> | null = null

/** The folds, computed once; after a failure, the next photo tries again. */
const sharedFolds = (): Promise<FoldsCanvases> => {
  if (folds === null) {
    folds = computeFolds()
    folds.catch(() => (folds = null))
  }
  return folds
}

/**
 * Draws the layers of a photo at a width; those of make-up, which take longest, only if they are needed. A bitmap is decoded
 * without any request, unlike an image with an address.
 */
export const drawKit = async (
  { photo, outline, features }: KeptPhoto,
  width: number,
  takesMakeUp = false,
): Promise<DrapeKit> => {
  const image = await createImageBitmap(new Blob([photo], { type: 'image/jpeg' }))
  try {
    const frame = drapeFrame(image, outline)
    const parts = takesMakeUp ? features : undefined
    return await inPortions(layersOf(image, parts, frame, await sharedFolds(), width))
  } finally {
    image.close()
  }
}

/** Draws the kit of each kept photo once; it is forgotten with the photo. Null if the browser cannot draw it. */
const kitsOf = (width: number) => {
  const kits = new WeakMap<KeptPhoto, Promise<DrapeKit | null>>()
  return (photo: KeptPhoto, takesMakeUp = false): Promise<DrapeKit | null> => {
    const known = kits.get(photo)
    if (known !== undefined) return known
    const kit = drawKit(photo, width, takesMakeUp).catch(() => null)
    kits.set(photo, kit)
    return kit
  }
}

/** The layers of a photo for the screen. */
export const shownKit = kitsOf(widths.shown)

/** The layers for small pictures. */
export const smallKit = kitsOf(widths.small)
