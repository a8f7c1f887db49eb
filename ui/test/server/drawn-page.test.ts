import fc from 'fast-check'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { en } from '@kaoiro/core/content/en/en'
import { ja } from '@kaoiro/core/content/ja/ja'
import { palettes } from '@kaoiro/core/content/palettes'
import { resultPath } from '@kaoiro/core/result-code/path'
import { resultCode } from '@kaoiro/core/result-code/result-code'
import { diagnosisArb } from '@kaoiro/fixtures/arbitraries/diagnosis'
import { violationsOn } from '../a11y/axe.js'
import { useSite } from '../browser.js'
import { addressWith, diagnosis } from '../results.js'
import { visitorOf } from '../visitor.js'
import { builtRenderer } from './built-renderer.js'

const site = useSite()

const contents = { ja, en }
const queries = { ja: '', en: '?lang=en' }

/** Keeps the page as the service has drawn it. */
const withoutScripts = (page: Page) => page.route('**/assets/*.js', (route) => route.abort())

interface Drawn {
  readonly code: string
  readonly html: string
}

/** In the page: the codes of which the app makes another page than the service; only ids may differ. */
const findDifferent = async (pages: ReadonlyArray<Drawn>): Promise<ReadonlyArray<string>> => {
  const plain = (root: Element | null): string => {
    const copy = document.createElement('div')
    copy.innerHTML = root?.innerHTML ?? ''
    // For browsers without scripts, and what the server asks for early.
    copy.querySelectorAll('noscript, link').forEach((extra) => extra.remove())
    return Array.from(copy.querySelectorAll('*'))
      .flatMap(({ tagName, attributes, childNodes }) => [
        tagName,
        ...Array.from(attributes, ({ name, value }) => `${name}=${value}`).sort(),
        ...Array.from(childNodes, (child) => (child instanceof Text ? child.data : '')),
      ])
      .join('\n')
      .replace(/\n+/g, '\n')
      .replace(/=_[rR]_\w*/g, '=id')
  }
  const shown = () => document.querySelector('main code')?.textContent
  const different: Array<string> = []
  for (const { code, html } of pages) {
    history.pushState(null, '', `/result/${code}`)
    dispatchEvent(new PopStateEvent('popstate'))
    while (shown() !== code) await new Promise((resolve) => setTimeout(resolve))
    const drawn = new DOMParser().parseFromString(html, 'text/html').querySelector('#root')
    if (plain(drawn) !== plain(document.querySelector('#root'))) different.push(code)
  }
  return different
}

describe.each(['ja', 'en'] as const)('a result drawn by the service, in %s', (language) => {
  const address = addressWith() + queries[language]
  const content = contents[language]

  it('is what the app itself draws, for 200 codes', async () => {
    const render = await builtRenderer()
    const pages = fc.sample(diagnosisArb, { numRuns: 200, seed: 31 }).map((result) => {
      const code = resultCode.encode(result)
      return { code, html: render({ path: resultPath(code), language, origin: '' })?.html ?? '' }
    })
    const page = await site.open(resultPath('1F7womQ') + queries[language])
    await page.waitForFunction(() => !document.querySelector('[data-drawn]'))
    expect(await page.evaluate(findDifferent, pages)).toEqual([])
  })

  // A difference would be an error of the page, and those fail the file (useSite).
  it('is taken over as it stands', async () => {
    const page = await site.open(address, (page) =>
      page.addInitScript(() => {
        addEventListener('DOMContentLoaded', () => {
          Reflect.set(window, 'drawn', document.querySelector('h1'))
        })
      }),
    )
    await page
      .getByRole('button', { name: /続きを読む|Read more/ })
      .first()
      .click()
    await page.getByText(`A${content.axes[0].title}`, { exact: true }).waitFor()
    expect(
      await page.evaluate(() => Reflect.get(window, 'drawn') === document.querySelector('h1')),
    ).toBe(true)
  })

  it('is accessible before any script has run', async () => {
    const page = await site.open(address, withoutScripts)
    expect(await violationsOn(page)).toEqual([])
  })

  it('is shown whole without scripts, but for the buttons', async () => {
    const page = await site.open(address, undefined, { javaScriptEnabled: false })
    const { faceTypes, seasons, pictures, swatches } = content
    const text = page.getByText(faceTypes.natural.description)
    expect(await text.evaluate((p) => p.scrollHeight > p.clientHeight + 1)).toBe(false)
    await page.getByText(seasons.winter.description).waitFor()
    for (const picture of [
      pictures.pattern('natural'),
      pictures.season('winter'),
      pictures.composition(diagnosis.colorComposition),
    ])
      await page.getByRole('img', { name: picture }).waitFor()
    const colours = page
      .getByRole('list', { name: pictures.palette('winter') })
      .getByRole('listitem')
    expect(await colours.allTextContents()).toEqual(palettes.winter.map(({ id }) => swatches[id]))
    // Playwright finds no text there.
    const figures = await page.locator('noscript').first().innerText()
    for (const { title } of content.axes) expect(figures).toContain(title)
    expect(await page.getByRole('button').count()).toBe(0)
  })
})

it('is answered with 404 and the error’s page if the code is none', async () => {
  const page = await site.open('/', withoutScripts)
  const answer = await page.goto('/result/%3Cscript%3E')
  expect(answer?.status()).toBe(404)
  await visitorOf(page).heading('エラー').waitFor()
})

describe('the first screen', () => {
  it.each(['/', '/gender-select'])('stands in the page of %s', async (address) => {
    const page = await site.open(address, withoutScripts)
    await visitorOf(page).heading('性別を選択してください').waitFor()
    expect(await violationsOn(page)).toEqual([])
  })

  it.each(['/capture?gender=MEN', '/failed', '/nowhere'])('does not at %s', async (address) => {
    const page = await site.open(address, withoutScripts)
    expect(await page.locator('#root').innerHTML()).toBe('')
  })
})
