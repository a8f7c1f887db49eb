import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
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

it('the swatch book fills the screen, which stays on, turns by keys, buttons and swipes, and announces each page', async () => {
  const page = await site.open(addressWith({ colorType: 'winter' }), (page) =>
    page.addInitScript(recordWakeLocks),
  )
  const visitor = visitorOf(page)
  const at = visitor.place()
  await visitor.press(ja.open)
  const dialog = page.getByRole('dialog', { name: ja.book.heading })
  await dialog.getByText(ja.book.hint).waitFor()
  await settled(page)
  expect(await shownColour(page)).toBe(book[0]?.shades[0])
  expect(await boxOf(dialog.getByRole('listitem').first())).toEqual({
    ...{ x: 0, y: 0 },
    ...page.viewportSize(),
  })
  const listed = (await dialog.getByRole('listitem').allTextContents()).join('\n')
  for (const { id } of palettes.winter) expect(listed).toContain(swatches[id])

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
  const session = await page.context().newCDPSession(page)
  const swipe = (xDistance: number) =>
    session.send('Input.synthesizeScrollGesture', { x: 195, y: 300, xDistance, speed: 1500 })
  await swipe(-300)
  await turned(1)
  await swipe(300)
  await turned(0)

  // A double tap on the button to close does not leave the result.
  expect(await wakeLocks(page)).toEqual(['requested'])
  await dialog.getByRole('button', { name: ja.book.close }).evaluate((button: HTMLElement) => {
    button.click()
    button.click()
  })
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(() => wakeLocks(page)).toEqual(['requested', 'released'])
  await visitor.press(ja.open)
  await dialog.getByText(ja.book.hint).waitFor()
  expect(visitor.place()).toBe(at)
})

it('the swatch book has room for every name on a narrow phone', async () => {
  const narrow = { viewport: { width: 320, height: 568 } }
  const page = await site.open('/', undefined, narrow)
  for (const [language, words] of [
    ['ja', ja],
    ['en', en],
  ] as const)
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
})
