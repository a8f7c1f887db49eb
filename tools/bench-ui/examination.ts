/// <reference lib="dom" />
import type { Page } from 'playwright-core'
import { fixturePath } from '@kaoiro/fixtures/files'
import { longestTaskWhile } from './longest-task.js'
import { median } from '../statistics/quantile.js'

/** The browser slows down pages and not their workers: a worker's time is to be multiplied. */
export const cpuSlowdown = 4

/** Each in a worker of its own, as a visitor's is. */
const runs = 9

/**
 * Median time in milliseconds from a prepared photo to its answer, once the models are there, at this machine's own
 * speed. Nothing has looked at the photo before: a look would have found the mesh already. @param page empty
 */
export const measureExamination = async (page: Page): Promise<number> => {
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
 * The longest task in milliseconds of the page's thread while a photo is looked at and examined, at a CPU that is slower
 * by `cpuSlowdown`; of all runs. @param page empty
 */
export const measureLongestTask = async (page: Page): Promise<number> => {
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

/** To a prepared photo and loaded models. */
const prepare = async (page: Page): Promise<void> => {
  await page.goto('/capture?gender=WOMEN')
  const album = page.getByLabel('アルバムから選ぶ')
  await album.waitFor({ state: 'attached' })
  await album.setInputFiles(fixturePath('portraits/spring-woman.jpg'))
  await page.evaluate(() => window.untilMeasured('analysis-loaded'))
}

/** Waits until the page shows the result: the page's own navigation to it would abort the next `goto`. */
const untilResult = (page: Page): Promise<void> => page.waitForURL('**/result/*')

const check = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'この画像で診断する' }).click()

const examine = async (page: Page): Promise<void> => {
  await check(page)
  await page.evaluate(() => window.examined)
}

declare global {
  interface Window {
    /** The duration of what the site has measured by this name, as soon as it has. */
    untilMeasured: (name: string) => Promise<number>
    /** Until there is an answer; what the page does is marked from the step after the check on. */
    examined: Promise<void>
  }
}

/** Run in the page before its own scripts: looks are asked for and never answered. */
const dropLooks = (): void => {
  const worker = Worker.prototype
  const postMessage = Reflect.get(worker, 'postMessage') as (...all: Array<unknown>) => void
  worker.postMessage = function (...all: Array<unknown>) {
    const [message] = all as [{ readonly _tag?: string }]
    if (message._tag !== 'Look') postMessage.apply(this, all)
  }
}

/** Run in the page before its own scripts: marks when a photo is examined. */
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
        // The next step is shown before it is watched: that takes its time wherever a photo is analysed.
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
