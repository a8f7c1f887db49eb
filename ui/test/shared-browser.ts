import type { Browser } from 'playwright-core'
import { chromium } from 'playwright-core'
import { chromiumOptions } from './chromium-options.js'

let browser: Promise<Browser> | undefined

/**
 * One Chromium for all files of a test worker, for starting it takes longer than most tests do. A file gives back the
 * tabs that it has taken; the browser ends with its worker.
 */
export const sharedBrowser = (): Promise<Browser> =>
  (browser ??= chromium.launch(chromiumOptions()))
