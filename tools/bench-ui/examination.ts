/// <reference lib="dom" />
import type { Page } from 'playwright-core'
import { fixturePath } from '@kaoiro/fixtures/files'
import { installBeats } from './beats.js'
import { median } from '../statistics/quantile.js'

export interface Examination {
  /** Median time from a prepared photo to its answer, at this machine's own speed. */
  readonly examinedMs: number
  /** The longest time that the page did not answer meanwhile, at a CPU that is slower by `cpuSlowdown`; of all runs. */
  readonly longestTaskMs: number
}

/** The browser slows down pages and not their workers: a worker's time is to be multiplied. */
export const cpuSlowdown = 4

/** Each in a worker of its own, as a visitor's is. */
const runs = 9

interface Run {
  readonly time: number
  readonly longest: number
}

/** Has a photo examined again and again, once the models are there. @param page empty */
export const measureExamination = async (page: Page): Promise<Examination> => {
  await page.addInitScript(installBeats)
  await page.addInitScript(watch)
  const devtools = await page.context().newCDPSession(page)
  const measured: Array<Run> = []
  for (let run = 0; run < runs; run++) {
    await page.goto('/capture?gender=WOMEN')
    const album = page.getByLabel('アルバムから選ぶ')
    await album.waitFor({ state: 'attached' })
    await album.setInputFiles(fixturePath('portraits/spring-woman.jpg'))
    await page.evaluate(() => window.untilMeasured('analysis-loaded'))
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
    await page.getByRole('button', { name: 'この画像で診断する' }).click()
    measured.push(await page.evaluate(() => window.examined))
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  }
  return {
    examinedMs: median(measured.map(({ time }) => time)),
    longestTaskMs: Math.max(...measured.map(({ longest }) => longest)),
  }
}

declare global {
  interface Window {
    /** The duration of what the site has measured by this name, as soon as it has. */
    untilMeasured: (name: string) => Promise<number>
    examined: Promise<Run>
  }
}

/** Run in the page before its own scripts: notes how long it is busy while a photo is examined. */
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
        // The next step is shown before it listens: that takes its time wherever a photo is analysed.
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            const stop = window.listenForBeats()
            void examined.then((time) => resolve({ time, longest: stop() }))
          }),
        )
      },
      { capture: true },
    )
  })
}
