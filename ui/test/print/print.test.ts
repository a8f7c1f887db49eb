import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { result as texts } from '@kaoiro/texts/ja'
import { comparePath, resultPath } from '@kaoiro/core/result-code'
import { sharedBrowser, useSite } from '../browser.js'
import { addressWith, codeWith, diagnosis } from '../results.js'
import { pageTexts } from '../site/built-site.js'
import { boxOf } from '../settled.js'
import { visibleText } from '../visible-text.js'
import { visitorOf } from '../visitor.js'

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

describe.each(pageTexts)('on paper, in $language', ({ language, query }) => {
  it.each([
    ['a woman’s result', addressWith(woman), 2],
    ['a man’s result', addressWith(man), 2],
    ['a comparison', comparePath(codeWith(woman), codeWith(man)), 1],
  ])('%s fits its pages, A4 and Letter', async (_, address, pages) => {
    const page = await opened(address + query)
    for (const format of ['A4', 'Letter']) expect(await pagesOf(page, format), format).toBe(pages)
  })

  it('the sheet of kaoiro report fits two pages, A4 and Letter', async () => {
    const code = codeWith(woman)
    const args = [program, 'report', code, '--site', 'https://example.com', '--lang', language]
    const { stdout } = await promisify(execFile)(process.execPath, args)
    const page = await (await sharedBrowser()).newPage()
    await page.setContent(stdout)
    for (const format of ['A4', 'Letter']) expect(await pagesOf(page, format), format).toBe(2)
    await page.close()
  })
})

describe('a printed result', () => {
  it('has its drawing above the first section', async () => {
    const page = await onPaper(await opened(addressWith(woman)))
    await page.setViewportSize({ width: 695, height: 1000 })
    const { content, colours } = texts
    const drawing = page.getByRole('img', { name: content.pictures.pattern('pretty') }).first()
    const above = await boxOf(drawing)
    const below = await boxOf(page.getByRole('heading', { name: colours.wear }))
    expect(above.y + above.height).toBeLessThanOrEqual(below.y)
  })

  it('has the texts and figures that are collapsed on the screen, until it is printed', async () => {
    const page = await onPaper(await opened(addressWith(woman)))
    for (const name of [texts.map, texts.chart, texts.composition, texts.palette])
      await page.getByRole('heading', { name, exact: true }).waitFor()
    await page.evaluate(() => dispatchEvent(new Event('afterprint')))
    await page.emulateMedia({ media: 'screen' })
    expect(await page.getByRole('button', { name: texts.more }).count()).toBe(2)
    expect(await page.getByRole('heading', { name: texts.map }).count()).toBe(0)
  })

  it('lists make-up and style, and has its address as text and QR code', async () => {
    const page = await onPaper(await opened(addressWith(woman)))
    const text = await visibleText(page.getByRole('main'))
    const { faceTypes, seasons } = texts.content
    for (const { makeup } of [faceTypes.pretty, seasons.summer])
      for (const { title, content } of makeup.points) expect(text).toContain(title + content)
    const rows = page.getByRole('group')
    for (const row of await rows.all())
      expect(await row.evaluate((row) => row.scrollWidth - row.clientWidth)).toBe(0)
    await page.getByRole('img', { name: texts.openAgain }).waitFor()
    await page.getByText(resultPath(codeWith(woman))).waitFor()
  })

  it('does not contain buttons or links to other pages', async () => {
    const page = await onPaper(await opened(addressWith(woman)))
    expect(await page.getByRole('button').count()).toBe(0)
    expect(await page.getByRole('combobox').count()).toBe(0)
    const links = page.locator('main a:visible, footer a:visible')
    const products = page.locator('main li a:visible')
    expect(await links.count()).toBe(await products.count())
    for (const gone of [texts.again, texts.compare, texts.counselling.reserve])
      expect(await page.getByText(gone, { exact: true }).isVisible()).toBe(false)
  })

  it('has the draping that the page shows right after the analysis, without its invitation', async () => {
    const page = await site.open('/')
    await visitorOf(page).diagnose('女性', 'portraits/spring-woman.jpg')
    await page.getByRole('button', { name: texts.drape.open }).waitFor()
    await onPaper(page)
    await page.locator('main canvas:visible').waitFor()
    for (const text of [texts.drape.open, texts.drape.privacy])
      expect(await page.getByText(text).filter({ visible: true }).count()).toBe(0)
    expect(await pagesOf(page, 'A4')).toBe(2)
  })

  it('keeps an open dialog off the paper', async () => {
    const page = await opened(addressWith(woman))
    await page.getByRole('button', { name: texts.carry.open }).click()
    await page.getByRole('dialog').waitFor()
    await onPaper(page)
    expect(await page.getByRole('dialog').count()).toBe(0)
    await page.getByRole('heading', { name: texts.colours.heading }).waitFor()
  })
})

it.each([
  ['a result', addressWith(woman), '[class*="_here_"]'],
  ['a comparison', comparePath(codeWith(woman), codeWith(diagnosis)), 'main ul [class*="_badge_"]'],
])('prints the marks of %s in their colours', async (_, address, marks) => {
  const page = await onPaper(await opened(address))
  const adjusted = await page
    .locator(marks)
    .evaluateAll((all) => all.map((mark) => getComputedStyle(mark).printColorAdjust))
  expect(adjusted.length).toBeGreaterThan(4)
  expect(new Set(adjusted)).toEqual(new Set(['exact']))
})

it('keeps the bar of a screen’s actions off the paper', async () => {
  const page = await onPaper(await site.open('/'))
  expect(await page.getByRole('button').count()).toBe(0)
})
