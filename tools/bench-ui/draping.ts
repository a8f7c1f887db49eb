/// <reference lib="dom" />
import type { CDPSession, Page } from 'playwright-core'
import { fixturePath } from '@kaoiro/fixtures/files'
import { median } from '../statistics/quantile.js'
import { cpuSlowdown } from './examination.js'
import { longestTaskWhile } from './longest-task.js'
import type { Row } from './row.js'
import { limited } from './row.js'
import type { Site } from './site.js'

/** Measures the draping on the photo with the CPU throttled by `cpuSlowdown`. */
export async function drapingRows(site: Site): Promise<ReadonlyArray<Row>> {
  const measured = await site.visit(measureDraping)
  const { firstClothMs, framesPerSecond, lipShadeMs, longestTaskMs } = measured
  return [
    limited('draping: first cloth after the tap', firstClothMs, '<=', 100, 'ms'),
    limited('draping: frames per second of a swipe', framesPerSecond, '>=', 59, ''),
    limited('draping: lip shade after the tap', lipShadeMs, '<=', 100, 'ms'),
    limited('draping: longest task of the page', longestTaskMs, '<=', 50, 'ms'),
  ]
}

const openings = 9
const swipes = 12

interface Draping {
  /** Median time from a tap to the frame that shows the cloth. */
  readonly firstClothMs: number
  /** During the swipes, with the gliding after them. */
  readonly framesPerSecond: number
  /** Median time from a tap on a shade to the frame that shows it on the lips. */
  readonly lipShadeMs: number
  /** Longest task while the draping is opened and during the swipes. */
  readonly longestTaskMs: number
}

const measureDraping = async (page: Page): Promise<Draping> => {
  await page.addInitScript(watch)
  await page.goto('/capture?gender=WOMEN')
  const album = page.getByLabel('アルバムから選ぶ')
  await album.waitFor({ state: 'attached' })
  await album.setInputFiles(fixturePath('portraits/spring-woman.jpg'))
  await page.getByRole('button', { name: 'この画像で診断する' }).click()
  await page.waitForURL('**/result/*')
  const open = page.getByRole('button', { name: '色を当ててみる' })
  const close = page.getByRole('button', { name: '閉じる' })
  await open.waitFor()
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
  const cloths: Array<number> = []
  for (let opening = 0; opening < openings; opening++) {
    await open.tap()
    cloths.push(await page.evaluate(() => window.clothShown))
    await close.tap()
  }
  const rates: Array<number> = []
  const longestTaskMs = await longestTaskWhile(page, async () => {
    await page.evaluate(() => performance.mark('watch-tasks'))
    await open.tap()
    await page.evaluate(() => window.clothShown)
    for (let swipe = 0; swipe < swipes; swipe++) {
      // The neighbours are painted between two swipes.
      await page.waitForTimeout(400)
      await page.evaluate(() => window.countFrames())
      await swipeLeft(devtools)
      rates.push(await page.evaluate(() => window.framesPerSecond()))
    }
    await page.evaluate(() => performance.mark('tasks-watched'))
  })
  await page.getByRole('radio', { name: 'リップ', exact: true }).check()
  const shades: Array<number> = []
  for (let choice = 0; choice < openings; choice++) {
    const name = choice % 2 === 0 ? 'ピーチ' : 'サーモン'
    await page.getByRole('radio', { name, exact: true }).tap()
    shades.push(await page.evaluate(() => window.shadeShown))
  }
  return {
    ...{ firstClothMs: median(cloths), framesPerSecond: median(rates) },
    ...{ lipShadeMs: median(shades), longestTaskMs },
  }
}

const swipeLeft = (devtools: CDPSession) =>
  devtools.send('Input.synthesizeScrollGesture', {
    ...{ x: 330, y: 200, xDistance: -260, yDistance: 0 },
    ...{ speed: 600, gestureSourceType: 'touch', preventFling: true },
  })

declare global {
  interface Window {
    /** Milliseconds from the last click to the frame that shows cloth. */
    clothShown: Promise<number>
    /** Milliseconds from the last click to the frame that gives the picture another name. */
    shadeShown: Promise<number>
    countFrames: () => void
    framesPerSecond: () => number
  }
}

/** Runs in the page before its own scripts. */
const watch = (): void => {
  addEventListener(
    'click',
    ({ timeStamp }) => {
      window.clothShown = new Promise((resolve) => {
        const look = () => {
          const canvas = document.querySelector('dialog canvas')
          if (canvas?.checkVisibility({ visibilityProperty: true }) !== true)
            requestAnimationFrame(look)
          // The first task after a frame runs once that frame is handed over.
          else setTimeout(() => resolve(performance.now() - timeStamp))
        }
        requestAnimationFrame(look)
      })
      const named = () => document.querySelector('dialog [role=img]')?.ariaLabel
      const before = named()
      window.shadeShown = new Promise((resolve) => {
        const look = () => {
          if (named() === before) requestAnimationFrame(look)
          else setTimeout(() => resolve(performance.now() - timeStamp))
        }
        requestAnimationFrame(look)
      })
    },
    { capture: true },
  )

  let [first, last, frames] = [0, 0, 0]
  let request = 0
  const count = (now: number) => {
    if (frames === 0) first = now
    last = now
    frames += 1
    request = requestAnimationFrame(count)
  }
  window.countFrames = () => {
    frames = 0
    request = requestAnimationFrame(count)
  }
  window.framesPerSecond = () => {
    cancelAnimationFrame(request)
    return ((frames - 1) * 1000) / (last - first)
  }
}
