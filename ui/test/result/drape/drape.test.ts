import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { drape as words, result as resultJa } from '@kaoiro/texts/ja'
import { breakPlace } from '../../../src/components/break-place.js'
import { smallTargetsOn, violationsOn } from '../../a11y/checks.js'
import { useSite } from '../../browser.js'
import { visitorOf } from '../../visitor.js'
import { draped, openButton, picture, swatch } from './draping.js'

const site = useSite()

/** The mean colour of a part of the dialog's main picture, in shares of its size. */
const colourAt = (page: Page, x: number, y: number) =>
  page
    .getByRole('dialog')
    .locator('canvas')
    .first()
    .evaluate(
      (canvas, [x, y]) => {
        const { width, height } = canvas as HTMLCanvasElement
        const context = (canvas as HTMLCanvasElement).getContext('2d')
        const pixels = context?.getImageData(x * width - 8, y * height - 8, 16, 16).data ?? []
        const sums = [0, 0, 0]
        for (const [at, byte] of pixels.entries())
          if (at % 4 < 3) sums[at % 4] = (sums[at % 4] ?? 0) + byte / 256
        return sums
      },
      [x, y] as const,
    )

/** The draping is accessible, and names its colours without break opportunities. */
const expectNoFaults = async (page: Page, colour = '') => {
  const pictures = page.locator(
    '[role=img][aria-label*=の], dialog[open] input[type=radio][aria-label]',
  )
  const names = await pictures.evaluateAll((all) =>
    all.map((one) => one.getAttribute('aria-label')).join('\n'),
  )
  expect(names).toContain(colour)
  expect(names).not.toContain(breakPlace)
  expect(await violationsOn(page)).toEqual([])
  expect(await smallTargetsOn(page)).toEqual([])
}

describe.concurrent('the draping', () => {
  it('shows cloth in the chosen colour, and leaves the face above it; by keyboard alone', async ({
    expect,
  }) => {
    const { page, wear, avoid } = await draped(site)
    const [before, face] = [await colourAt(page, 0.5, 0.95), await colourAt(page, 0.5, 0.2)]
    await swatch(page, wear[0]).focus()
    await page.keyboard.press('ArrowRight')
    await picture(page, words.one({ colour: wear[1] ?? '' })).waitFor()
    expect(await colourAt(page, 0.5, 0.95)).not.toEqual(before)
    expect(await colourAt(page, 0.5, 0.2)).toEqual(face)
    await expectNoFaults(page, wear[0])

    await page.getByRole('button', { name: words.compare }).press('Space')
    await picture(page, words.both({ wear: wear[1] ?? '', avoid: avoid[0] ?? '' })).waitFor()
    const divider = page.getByRole('slider', { name: words.divider })
    await divider.press('ArrowRight')
    expect(await divider.getAttribute('aria-valuetext')).toBe(words.share({ percent: 55 }))
    await page.getByRole('radio', { name: new RegExp(words.avoid) }).press('Space')
    await swatch(page, avoid[0]).press('ArrowLeft')
    await picture(page, words.both({ wear: wear[1] ?? '', avoid: avoid[3] ?? '' })).waitFor()
    await expectNoFaults(page, wear[0])
  })

  it('is there for men without make-up, closes with Back or Escape, and is there again after the page was left', async ({
    expect,
  }) => {
    const { page, code, wear } = await draped(site, '男性', 'winter-man')
    expect(await page.getByRole('radio', { name: words.modes.lips, exact: true }).count()).toBe(0)
    for (const leave of [() => page.goBack(), () => page.keyboard.press('Escape')]) {
      await leave()
      await page.getByRole('dialog').waitFor({ state: 'hidden' })
      await page.waitForFunction(() => !('overlay' in (history.state as object)))
      expect(visitorOf(page).place()).toBe(`/result/${code}`)
      const hasFocus = () =>
        openButton(page).evaluate((button) => button === document.activeElement)
      await expect.poll(hasFocus).toBe(true)
      await openButton(page).click()
      await picture(page, words.one({ colour: wear[0] ?? '' })).waitFor()
    }
    await page.getByRole('button', { name: words.close }).click()
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await page.getByRole('list', { name: words.seasons }).waitFor()
    expect(await page.getByRole('button', { name: words.tryOn }).count()).toBe(0)
    await page.getByRole('link', { name: resultJa.compare }).click()
    await page.goBack()
    await openButton(page).click()
    await picture(page, words.one({ colour: wear[0] ?? '' })).waitFor()
  })

  it('offers its picture to save, made without a request, and Back closes it before the draping', async ({
    expect,
  }) => {
    const { page } = await draped(site)
    const requests: Array<string> = []
    page.on('request', (request) => requests.push(request.url().slice(0, 20)))
    const save = page.getByRole('dialog').getByRole('button', { name: words.save })
    const saved = page.getByRole('dialog').getByRole('dialog').getByRole('img')
    await save.click()
    await expect
      .poll(() => saved.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBe(1080)
    expect(requests.filter((url) => !url.startsWith('data:image/jpeg'))).toEqual([])
    await page.goBack()
    await saved.waitFor({ state: 'detached' })
    expect(await save.isVisible()).toBe(true)
    await page.goBack()
    await page.getByRole('dialog').first().waitFor({ state: 'hidden' })
    await openButton(page).click()
    await save.click()
    await saved.waitFor()
  })
})
