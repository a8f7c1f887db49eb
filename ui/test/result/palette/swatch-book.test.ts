import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { palettes, swatchBook } from '@kaoiro/core/palette'
import { seasons } from '@kaoiro/core/diagnosis'
import { paletteToCarry as en } from '@kaoiro/texts/en'
import { swatches, paletteToCarry as ja } from '@kaoiro/texts/ja'
import { useSite } from '../../browser.js'
import { waitForHydration } from '../../hydration.js'
import { addressWith } from '../../results.js'
import { boxOf, settled } from '../../settled.js'
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
  it('fills the screen with the first key colour, and lists the whole palette by name', async ({
    expect,
  }) => {
    const { page, dialog } = await opened()
    await settled(page)
    expect(await shownColour(page)).toBe(book[0]?.shades[0])
    expect(await boxOf(dialog.getByRole('listitem').first())).toEqual({
      ...{ x: 0, y: 0 },
      ...page.viewportSize(),
    })
    const listed = (await dialog.getByRole('listitem').allTextContents()).join('\n')
    for (const { id } of palettes.winter) expect(listed).toContain(swatches[id])
  })

  it('turns with keys, its buttons and to each chapter, and announces each page', async ({
    expect,
  }) => {
    const { page, visitor, dialog } = await opened()
    const turned = async (index: number) => {
      await visitor.status.getByText(`${nameAt(index)}。`).waitFor()
      await expect.poll(() => shownColour(page)).toBe(book.at(index)?.shades[0])
    }
    for (const [key, index] of [
      ['ArrowRight', 1],
      ['End', -1],
      ['ArrowRight', -1],
      ['Home', 0],
    ] as const) {
      await page.keyboard.press(key)
      await turned(index)
    }
    await visitor.press(ja.book.next)
    await turned(1)
    for (const chapter of ['neutrals', 'metals', 'avoided', 'best'] as const) {
      const { heading, short } = ja.book.chapters[chapter]
      const button = dialog.getByRole('button', { name: short, exact: true })
      await button.click()
      await visitor.status.getByText(`${heading}、`).waitFor()
      expect(await button.getAttribute('aria-current')).toBe('true')
    }
    await turned(0)
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
})

it.concurrent.each([
  ['ja', ja],
  ['en', en],
] as const)(
  'has room for every name on a narrow phone: the swatch book in %s',
  async (language, words) => {
    const narrow = { viewport: { width: 320, height: 568 } }
    const page = await site.open('/', undefined, narrow)
    for (const season of seasons) {
      await page.goto(`${addressWith({ colorType: season })}?lang=${language}`)
      await waitForHydration(page)
      await page.getByRole('button', { name: words.open }).click()
      const lines = page.getByRole('dialog').locator('li p')
      await lines.first().waitFor()
      await settled(page)
      const wide = await lines.evaluateAll((all) =>
        all.filter((line) => line.scrollWidth > line.clientWidth).map((line) => line.textContent),
      )
      expect(wide).toEqual([])
    }
  },
)
