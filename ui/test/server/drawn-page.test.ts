import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { en } from '@kaoiro/core/content/en/en'
import { ja } from '@kaoiro/core/content/ja/ja'
import { palettes } from '@kaoiro/core/content/palettes'
import { comparePath, resultPath } from '@kaoiro/core/result-code/path'
import { resultCode } from '@kaoiro/core/result-code/result-code'
import { diagnosisArb } from '@kaoiro/fixtures/arbitraries/diagnosis'
import { violationsOn } from '../a11y/axe.js'
import { useSite } from '../browser.js'
import { addressWith, diagnosis } from '../results.js'
import { visitorOf } from '../visitor.js'
import { builtRenderer } from './built-renderer.js'
import { findDifferent } from './find-different.js'
import { rememberHeading, showsRememberedHeading } from './taken-over.js'
import { withoutScripts } from './without-scripts.js'
import { untilInPage } from '../until-in-page.js'

const site = useSite()

const contents = { ja, en }
const queries = { ja: '', en: '?lang=en' }

describe.each(['ja', 'en'] as const)('a result drawn by the service, in %s', (language) => {
  const address = addressWith() + queries[language]
  const content = contents[language]

  it('is what the app itself draws, for 200 codes', async () => {
    const render = await builtRenderer()
    const pages = fc.sample(diagnosisArb, { numRuns: 200, seed: 31 }).map((result) => {
      const code = resultCode.encode(result)
      const path = resultPath(code)
      // Its code, in the link to the comparison with another one.
      const sign = `main a[href="${comparePath(code)}"]`
      return { path, sign, html: render({ path, language, origin: '' })?.html ?? '' }
    })
    const page = await site.open(resultPath('1F7womQ') + queries[language])
    await untilInPage(page, () => !document.querySelector('[data-drawn]'))
    expect(await page.evaluate(findDifferent, pages)).toEqual([])
  })

  // A difference would be an error of the page, and those fail the file (useSite).
  it('is taken over as it stands', async () => {
    const page = await site.open(address, rememberHeading)
    await page
      .getByRole('button', { name: /続きを読む|Read more/ })
      .first()
      .click()
    await page.getByText(`A${content.axes[0].title}`, { exact: true }).waitFor()
    expect(await showsRememberedHeading(page)).toBe(true)
  })

  it('is accessible before any script has run', async () => {
    const page = await site.openDrawn(address, withoutScripts)
    expect(await violationsOn(page)).toEqual([])
  })

  it('is shown in full without scripts, but for the buttons', async () => {
    const page = await site.openDrawn(address, undefined, { javaScriptEnabled: false })
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

it('is answered with 404 and the error’s page if the code is invalid', async () => {
  const page = await site.openDrawn('/', withoutScripts)
  const answer = await page.goto('/result/%3Cscript%3E')
  expect(answer?.status()).toBe(404)
  await visitorOf(page).heading('エラー').waitFor()
})

describe('the first screen', () => {
  it.each(['/', '/gender-select'])('is in the page of %s', async (address) => {
    const page = await site.openDrawn(address, withoutScripts)
    await visitorOf(page).heading('性別を選択してください').waitFor()
    expect(await violationsOn(page)).toEqual([])
  })

  it.each(['/capture?gender=MEN', '/failed', '/nowhere'])(
    'is not in the page of %s',
    async (address) => {
      const page = await site.openDrawn(address, withoutScripts)
      expect(await page.locator('#root').innerHTML()).toBe('')
    },
  )
})
