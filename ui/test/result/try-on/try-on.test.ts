import type { Page } from 'playwright-core'
import { describe, it } from 'vitest'
import { content, drape as words, result as resultJa } from '@kaoiro/texts/ja'
import { withoutBreaks } from '../../../src/components/break-place.js'
import { violationsOn } from '../../a11y/checks.js'
import { useSite } from '../../browser.js'
import { analysed, draped, picture, swatch } from '../drape/draping.js'

const site = useSite()

const mode = (page: Page, name: string) => page.getByRole('radio', { name, exact: true })

/** Compares the dialog's main picture with that of the last call: how many pixels differ, and where they are. */
const differenceOf = (page: Page) =>
  page
    .getByRole('dialog')
    .locator('canvas')
    .first()
    .evaluate((canvas: HTMLCanvasElement) => {
      const { width, height } = canvas
      const now = canvas.getContext('2d')?.getImageData(0, 0, width, height).data
      const before = Reflect.get(window, 'lastPixels') as typeof now
      Reflect.set(window, 'lastPixels', now)
      const box = { left: width, right: 0, top: height, bottom: 0 }
      let count = 0
      for (let i = 0; i < width * height; i++) {
        const isSame = [0, 1, 2].every(
          (channel) => now?.[4 * i + channel] === before?.[4 * i + channel],
        )
        if (isSame) continue
        count++
        const [x, y] = [i % width, Math.floor(i / width)]
        box.left = Math.min(box.left, x)
        box.right = Math.max(box.right, x)
        box.top = Math.min(box.top, y)
        box.bottom = Math.max(box.bottom, y)
      }
      return {
        count,
        width: (box.right - box.left) / width,
        height: (box.bottom - box.top) / height,
      }
    })

describe.concurrent('make-up on the visitor’s own photo', () => {
  it('changes the lips alone, nothing when it returns to the same shade, and is held against the bare face and the shade to avoid', async ({
    expect,
  }) => {
    const { page } = await draped(site)
    await mode(page, words.modes.lips).check()
    const names = ['coral-pink', 'salmon'] as const
    const [first, second] = names.map((id) => withoutBreaks(content.swatches[id]))
    const shown = (name = '') => picture(page, words.makeUp.lips.one({ colour: name })).waitFor()
    await shown(first)
    const change = async (name: string | undefined) => {
      await swatch(page, name).check()
      await shown(name)
    }
    await differenceOf(page)
    await change(second)
    const { count, width, height } = await differenceOf(page)
    expect(count).toBeGreaterThan(1000)
    expect(width).toBeLessThan(0.4)
    expect(height).toBeLessThan(0.2)
    await change(first)
    await change(second)
    expect((await differenceOf(page)).count).toBe(0)
    expect(await violationsOn(page)).toEqual([])

    await mode(page, words.modes.cheeks).check()
    const colour = withoutBreaks(content.swatches['salmon'])
    await page.getByRole('button', { name: words.withBare }).click()
    await picture(page, words.makeUp.cheeks.bare({ colour })).waitFor()
    await page.getByRole('button', { name: words.compare }).click()
    const both = page.getByRole('dialog').getByRole('img').first()
    await expect.poll(() => both.getAttribute('aria-label')).toContain(colour)
    await mode(page, words.modes.cloth).check()
    expect(await page.getByRole('button', { name: words.withBare }).count()).toBe(0)
  })

  it('opens with a product’s shade on the lips, and with another season, which leads to its colours; names five colours of the photo, and leaves out the hair', async ({
    expect,
  }) => {
    const { page } = await analysed(site)
    const seasons = page.getByRole('list', { name: words.seasons }).getByRole('button')
    await expect.poll(() => seasons.count()).toBe(4)
    expect(await seasons.first().textContent()).toBe(content.shortNames.spring)
    const last = await seasons.last().getByRole('img').getAttribute('aria-label')
    await seasons.last().click()
    await picture(page, last ?? '').waitFor()
    expect(await violationsOn(page)).toEqual([])
    await page.getByRole('button', { name: words.allColours }).click()
    await expect.poll(() => mode(page, words.modes.cloth).isChecked()).toBe(true)
    await page.goBack()
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: words.tryOn }).last().click()
    await expect.poll(() => mode(page, words.modes.lips).isChecked()).toBe(true)
    await page.goBack()
    const more = page.getByRole('button', { name: resultJa.more })
    await more.last().click()
    const heading = page.getByRole('heading', { name: withoutBreaks(words.own.heading) })
    await heading.waitFor()
    const list = heading.locator('xpath=following-sibling::ul').locator('li')
    expect(await list.count()).toBe(5)
    const without = page.getByRole('heading', { name: words.notOwn.without })
    const hair = page.getByRole('button', { name: words.notOwn.parts.hair })
    await hair.click()
    await without.waitFor()
    expect(await violationsOn(page)).toEqual([])
    await hair.click()
    await without.waitFor({ state: 'detached' })
  })
})
