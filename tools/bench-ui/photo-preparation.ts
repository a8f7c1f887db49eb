/// <reference lib="dom" />
import type { Page } from 'playwright-core'
import { fixturePath } from '@kaoiro/fixtures/files'
import { installBeats } from './beats.js'
import { median } from '../statistics/quantile.js'

export interface Preparation {
  /** Median time from a picked file to its JPEG and hints, as the built site prepares it. */
  readonly preparedMs: number
  /** The same for `<img>`, a canvas and `toBlob`, without hints. */
  readonly plainMs: number
  readonly ratio: number
  /** The longest time that the page did not answer while the site prepared, over all runs. */
  readonly longestTaskMs: number
}

/** The first runs load code and warm up the worker, on both sides. */
const warmUps = 3
const runs = 21

/**
 * Picks a fixture again and again: by turns it is prepared by the site, and in the plain way while the
 * site waits for its worker. So both begin with the same `File` at the same moment, beside the same
 * screen's work, and end with a JPEG in hand.
 *
 * @param page the built site's capture screen, in Japanese, before a photo
 */
export const measurePreparation = async (page: Page, photo: string): Promise<Preparation> => {
  await page.evaluate(installBeats)
  await page.evaluate(watch)
  const prepared: Array<Run> = []
  const plain: Array<Run> = []
  for (let run = 0; run < warmUps + runs; run++) {
    prepared.push(await pickOnce(page, photo, 'prepared'))
    plain.push(await pickOnce(page, photo, 'plain'))
  }
  const medianTime = (all: ReadonlyArray<Run>) => median(all.slice(warmUps).map(({ time }) => time))
  const [preparedMs, plainMs] = [medianTime(prepared), medianTime(plain)]
  const longestTaskMs = Math.max(...prepared.slice(warmUps).map(({ longest }) => longest))
  return { preparedMs, plainMs, ratio: preparedMs / plainMs, longestTaskMs }
}

type Side = 'prepared' | 'plain'

interface Run {
  readonly time: number
  /** The longest time that the page did not answer meanwhile. */
  readonly longest: number
}

const pickOnce = async (page: Page, photo: string, side: Side): Promise<Run> => {
  const album = page.getByLabel('アルバムから選ぶ')
  await album.waitFor({ state: 'attached' })
  await page.evaluate((side) => window.startRun(side), side)
  await album.setInputFiles(fixturePath(photo))
  const run = await page.evaluate(() => window.run)
  await page.getByRole('button', { name: '顔の撮影に戻る' }).click()
  return run
}

declare global {
  interface Window {
    startRun: (side: Side) => Promise<void>
    run: Promise<Run>
  }
}

/** Run in the page, once: what times the next pick. */
const watch = (): void => {
  const preparePlainly = async (file: Blob): Promise<void> => {
    const url = URL.createObjectURL(file)
    const image = new Image()
    await new Promise((resolve, reject) => {
      image.onload = resolve
      image.onerror = reject
      image.src = url
    })
    const scale = 708 / Math.max(image.naturalWidth, image.naturalHeight)
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(image.naturalWidth * scale)
    canvas.height = Math.round(image.naturalHeight * scale)
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
    await new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.92))
    URL.revokeObjectURL(url)
  }

  const postMessage = Reflect.get(Worker.prototype, 'postMessage') as (request: unknown) => void
  const timePlain = (resolve: (run: Run) => void) => {
    Worker.prototype.postMessage = function (request: { readonly file: Blob }) {
      Worker.prototype.postMessage = postMessage
      const start = performance.now()
      const stop = window.listenForBeats()
      void preparePlainly(request.file).then(() => {
        resolve({ time: performance.now() - start, longest: stop() })
        postMessage.call(this, request)
      })
    }
  }
  const timePrepared = (resolve: (run: Run) => void) => {
    let stop = () => NaN
    addEventListener('change', () => (stop = window.listenForBeats()), {
      capture: true,
      once: true,
    })
    new PerformanceObserver((list, observer) => {
      const [entry] = list.getEntriesByName('photo-prepared')
      if (entry === undefined) return
      observer.disconnect()
      resolve({ time: entry.duration, longest: stop() })
    }).observe({ type: 'measure' })
  }
  window.startRun = async (side) => {
    window.run = new Promise(side === 'plain' ? timePlain : timePrepared)
    // What was to be drawn is drawn.
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
  }
}
