/// <reference lib="dom" />
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { CDPSession, Page } from 'playwright-core'
import { fixturePath } from '@kaoiro/fixtures/files'

/** What a page and the worker that analyses photos hold, in megabytes. */
export interface DeviceMemory {
  /** Before there was a worker. */
  readonly before: number
  /** After an examination, by the first worker. */
  readonly examined: number
  /** Once the first worker has ended. */
  readonly ended: number
  /** The most that the further workers took. */
  readonly highest: number
  /** Once they have ended, too. */
  readonly after: number
}

/** Each examines one photo and is ended. What were kept of each would add up. */
const furtherWorkers = 3

/**
 * The worker of a built site, on a page that does nothing else: what a page keeps of its own screens, and of the photos
 * that it prepares, is another matter. That the screens end it is tested (ui/test/device).
 *
 * @param page empty
 * @param ui the folder of the site
 */
export const measureMemory = async (page: Page, ui: string): Promise<DeviceMemory> => {
  const browser = await page.context().browser()?.newBrowserCDPSession()
  if (browser === undefined) throw new Error('the page has no browser of its own')
  const script = readdirSync(path.join(ui, 'assets')).find((name) =>
    /^analysis-worker-.*\.js$/.test(name),
  )
  const photo = readFileSync(fixturePath('portraits/spring-woman.jpg'), 'base64')
  const settled = async () => {
    await dropGarbage(page)
    return pageMemory(browser)
  }
  const examine = async () => {
    await page.evaluate(examineInWorker, { script: `/assets/${script ?? ''}`, photo })
    return settled()
  }
  const end = async () => {
    await page.evaluate(endWorker)
    return settled()
  }
  await page.goto('/error')
  await page.getByRole('heading', { level: 1 }).waitFor()
  const before = await settled()
  const examined = await examine()
  const ended = await end()
  let [highest, after] = [0, ended]
  for (let worker = 0; worker < furtherWorkers; worker++) {
    highest = Math.max(highest, await examine())
    after = await end()
  }
  return { before, examined, ended, highest, after }
}

/** Run in the page. */
const examineInWorker = ({ script, photo }: { script: string; photo: string }): Promise<void> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(script, { type: 'module' })
    Reflect.set(window, 'worker', worker)
    worker.addEventListener('message', ({ data }: MessageEvent<{ readonly _tag: string }>) => {
      if (data._tag === 'Answer') resolve()
      if (data._tag === 'Failed') reject(new Error('the worker failed'))
    })
    const jpeg = Uint8Array.from(atob(photo), (character) => character.charCodeAt(0))
    const request = { gender: 'WOMEN', hairline: 20 }
    worker.postMessage({ _tag: 'Examine', number: 1, jpeg, request })
  })

/** Run in the page. */
const endWorker = (): void => {
  ;(Reflect.get(window, 'worker') as Worker).terminate()
  Reflect.deleteProperty(window, 'worker')
}

/** Milliseconds in which what was let go is given back. */
const settling = 1_500

/** Has the browser let go what nothing uses, as on a phone whose memory becomes scarce. */
const dropGarbage = async (page: Page): Promise<void> => {
  await page.waitForTimeout(settling)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('HeapProfiler.collectGarbage')
  await devtools.send('Memory.simulatePressureNotification', { level: 'critical' })
  await devtools.detach()
  await page.waitForTimeout(settling)
}

/** Megabytes that a process has written and shares with no other: what its end would give back. */
const privateMegabytes = (pid: number): number => {
  const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')
  return (Number(/^Private_Dirty:\s+(\d+) kB$/m.exec(rollup)?.[1]) * 1024) / 1_000_000
}

/** Linux alone tells a process's memory so. */
export const isMemoryKnown = existsSync('/proc/self/smaps_rollup')

/** What the pages of a browser and their workers hold, in megabytes. */
const pageMemory = async (browser: CDPSession): Promise<number> => {
  const { processInfo } = await browser.send('SystemInfo.getProcessInfo')
  const pids = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id)
  return pids.reduce((sum, pid) => sum + privateMegabytes(pid), 0)
}
