import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PreparationPage } from './preparation-page.js'
import { startPreparationPage } from './preparation-page.js'
import {
  readCounts,
  injectIntoWorker,
  stallWorkerScript,
  answerWorkerScript,
} from './preparation-ways.js'

let preparing: PreparationPage
beforeAll(async () => {
  preparing = await startPreparationPage()
})
afterAll(() => preparing.close())

const photo = 'photos/orientation-6.jpg'

const outcome = (page: Page, name = photo) => page.evaluate((name) => window.outcomeOf(name), name)

const expectPrepared = async (page: Page, coming = outcome(page)) => {
  const found = await coming
  expect(found).toMatchObject({ size: [531, 708], decoded: [531, 708], hints: [] })
  if ('difference' in found) expect(found.difference).toBeLessThan(2)
}

const expectWorkers = (page: Page, number: number) =>
  expect.poll(() => page.workers().length).toBe(number)

/** A worker's script that says it runs, and does this when it is given a photo. */
const runningThen = (script: string) => `
  addEventListener('message', ({ data: { number, name } }) => {
    if (name === 'isRunning') postMessage({ number, output: true })
    else ${script}
  })`

/** Each of these functions runs in the worker and makes its first decoder (ImageDecoder) fail. */
const decodingFails = () => {
  ImageDecoder.prototype.decode = () => Promise.reject(new DOMException('no', 'EncodingError'))
}
const framesStateNoTurn = () => {
  Object.defineProperty(VideoFrame.prototype, 'rotation', { get: () => 0 })
}
const framesAreStored = () => {
  Object.defineProperty(VideoFrame.prototype, 'displayWidth', { get: () => 704 })
  Object.defineProperty(VideoFrame.prototype, 'displayHeight', { get: () => 528 })
}
const framesAreNotDrawn = () => {
  const context = OffscreenCanvasRenderingContext2D.prototype
  const drawImage = Reflect.get(context, 'drawImage') as (...from: ReadonlyArray<unknown>) => void
  Reflect.set(context, 'drawImage', function (this: unknown, ...from: ReadonlyArray<unknown>) {
    if (from[0] instanceof VideoFrame) throw new DOMException('no', 'InvalidStateError')
    drawImage.apply(this, [...from])
  })
}

describe('a photo that ImageDecoder cannot decode is decoded by createImageBitmap', () => {
  it.each([
    ['fails', decodingFails, 0],
    ['returns a rotated frame without its rotation', framesStateNoTurn, 1],
    ['returns a frame that is not upright', framesAreStored, 1],
    ['returns a frame that cannot be drawn', framesAreNotDrawn, 1],
  ] as const)('when it %s', async (_, script, frames) => {
    const page = await preparing.open(injectIntoWorker(script))
    await expectPrepared(page)
    expect(await readCounts(page)).toEqual({ frames, bitmaps: 1, open: 0 })
  })
})

describe('a photo that the worker cannot prepare is prepared on the page', () => {
  it.each([
    ['lacks OffscreenCanvas', () => Reflect.deleteProperty(self, 'OffscreenCanvas'), 0],
    [
      'cannot create a context',
      () => {
        OffscreenCanvas.prototype.getContext = () => null
      },
      1,
    ],
    [
      'cannot create a blob',
      () => {
        OffscreenCanvas.prototype.convertToBlob = () => Promise.reject(new Error('no blob'))
      },
      1,
    ],
  ] as const)('when the worker %s', async (_, script, opened) => {
    const page = await preparing.open(injectIntoWorker(script))
    await expectPrepared(page)
    expect(await readCounts(page)).toEqual({ frames: opened, bitmaps: opened, open: 0 })
  })

  it.each([
    ['is missing', answerWorkerScript(null)],
    // Like a script that is none, or an answer that cannot be read (adapters/worker-calls.test.ts).
    ['throws', answerWorkerScript('throw new Error("no worker")')],
    ['does not load in time', stallWorkerScript],
  ] as const)("when the worker's script %s", async (_, fault) => {
    await expectPrepared(await preparing.open(fault))
  })

  it('when the worker throws while it reads the file; the worker keeps running', async () => {
    const page = await preparing.open(
      injectIntoWorker(() => {
        Blob.prototype.arrayBuffer = () => {
          throw new Error('no bytes')
        }
      }),
    )
    await expectPrepared(page)
    await expectWorkers(page, 1)
  })

  it('when the worker never answers, and the next photo gets a new worker', async () => {
    const page = await preparing.open(async (page) => {
      await page.clock.install()
      await answerWorkerScript(runningThen("console.log('asked')"))(page)
    })
    const asked = page.waitForEvent('console', (message) => message.text() === 'asked')
    const coming = outcome(page)
    await asked
    await page.clock.fastForward(5_000)
    await expectWorkers(page, 1)
    await page.clock.fastForward(5_000)
    await expectPrepared(page, coming)
    await expectWorkers(page, 0)
    await expectPrepared(page)
    await expectWorkers(page, 1)
  })
})

it('starts a new worker if the previous one did not load', async () => {
  const page = await preparing.open(answerWorkerScript(null))
  await expectPrepared(page)
  await expectWorkers(page, 0)
  await expectPrepared(page)
  await expectWorkers(page, 1)
})

it('uses one worker for all photos, and returns the right result for each', async () => {
  const page = await preparing.open(injectIntoWorker(() => undefined))
  await page.evaluate(() => window.ensureWorker())
  const names = [photo, 'photos/landscape.jpg', 'photos/text.jpg', 'photos/portrait.png']
  const found = await page.evaluate(
    (all) => Promise.all(all.map((name) => window.outcomeOf(name))),
    names,
  )
  expect(found).toMatchObject([
    { size: [531, 708] },
    { size: [708, 531] },
    { problem: 'NotAPhoto' },
    { size: [531, 708] },
  ])
  await expectWorkers(page, 1)
  expect(await readCounts(page)).toEqual({ frames: 2, bitmaps: 1, open: 0 })
})

describe('the preparation on the page', () => {
  it.each([
    [
      'FileNotRead',
      () => {
        Blob.prototype.arrayBuffer = () => Promise.reject(new DOMException('', 'NotReadableError'))
      },
    ],
    [
      'ImageNotLoaded',
      () => {
        Object.defineProperty(HTMLImageElement.prototype, 'src', {
          set(this: HTMLImageElement) {
            queueMicrotask(() => this.dispatchEvent(new Event('error')))
          },
        })
      },
    ],
    [
      'ImageNotLoaded',
      () => {
        CanvasRenderingContext2D.prototype.drawImage = () => {
          throw new DOMException('no drawing', 'InvalidStateError')
        }
      },
    ],
    [
      'NoCanvasContext',
      () => {
        HTMLCanvasElement.prototype.getContext = () => null
      },
    ],
    [
      'NoBlob',
      () => {
        HTMLCanvasElement.prototype.toBlob = (callback) => callback(null)
      },
    ],
  ])('reports %s', async (problem, script) => {
    const page = await preparing.open(async (page) => {
      await page.addInitScript(() => Reflect.deleteProperty(window, 'Worker'))
      await page.addInitScript(script)
    })
    expect(await outcome(page)).toEqual({ problem })
  })

  it('releases the memory of its canvas', async () => {
    const page = await preparing.open((page) =>
      page.addInitScript(() => {
        Reflect.deleteProperty(window, 'Worker')
        const canvases = new Set<HTMLCanvasElement>()
        const { prototype } = HTMLCanvasElement
        const toBlob = Reflect.get<typeof prototype, 'toBlob'>(prototype, 'toBlob')
        prototype.toBlob = function (...all) {
          canvases.add(this)
          toBlob.apply(this, all)
        }
        Object.assign(window, { canvases })
      }),
    )
    await expectPrepared(page)
    expect(
      await page.evaluate('[...canvases].map(({ width, height }) => [width, height])'),
    ).toEqual([[1, 1]])
  })
})
