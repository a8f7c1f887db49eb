import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { useSite } from './browser.js'
import { expandAll, visitorOf } from './visitor.js'

const site = useSite()

interface Violation {
  readonly directive: string
  readonly blocked: string
}

/** Opens a page and records policy violations and console errors. */
const openWatched = async (at: string, options: BrowserContextOptions = {}) => {
  const violations: Array<Violation> = []
  const errors: Array<string> = []
  const watch = async (page: Page) => {
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text())
    })
    await page.exposeFunction('noteViolation', (violation: Violation) => violations.push(violation))
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
        const note = Reflect.get(window, 'noteViolation') as (violation: Violation) => void
        note({ directive: violatedDirective, blocked: blockedURI })
      })
    })
  }
  const page = await site.open(at, watch, options)
  return { page, violations, errors, visitor: visitorOf(page) }
}

/** Runs in the page: adds an inline style and an inline script, and calls another site. */
const breakPolicy = async () => {
  for (const [name, content] of [
    ['style', 'body { color: red }'],
    ['script', 'window.isScriptRun = true'],
  ] as const)
    document.head.append(Object.assign(document.createElement(name), { textContent: content }))
  await fetch('https://elsewhere.example/').catch(() => undefined)
  return { isScriptRun: 'isScriptRun' in window, colour: getComputedStyle(document.body).color }
}

it('forbids inline styles and scripts, and calls to other sites', async () => {
  const { page, violations } = await openWatched('/')
  const { isScriptRun, colour } = await page.evaluate(breakPolicy)
  expect(isScriptRun).toBe(false)
  expect(colour).not.toBe('rgb(255, 0, 0)')
  await expect
    .poll(() => violations.map(({ directive }) => directive).sort())
    .toEqual(['connect-src', 'script-src-elem', 'style-src-elem'])
})

it('complies with its policy from the gender selection to a saved result, and on screens opened by their address', async () => {
  const { page, violations, errors, visitor } = await openWatched('/', { serviceWorkers: 'allow' })
  await visitor.diagnose('女性', 'portraits/spring-woman.jpg')
  await expandAll(page, '続きを読む')
  const saved = page.waitForEvent('download')
  await visitor.press('画像で保存')
  await page.getByRole('img', { name: '診断結果の画像' }).waitFor()
  await visitor.press('ダウンロード')
  await saved
  for (const at of [visitor.place(), '/component-catalog', '/failed', '/no/such/page']) {
    await page.goto(at)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await page.waitForLoadState('networkidle')
  }
  // Chromium reports the status of the unknown page like an error.
  const faults = errors.filter((error) => !error.includes('status of 404'))
  expect({ violations, faults }).toEqual({ violations: [], faults: [] })
})
