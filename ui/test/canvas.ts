import type { Page } from 'playwright-core'

/** Keeps every photo in preparation until the page is told to `release` it. */
export const hold = (page: Page) =>
  page.addInitScript(() => {
    const released = new Promise((resolve) => addEventListener('release', resolve))
    const canvas = HTMLCanvasElement.prototype
    const toBlob = Reflect.get(canvas, 'toBlob')
    canvas.toBlob = function (callback, ...rest) {
      const late = async (blob: Blob | null) => {
        await released
        callback(blob)
        // What the app does with it takes reading the blob and drawing a frame.
        await blob?.arrayBuffer()
        for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
        document.body.dataset['released'] = ''
      }
      toBlob.call(this, (blob) => void late(blob), ...rest)
    }
  })

/** Lets the held photo go, and resolves when it would have been shown. */
export const release = async (page: Page) => {
  await page.evaluate(() => dispatchEvent(new Event('release')))
  await page.locator('[data-released]').waitFor()
}

/** Keeps the bitmaps that are open in a set on the window. */
export const countBitmaps = (page: Page) =>
  page.addInitScript(() => {
    const openBitmaps = new Set<ImageBitmap>()
    const create = createImageBitmap
    const bitmap = ImageBitmap.prototype
    const close = Reflect.get(bitmap, 'close')
    const counted = async (...from: Parameters<typeof create>) => {
      const made = await create(...from)
      openBitmaps.add(made)
      return made
    }
    Object.assign(window, { openBitmaps, createImageBitmap: counted })
    bitmap.close = function () {
      openBitmaps.delete(this)
      close.call(this)
    }
  })

/** Run in the page, each of these goes wrong once. */
export const drawingThrowsOnce = () => {
  const context = CanvasRenderingContext2D.prototype
  const drawImage = Reflect.get(context, 'drawImage')
  context.drawImage = () => {
    context.drawImage = drawImage
    throw new DOMException('no drawing', 'InvalidStateError')
  }
}

export const noContextOnce = () => {
  const canvas = HTMLCanvasElement.prototype
  const getContext = Reflect.get(canvas, 'getContext')
  canvas.getContext = () => {
    canvas.getContext = getContext
    return null
  }
}
