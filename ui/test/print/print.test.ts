import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { result as texts } from '@kaoiro/texts/ja'
import { comparePath, resultPath } from '@kaoiro/core/result-code'
import { sharedBrowser, useSite } from '../browser.js'
import { analysed, openButton } from '../result/drape/draping.js'
import { addressWith, codeWith, diagnosis } from '../results.js'
import { pageTexts } from '../site/built-site.js'
import { boxOf } from '../settled.js'
import { visibleText } from '../visible-text.js'

const site = useSite()

const program = path.join(import.meta.dirname, '../../../cli/bin/kaoiro.cjs')

const man = { gender: 'MEN', faceType: 'chic', colorType: 'autumn' } as const
/** Close to a second season and to other patterns, so that its page is long. */
const woman = {
  faceType: 'pretty',
  colorType: 'summer',
  colorComposition: { spring: 2, summer: 45, autumn: 9, winter: 44 },
} as const

/** Opens a page and waits for the QR code's script, which loads after the page. */
const opened = async (address: string): Promise<Page> => {
  const page = await site.open(address)
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /\/qr-code-[^/]*\.js$/.test(name)),
  )
  return page
}

/** The number of pages in a PDF of the page. */
const pagesOf = async (page: Page, format: string): Promise<number> => {
  const pdf = await page.pdf({ format })
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
}

/** Shows the page as on paper. */
const onPaper = async (page: Page): Promise<Page> => {
  await page.emulateMedia({ media: 'print' })
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  return page
}

it('results, comparisons and the sheet of kaoiro report fit their pages in every language, A4 and Letter', async () => {
  const fits = async (page: Page, pages: number) => {
    for (const format of ['A4', 'Letter'])
      expect.soft(await pagesOf(page, format), `${page.url()} on ${format}`).toBe(pages)
    await page.close()
  }
  for (const { language, query } of pageTexts) {
    await fits(await opened(addressWith(woman) + query), 2)
    await fits(await opened(addressWith(man) + query), 2)
    await fits(await opened(comparePath(codeWith(woman), codeWith(man)) + query), 1)

    const args = [program, 'report', codeWith(woman), '--site', 'https://example.com']
    const { stdout } = await promisify(execFile)(process.execPath, [...args, '--lang', language])
    const page = await (await sharedBrowser()).newPage()
    await page.setContent(stdout)
    await fits(page, 2)
  }
})

it('a printed result has everything that it tells, and no controls, until it is printed', async () => {
  const page = await onPaper(await opened(addressWith(woman)))
  await page.setViewportSize({ width: 695, height: 1000 })
  const { content, colours } = texts
  const drawing = page.getByRole('img', { name: content.pictures.pattern('pretty') }).first()
  const above = await boxOf(drawing)
  const below = await boxOf(page.getByRole('heading', { name: colours.wear }))
  expect(above.y + above.height).toBeLessThanOrEqual(below.y)

  for (const name of [texts.map, texts.chart, texts.composition, texts.palette])
    await page.getByRole('heading', { name, exact: true }).waitFor()
  const text = await visibleText(page.getByRole('main'))
  for (const { makeup } of [content.faceTypes.pretty, content.seasons.summer])
    for (const { title, content } of makeup.points) expect(text).toContain(title + content)
  for (const row of await page.getByRole('group').all())
    expect(await row.evaluate((row) => row.scrollWidth - row.clientWidth)).toBe(0)
  await page.getByRole('img', { name: texts.openAgain }).waitFor()
  await page.getByText(resultPath(codeWith(woman))).waitFor()

  expect(await page.getByRole('button').count()).toBe(0)
  expect(await page.getByRole('combobox').count()).toBe(0)
  const links = page.locator('main a:visible, footer a:visible')
  expect(await links.count()).toBe(await page.locator('main li a:visible').count())
  for (const gone of [texts.again, texts.compare, texts.counselling.reserve])
    expect(await page.getByText(gone, { exact: true }).isVisible()).toBe(false)

  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await page.emulateMedia({ media: 'screen' })
  expect(await page.getByRole('button', { name: texts.more }).count()).toBe(2)
  expect(await page.getByRole('heading', { name: texts.map }).count()).toBe(0)
})

it('a result just analysed is printed with its draping, without the invitation', async () => {
  const page = await onPaper(await site.open('/'))
  // The bar of the first screen's actions.
  expect(await page.getByRole('button').count()).toBe(0)
  const { page: result } = await analysed(site)
  await openButton(result).waitFor()
  await onPaper(result)
  await result.locator('main canvas:visible').waitFor()
  for (const text of [texts.drape.open, texts.drape.privacy])
    expect(await result.getByText(text).filter({ visible: true }).count()).toBe(0)
  expect(await pagesOf(result, 'A4')).toBe(2)
})

it('marks are printed in their colours, and an open dialog is not printed', async () => {
  const adjusted = (page: Page, marks: string) =>
    page
      .locator(marks)
      .evaluateAll((all) => all.map((mark) => getComputedStyle(mark).printColorAdjust))
  const compared = await onPaper(await opened(comparePath(codeWith(woman), codeWith(diagnosis))))
  const result = await opened(addressWith(woman))
  await result.getByRole('button', { name: texts.carry.open }).click()
  await result.getByRole('dialog').waitFor()
  await onPaper(result)
  expect(await result.getByRole('dialog').count()).toBe(0)
  await result.getByRole('heading', { name: texts.colours.heading }).waitFor()
  for (const colours of [
    await adjusted(compared, 'main ul [class*="_badge_"]'),
    await adjusted(result, '[class*="_here_"]'),
  ]) {
    expect(colours.length).toBeGreaterThan(4)
    expect(new Set(colours)).toEqual(new Set(['exact']))
  }
})
