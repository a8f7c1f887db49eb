/// <reference lib="dom" />
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { CDPSession, Page } from 'playwright-core'
import { fixturePath } from '@kaoiro/fixtures/files'

/** Memory of a page and its analysis worker, in megabytes. */
export interface DeviceMemory {
  /** Before the first worker starts. */
  readonly before: number
  /** After the first worker has analysed a photo. */
  readonly examined: number
  /** After the first worker has ended. */
  readonly ended: number
  /** Maximum while one of the further workers was running. */
  readonly highest: number
  /** After all workers have ended. */
  readonly after: number
}

/** Workers after the first one. Each analyses one photo and is terminated, so a leak would add up. */
const furtherWorkers = 3

/**
 * Measures the analysis worker of a built site without the screens and the photo preparation. The tests in
 * ui/test/device check that the screens terminate the worker.
 *
 * @param page an empty page
 * @param ui the folder of the site
 */
export async function measureMemory(page: Page, ui: string): Promise<DeviceMemory> {
  const browser = await page.context().browser()?.newBrowserCDPSession()
  if (browser === undefined) throw new Error('the page has no browser')
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

/** Runs in the page. */
const examineInWorker = ({ script, photo }: { script: string; photo: string }): Promise<void> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(script, { type: 'module' })
    Reflect.set(window, 'worker', worker)
    worker.addEventListener('message', ({ data }: MessageEvent<object>) => {
      if ('output' in data) resolve()
      if ('fault' in data) reject(new Error('the worker failed'))
    })
    const jpeg = Uint8Array.from(atob(photo), (character) => character.charCodeAt(0))
    const request = { gender: 'WOMEN', hairline: 20 }
    worker.postMessage({ number: 1, name: 'examine', inputs: [jpeg, request] })
  })

/** Runs in the page. */
const endWorker = (): void => {
  ;(Reflect.get(window, 'worker') as Worker).terminate()
  Reflect.deleteProperty(window, 'worker')
}

/** Milliseconds until freed memory is returned to the system. */
const settling = 1_500

/** Collects garbage and simulates memory pressure, as on a phone with little free memory. */
const dropGarbage = async (page: Page): Promise<void> => {
  await page.waitForTimeout(settling)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('HeapProfiler.collectGarbage')
  await devtools.send('Memory.simulatePressureNotification', { level: 'critical' })
  await devtools.detach()
  await page.waitForTimeout(settling)
}

/** Private dirty memory of a process in megabytes. The end of the process would free it. */
const privateMegabytes = (pid: number): number => {
  const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')
  return (Number(/^Private_Dirty:\s+(\d+) kB$/m.exec(rollup)?.[1]) * 1024) / 1_000_000
}

/** Whether the private memory of a process is known (Linux only). */
export const isMemoryKnown = existsSync('/proc/self/smaps_rollup')

/** Memory of a browser's pages and their workers, in megabytes. */
const pageMemory = async (browser: CDPSession): Promise<number> => {
  const { processInfo } = await browser.send('SystemInfo.getProcessInfo')
  const pids = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id)
  return pids.reduce((sum, pid) => sum + privateMegabytes(pid), 0)
}
