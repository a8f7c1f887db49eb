/// <reference lib="dom" />
import type { Page } from 'playwright-core'
import { fixturePath } from '@kaoiro/fixtures/files'
import { median } from '../statistics/quantile.js'
import type { Row } from './row.js'
import { limited } from './row.js'
import type { Site } from './site.js'

/** Most phones take photos of this size. */
const photo = 'photos/12-megapixels.jpg'

/** Measures the preparation of a photo for upload, without CPU throttling. */
export async function preparationRows(site: Site): Promise<ReadonlyArray<Row>> {
  const { preparedMs, plainMs, ratio, longestTaskMs } = await site.visit(async (page) => {
    await page.goto('/capture?gender=WOMEN')
    return measurePreparation(page, photo)
  })
  return [
    {
      name: '12 MP photo: prepared',
      value: preparedMs,
      unit: 'ms',
      goal: `${plainMs.toFixed(0)} ms by <img> and canvas`,
    },
    limited('12 MP photo: ratio to <img> and canvas', ratio, '<=', 1.3, 'x'),
    limited('12 MP photo: longest time blocked', longestTaskMs, '<=', 50, 'ms'),
  ]
}

interface Preparation {
  /** Median time in the built site from the selected file to its JPEG and hints. */
  readonly preparedMs: number
  /** Median time of a plain implementation with `<img>`, a canvas and `toBlob`, without hints. */
  readonly plainMs: number
  readonly ratio: number
  /** Longest time that the page was blocked during a preparation. */
  readonly longestTaskMs: number
}

/** Unmeasured runs, which load code and warm up the worker. */
const warmUps = 3
const runs = 21

/**
 * Selects a fixture repeatedly. The site and a plain implementation prepare it in turns. The plain implementation runs
 * before the site's request reaches the worker. Both start with the same `File` on the same screen and end with a JPEG.
 *
 * @param page the built site's capture screen, in Japanese, without a photo
 */
const measurePreparation = async (page: Page, photo: string): Promise<Preparation> => {
  await page.evaluate(installWatchBlocking)
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
  /** Longest time that the page was blocked. */
  readonly longest: number
}

const pickOnce = async (page: Page, photo: string, side: Side): Promise<Run> => {
  const album = page.getByLabel('アルバムから選ぶ')
  await album.waitFor({ state: 'attached' })
  await page.evaluate((side) => window.startRun(side), side)
  await album.setInputFiles(fixturePath(photo))
  const run = await page.evaluate(() => window.run)
  await page.getByRole('button', { name: '写真を撮り直す' }).click()
  return run
}

declare global {
  interface Window {
    startRun: (side: Side) => Promise<void>
    run: Promise<Run>
    /** Starts a timer. The returned function stops it and returns the longest time between two ticks, in ms. */
    watchBlocking: () => () => number
  }
}

/** Runs in the page once. Defines `startRun`, which measures the next selection. */
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

  const postMessage = Reflect.get(Worker.prototype, 'postMessage') as (
    ...all: Array<unknown>
  ) => void
  const timePlain = (resolve: (run: Run) => void) => {
    Worker.prototype.postMessage = function (...all: Array<unknown>) {
      const [call] = all as [{ readonly name: string; readonly inputs: [Blob] }]
      if (call.name !== 'prepare') {
        postMessage.apply(this, all)
        return
      }
      Worker.prototype.postMessage = postMessage
      const start = performance.now()
      const stop = window.watchBlocking()
      void preparePlainly(call.inputs[0]).then(() => {
        resolve({ time: performance.now() - start, longest: stop() })
        postMessage.apply(this, all)
      })
    }
  }
  const timePrepared = (resolve: (run: Run) => void) => {
    let stop = () => NaN
    addEventListener('change', () => (stop = window.watchBlocking()), {
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
    // Waits until pending frames are drawn.
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
  }
}

/** Runs in the page. Defines `watchBlocking`. */
const installWatchBlocking = (): void => {
  window.watchBlocking = () => {
    let last = performance.now()
    let longest = 0
    const beat = () => {
      longest = Math.max(longest, performance.now() - last)
      last = performance.now()
    }
    const timer = setInterval(beat)
    return () => {
      clearInterval(timer)
      beat()
      return longest
    }
  }
}
