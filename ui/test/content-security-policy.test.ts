import type { BrowserContextOptions, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { useSite } from './browser.js'
import { addressWith } from './results.js'
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

describe.concurrent('the site complies with its policy', () => {
  it('from the gender selection to the expanded result, which is saved as a picture', async () => {
    const { page, violations, errors, visitor } = await openWatched('/', {
      serviceWorkers: 'allow',
    })
    await visitor.diagnose('女性', 'portraits/spring-woman.jpg')
    await expandAll(page, '続きを読む')
    const saved = page.waitForEvent('download')
    await visitor.press('画像で保存')
    await page.getByRole('img', { name: '診断結果の画像' }).waitFor()
    await visitor.press('ダウンロード')
    await saved
    await page.reload()
    await visitor.heading('診断結果').waitFor()
    expect({ violations, errors }).toEqual({ violations: [], errors: [] })
  })

  it('on screens that a visitor opens by their address', async () => {
    const { page, violations, errors } = await openWatched(addressWith())
    for (const at of ['/component-catalog', '/failed', '/no/such/page']) {
      await page.waitForLoadState('networkidle')
      await page.goto(at)
      await page.getByRole('heading', { level: 1 }).first().waitFor()
    }
    await page.waitForLoadState('networkidle')
    expect({ violations, errors: errors.filter((error) => !isStatusOfPage(error)) }).toEqual({
      violations: [],
      errors: [],
    })
  })
})

/** Chromium reports the status of an unknown page like an error. */
const isStatusOfPage = (error: string): boolean => error.includes('status of 404')
