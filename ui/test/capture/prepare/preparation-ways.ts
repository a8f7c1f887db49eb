import type { Page } from 'playwright-core'

const workerScript = '**/photo-worker-*.js'

/** Answers the first requests for the worker's script with these bodies, in order; null fails the request. */
export const answerWorkerScript =
  (...bodies: ReadonlyArray<string | null>) =>
  async (page: Page) => {
    const rest = [...bodies]
    await page.route(workerScript, (route) => {
      const body = rest.shift()
      if (body === undefined) return route.continue()
      return body === null ? route.abort() : route.fulfill({ contentType: 'text/javascript', body })
    })
  }

/** Never answers a request for the worker's script. */
export const stallWorkerScript = (page: Page) => page.route(workerScript, () => undefined)

/** Runs in the worker: counts the frames and bitmaps that it opens, and records those not yet closed. */
const count = () => {
  const counts = { frames: 0, bitmaps: 0, open: new Set<object>() }
  const decode = Reflect.get(ImageDecoder.prototype, 'decode')
  ImageDecoder.prototype.decode = async function (...options) {
    const result = await decode.apply(this, options)
    counts.frames += 1
    counts.open.add(result.image)
    return result
  }
  const create = createImageBitmap
  const counted = async (...from: Parameters<typeof create>) => {
    const bitmap = await create(...from)
    counts.bitmaps += 1
    counts.open.add(bitmap)
    return bitmap
  }
  for (const { prototype } of [VideoFrame, ImageBitmap]) {
    const close = Reflect.get<typeof prototype, 'close'>(prototype, 'close')
    prototype.close = function () {
      counts.open.delete(this)
      close.call(this)
    }
  }
  Object.assign(self, { counts, createImageBitmap: counted })
}

/**
 * Counts the frames and bitmaps that the worker opens, and runs a script in it before its own. Playwright's init
 * scripts do not run in workers.
 */
export const injectIntoWorker = (script: () => void) => async (page: Page) => {
  await page.route(workerScript, async (route) => {
    const response = await route.fetch()
    const scripts = [count, script].map((each) => `(${each.toString()})();`)
    await route.fulfill({ response, body: scripts.join('') + (await response.text()) })
  })
}

/** The ways to prepare a photo: how to force each way, and how many frames and bitmaps its worker opens. */
export const ways = [
  {
    way: 'ImageDecoder in a worker',
    choose: injectIntoWorker(() => undefined),
    opens: { frames: 1, bitmaps: 0, open: 0 },
  },
  {
    way: 'createImageBitmap in a worker',
    choose: injectIntoWorker(() => Reflect.deleteProperty(self, 'ImageDecoder')),
    opens: { frames: 0, bitmaps: 1, open: 0 },
  },
  {
    way: 'an <img> on the page',
    choose: (page: Page) => page.addInitScript(() => Reflect.deleteProperty(window, 'Worker')),
    opens: null,
  },
] as const

export interface Counts {
  readonly frames: number
  readonly bitmaps: number
  readonly open: number
}

/** Returns how many frames and bitmaps the worker has opened, and how many are still open; null without a worker. */
export const readCounts = async (page: Page): Promise<Counts | null> => {
  const [worker] = page.workers()
  return worker === undefined
    ? null
    : worker.evaluate(() => {
        const { counts } = self as unknown as {
          counts: { frames: number; bitmaps: number; open: Set<object> }
        }
        return { ...counts, open: counts.open.size }
      })
}
