/// <reference lib="dom" />
import type { Page } from 'playwright-core'
import { fixturePath } from '@kaoiro/fixtures/files'
import { longestTaskWhile } from './longest-task.js'
import { median } from '../statistics/quantile.js'

/** The browser throttles pages but not their workers, so the workers' times are multiplied instead. */
export const cpuSlowdown = 4

/** Each run starts a new worker. */
const runs = 9

/**
 * Returns the median time in milliseconds from a prepared photo to its result, with loaded models and without CPU
 * throttling. The site also looks for the face before the visitor confirms the photo. That look is suppressed, because
 * it would already find the mesh.
 *
 * @param page an empty page
 */
export async function measureExamination(page: Page): Promise<number> {
  await page.addInitScript(watch)
  await page.addInitScript(dropLooks)
  const times: Array<number> = []
  for (let run = 0; run < runs; run++) {
    await prepare(page)
    await check(page)
    times.push(await page.evaluate(() => window.untilMeasured('photo-examined')))
    await untilResult(page)
  }
  return median(times)
}

/**
 * Returns the longest task in milliseconds of the page's thread during an analysis, with the CPU throttled by
 * `cpuSlowdown`; the maximum of all runs.
 *
 * @param page an empty page
 */
export async function measureLongestTask(page: Page): Promise<number> {
  await page.addInitScript(watch)
  const devtools = await page.context().newCDPSession(page)
  const longest: Array<number> = []
  for (let run = 0; run < runs; run++) {
    await prepare(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
    longest.push(await longestTaskWhile(page, () => examine(page)))
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    await untilResult(page)
  }
  return Math.max(...longest)
}

/** Selects a photo and waits until it is prepared and the models are loaded. */
const prepare = async (page: Page): Promise<void> => {
  await page.goto('/capture?gender=WOMEN')
  const album = page.getByLabel('アルバムから選ぶ')
  await album.waitFor({ state: 'attached' })
  await album.setInputFiles(fixturePath('portraits/spring-woman.jpg'))
  await page.evaluate(() => window.untilMeasured('analysis-loaded'))
}

/** Waits until the page shows the result. Otherwise its navigation to the result would abort the next `goto`. */
const untilResult = (page: Page): Promise<void> => page.waitForURL('**/result/*')

const check = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'この画像で診断する' }).click()

const examine = async (page: Page): Promise<void> => {
  await check(page)
  await page.evaluate(() => window.examined)
}

declare global {
  interface Window {
    /** Resolves to the duration of the site's performance measure with this name. */
    untilMeasured: (name: string) => Promise<number>
    /** Resolves when the analysis is done. Performance marks surround the measured tasks. */
    examined: Promise<void>
  }
}

/** Runs in the page before its own scripts. Drops the worker's calls that look at the photo. */
const dropLooks = (): void => {
  const worker = Worker.prototype
  const postMessage = Reflect.get(worker, 'postMessage') as (...all: Array<unknown>) => void
  worker.postMessage = function (...all: Array<unknown>) {
    const [call] = all as [{ readonly name?: string }]
    if (call.name !== 'look') postMessage.apply(this, all)
  }
}

/** Runs in the page before its own scripts. Marks when a photo is analysed. */
const watch = (): void => {
  window.untilMeasured = (name) =>
    new Promise((resolve) => {
      new PerformanceObserver((list, observer) => {
        const [entry] = list.getEntriesByName(name)
        if (entry === undefined) return
        observer.disconnect()
        resolve(entry.duration)
      }).observe({ type: 'measure', buffered: true })
    })

  window.examined = new Promise((resolve) => {
    addEventListener(
      'click',
      ({ target }) => {
        if (!(target instanceof HTMLButtonElement)) return
        const examined = window.untilMeasured('photo-examined')
        // Rendering the next screen does not count, because it takes the same time without on-device analysis.
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            performance.mark('watch-tasks')
            void examined.then(() => {
              performance.mark('tasks-watched')
              resolve()
            })
          }),
        )
      },
      { capture: true },
    )
  })
}
