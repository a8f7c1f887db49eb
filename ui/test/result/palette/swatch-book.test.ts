import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { palettes, swatchBook } from '@kaoiro/core/palette'
import { seasons } from '@kaoiro/core/diagnosis'
import { paletteToCarry as en } from '@kaoiro/texts/en'
import { swatches, paletteToCarry as ja } from '@kaoiro/texts/ja'
import { smallTargetsOn, violationsOn } from '../../a11y/checks.js'
import { useSite } from '../../browser.js'
import { heldRequests } from '../../held-requests.js'
import { addressWith } from '../../results.js'
import { visitorOf } from '../../visitor.js'

const site = useSite()

const book = swatchBook('winter')
const nameAt = (index: number): string => {
  const id = book.at(index)?.id ?? ''
  return (id in swatches ? swatches[id as keyof typeof swatches] : '').replaceAll('\u200b', '')
}

const opened = async (prepare?: (page: Page) => Promise<unknown>) => {
  const page = await site.open(addressWith({ colorType: 'winter' }), prepare)
  const visitor = visitorOf(page)
  await visitor.press(ja.open)
  const dialog = page.getByRole('dialog', { name: ja.book.heading })
  await dialog.getByText(ja.book.hint).waitFor()
  return { page, visitor, dialog }
}

const waitWithoutOverlay = (page: Page) =>
  page.waitForFunction(() => !('overlay' in ((history.state as object | null) ?? {})))

/** The colour in the middle of the screen, as `#rrggbb`. */
const shownColour = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const at = document.elementFromPoint(window.innerWidth / 2, window.innerHeight / 3)
    const bytes = at === null ? [] : (getComputedStyle(at).backgroundColor.match(/\d+/g) ?? [])
    return `#${bytes.map((byte) => Number(byte).toString(16).padStart(2, '0')).join('')}`
  })

/** Runs in the page: wake locks that record what happens to them. */
const recordWakeLocks = () => {
  const events: Array<string> = []
  Reflect.set(window, 'wakeLocks', events)
  const request = () => {
    events.push('requested')
    return Promise.resolve({ release: () => Promise.resolve(void events.push('released')) })
  }
  Object.defineProperty(navigator, 'wakeLock', { value: { request } })
}

const wakeLocks = (page: Page) =>
  page.evaluate(() => Reflect.get(window, 'wakeLocks') as ReadonlyArray<string>)

/** Makes the page believe that another app covers it, or no longer does. */
const setVisibility = (page: Page, state: DocumentVisibilityState) =>
  page.evaluate((state) => {
    Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }, state)

describe.concurrent('the swatch book', () => {
  it('fills the screen with the first key colour of a linked result', async ({ expect }) => {
    const { page, dialog } = await opened()
    expect(await shownColour(page)).toBe(book[0]?.shades[0])
    expect(await dialog.getByRole('listitem').first().boundingBox()).toEqual({
      ...{ x: 0, y: 0 },
      ...page.viewportSize(),
    })
  })

  it('turns with arrow keys, Home and End, and announces each page', async ({ expect }) => {
    const { page, visitor } = await opened()
    for (const [key, index] of [
      ['ArrowRight', 1],
      ['ArrowRight', 2],
      ['ArrowLeft', 1],
      ['End', -1],
      ['ArrowRight', -1],
      ['Home', 0],
      ['ArrowLeft', 0],
    ] as const) {
      await page.keyboard.press(key)
      await visitor.status.getByText(`${nameAt(index)}。`).waitFor()
      await expect.poll(() => shownColour(page)).toBe(book.at(index)?.shades[0])
    }
  })

  it('turns with a swipe', async ({ expect }) => {
    const { page, visitor } = await opened()
    const session = await page.context().newCDPSession(page)
    const swipe = (xDistance: number) =>
      session.send('Input.synthesizeScrollGesture', { x: 195, y: 300, xDistance, speed: 1500 })
    await swipe(-300)
    await visitor.status.getByText(`${nameAt(1)}。`).waitFor()
    await expect.poll(() => shownColour(page)).toBe(book[1]?.shades[0])
    await swipe(300)
    await visitor.status.getByText(`${nameAt(0)}。`).waitFor()
  })

  it('turns with its buttons and to each chapter', async ({ expect }) => {
    const { page, visitor, dialog } = await opened()
    await visitor.press(ja.book.next)
    await expect.poll(() => shownColour(page)).toBe(book[1]?.shades[0])
    for (const chapter of ['neutrals', 'metals', 'avoided', 'best'] as const) {
      const { heading, short } = ja.book.chapters[chapter]
      const button = dialog.getByRole('button', { name: short, exact: true })
      await button.click()
      await visitor.status.getByText(`${heading}、`).waitFor()
      expect(await button.getAttribute('aria-current')).toBe('true')
    }
    await expect.poll(() => shownColour(page)).toBe(book[0]?.shades[0])
  })

  it('lists every colour of the palette by name', async ({ expect }) => {
    const { dialog } = await opened()
    const listed = (await dialog.getByRole('listitem').allTextContents()).join('\n')
    for (const { id } of palettes.winter) expect(listed).toContain(swatches[id])
  })

  it.each(['Escape', 'button', 'Back'])(
    'closes with %s, and the result is shown again',
    async (way) => {
      const { page, visitor, dialog } = await opened()
      const at = visitor.place()
      if (way === 'Escape') await page.keyboard.press(way)
      else if (way === 'Back') await page.goBack()
      else await visitor.press(ja.book.close)
      await dialog.waitFor({ state: 'detached' })
      await visitor.heading('診断結果').waitFor()
      expect(visitor.place()).toBe(at)
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(ja.open)
      expect(await page.evaluate(() => 'overlay' in (history.state as object))).toBe(false)
    },
  )

  it('opens again after it was closed', async () => {
    const { page, visitor, dialog } = await opened()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await visitor.press(ja.open)
    await dialog.getByText(ja.book.hint).waitFor()
  })

  it('is still open after a reload, and closes with Back', async () => {
    const { page, dialog } = await opened()
    await page.reload()
    await dialog.getByText(ja.book.hint).waitFor()
    await page.goBack()
    await dialog.waitFor({ state: 'detached' })
  })

  it('is one entry of the history, also after two taps while its code loads', async ({
    expect,
  }) => {
    const code = heldRequests('**/swatch-book-*.js')
    const page = await site.open(addressWith(), code.hold)
    const visitor = visitorOf(page)
    const before = await page.evaluate(() => history.length)
    await visitor.press(ja.open)
    await code.requested
    await visitor.press(ja.open)
    code.release()
    const dialog = page.getByRole('dialog', { name: ja.book.heading })
    await dialog.getByText(ja.book.hint).waitFor()
    expect(await page.evaluate(() => history.length)).toBe(before + 1)
    await visitor.press(ja.book.close)
    await dialog.waitFor({ state: 'detached' })
    await waitWithoutOverlay(page)
  })

  it('stays on the result after a double tap on its button to close', async ({ expect }) => {
    const { visitor, dialog } = await opened()
    const at = visitor.place()
    await dialog.getByRole('button', { name: ja.book.close }).evaluate((button: HTMLElement) => {
      button.click()
      button.click()
    })
    await dialog.waitFor({ state: 'detached' })
    await visitor.press(ja.open)
    await dialog.getByText(ja.book.hint).waitFor()
    expect(visitor.place()).toBe(at)
  })

  it('reports if its code cannot be loaded, each time, and stays on the result', async ({
    expect,
  }) => {
    let requests = 0
    const page = await site.open(addressWith(), (page) =>
      page.route('**/swatch-book-*.js', (route) => {
        requests++
        return route.abort()
      }),
    )
    const visitor = visitorOf(page)
    const failed = visitor.status.getByText(ja.notOpened)
    const at = visitor.place()
    await visitor.press(ja.open)
    await failed.waitFor()
    await waitWithoutOverlay(page)
    const first = requests
    await failed.waitFor({ state: 'detached' })
    expect(requests).toBe(first)
    await visitor.press(ja.open)
    await failed.waitFor()
    await waitWithoutOverlay(page)
    expect(requests).toBe(2 * first)
    expect(visitor.place()).toBe(at)
  })
})

describe.concurrent('the swatch book keeps the screen on', () => {
  it('while it is open and visible', async ({ expect }) => {
    const { page, dialog } = await opened((page) => page.addInitScript(recordWakeLocks))
    await expect.poll(() => wakeLocks(page)).toEqual(['requested'])
    await setVisibility(page, 'hidden')
    await expect.poll(() => wakeLocks(page)).toEqual(['requested', 'released'])
    await setVisibility(page, 'visible')
    await expect.poll(() => wakeLocks(page)).toEqual(['requested', 'released', 'requested'])
    await page.goBack()
    await dialog.waitFor({ state: 'detached' })
    await expect
      .poll(() => wakeLocks(page))
      .toEqual(['requested', 'released', 'requested', 'released'])
    await setVisibility(page, 'visible')
    expect((await wakeLocks(page)).length).toBe(4)
  })

  /** Runs in the page: the browser has no wake locks. */
  const lackWakeLocks = () => {
    Object.defineProperty(navigator, 'wakeLock', { value: undefined })
  }

  /** Runs in the page: the browser refuses wake locks, as it does to save power. */
  const refuseWakeLocks = () => {
    const request = () => Promise.reject(new DOMException('', 'NotAllowedError'))
    Object.defineProperty(navigator, 'wakeLock', { value: { request } })
  }

  it.each([
    ['lacks', lackWakeLocks],
    ['refuses', refuseWakeLocks],
  ])('unless the browser %s wake locks', async (_, prepare) => {
    const { page, dialog } = await opened((page) => page.addInitScript(prepare))
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
  })
})

describe.concurrent.each([
  ['ja', ja],
  ['en', en],
] as const)('the swatch book in %s', (language, words) => {
  it.each(seasons)('is accessible: %s', async (season) => {
    const page = await site.open(`${addressWith({ colorType: season })}?lang=${language}`)
    await page.getByRole('button', { name: words.open }).click()
    await page.getByRole('dialog', { name: words.book.heading }).waitFor()
    const chapters = Object.values(words.book.chapters)
    for (const [index, { short }] of chapters.entries()) {
      await page.getByRole('dialog').getByRole('button', { name: short, exact: true }).click()
      expect(await violationsOn(page, { isTranslated: index > 0 })).toEqual([])
    }
    expect(await smallTargetsOn(page)).toEqual([])
  })

  it.each(seasons)('has room for every name on a narrow phone: %s', async (season) => {
    const page = await site.open(
      `${addressWith({ colorType: season })}?lang=${language}`,
      undefined,
      { viewport: { width: 320, height: 568 } },
    )
    await page.getByRole('button', { name: words.open }).click()
    const lines = page.getByRole('dialog').locator('li p')
    await lines.first().waitFor()
    const wide = await lines.evaluateAll((all) =>
      all.filter((line) => line.scrollWidth > line.clientWidth).map((line) => line.textContent),
    )
    expect(wide).toEqual([])
  })
})
