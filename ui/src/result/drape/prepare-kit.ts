import type { KeptPhoto } from '../../adapters/kept-photo.js'
import type { Folds } from './cloth-folds.js'
import { foldsByRows, foldsSize } from './cloth-folds.js'
import { drapeFrame } from './drape-frame.js'
import type { DrapeKit, FoldsCanvases } from './drape-kit.js'
import { drapeKit, newCanvas } from './drape-kit.js'

/** Widths in pixels: on the screen, and of a saved picture. */
export const widths = { shown: 720, saved: 1080 } as const

/** Milliseconds of work between two pauses: half a frame. */
const portion = 8

/** Lets input and frames go first. */
const pause = () => new Promise<void>((resolve) => setTimeout(resolve))

const canvasOf = (pixels: Folds[keyof Folds]): HTMLCanvasElement => {
  const { canvas, context } = newCanvas(foldsSize.width, foldsSize.height)
  context.putImageData(new ImageData(pixels, foldsSize.width, foldsSize.height), 0, 0)
  return canvas
}

const computeFolds = async (): Promise<FoldsCanvases> => {
  const rows = foldsByRows()
  let since = performance.now()
  for (;;) {
    const { done, value } = rows.next()
    if (done === true) return { shade: canvasOf(value.shade), light: canvasOf(value.light) }
    if (performance.now() - since < portion) continue
    await pause()
    since = performance.now()
  }
}

let folds: Promise<FoldsCanvases> | null = null

/** Draws the layers of a photo at a width. A bitmap is decoded without any request, unlike an image with an address. */
export const drawKit = async ({ photo, outline }: KeptPhoto, width: number): Promise<DrapeKit> => {
  const image = await createImageBitmap(new Blob([photo], { type: 'image/jpeg' }))
  const textures = await (folds ??= computeFolds())
  await pause()
  const kit = drapeKit(image, drapeFrame(image, outline), textures, width)
  image.close()
  return kit
}

/** The kit of each kept photo; forgotten with it. */
const kits = new WeakMap<KeptPhoto, Promise<DrapeKit | null>>()

/** The layers of a photo for the screen; null if the browser cannot draw them. */
export const shownKit = (photo: KeptPhoto): Promise<DrapeKit | null> => {
  const known = kits.get(photo)
  if (known !== undefined) return known
  const kit = drawKit(photo, widths.shown).catch(() => null)
  kits.set(photo, kit)
  return kit
}
