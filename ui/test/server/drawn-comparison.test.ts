import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { en } from '@kaoiro/core/content/en/en'
import { ja } from '@kaoiro/core/content/ja/ja'
import { comparePath, resultPath } from '@kaoiro/core/result-code/path'
import { resultCode } from '@kaoiro/core/result-code/result-code'
import { diagnosisArb } from '@kaoiro/fixtures/arbitraries/diagnosis'
import { compareEn } from '../../src/compare/texts/en.js'
import { compareJa } from '../../src/compare/texts/ja.js'
import { violationsOn } from '../a11y/axe.js'
import { useSite } from '../browser.js'
import { codeWith } from '../results.js'
import { visitorOf } from '../visitor.js'
import { builtRenderer } from './built-renderer.js'
import { findDifferent } from './find-different.js'
import { rememberHeading, showsRememberedHeading } from './taken-over.js'
import { withoutScripts } from './without-scripts.js'
import { untilInPage } from '../until-in-page.js'

const site = useSite()

const a = codeWith()
const b = codeWith({ faceType: 'chic', colorType: 'summer', faceTypeAnalysis: [0, 1, 2, 0, 2] })

const languages = {
  ja: { query: '', content: ja, words: compareJa },
  en: { query: '?lang=en', content: en, words: compareEn },
}

const codeArb = diagnosisArb.map(resultCode.encode)

/** Two results, some of them the same one. */
const pairArb = fc.oneof(
  { weight: 9, arbitrary: fc.tuple(codeArb, codeArb) },
  codeArb.map((code) => [code, code] as const),
)

describe.each(['ja', 'en'] as const)('a comparison drawn by the service, in %s', (language) => {
  const { query, content, words } = languages[language]
  const address = comparePath(a, b) + query

  it('is what the app itself draws, for 60 pairs', async () => {
    const render = await builtRenderer()
    const pages = fc.sample(pairArb, { numRuns: 60, seed: 34 }).map(([one, other]) => {
      const path = comparePath(one, other)
      const [linkA, linkB] = [one, other].map((code) => `:has(a[href="${resultPath(code)}"])`)
      return {
        path,
        sign: `main${linkA}${linkB}`,
        html: render({ path, language, origin: '' })?.html ?? '',
      }
    })
    const page = await site.open(address)
    await untilInPage(page, () => !document.querySelector('[data-drawn]'))
    expect(await page.evaluate(findDifferent, pages)).toEqual([])
  })

  // A difference would be an error of the page, and those fail the file (useSite).
  it('is taken over as it stands', async () => {
    const page = await site.open(address, async (page) => {
      await page.addInitScript(() => Reflect.set(navigator, 'share', undefined))
      await rememberHeading(page)
    })
    const visitor = visitorOf(page)
    await visitor.press(words.share)
    await visitor.status.getByText(/./).waitFor()
    expect(await showsRememberedHeading(page)).toBe(true)
  })

  it('is accessible before any script has run', async () => {
    const page = await site.openDrawn(address, withoutScripts)
    expect(await violationsOn(page)).toEqual([])
  })

  it('is shown in full without scripts, but for the button', async () => {
    const page = await site.openDrawn(address, undefined, { javaScriptEnabled: false })
    await visitorOf(page).heading(words.heading).waitFor()
    const { faceTypes, pictures, axes } = content
    await page
      .getByText(content.comparison.patterns(faceTypes.natural.name, faceTypes.chic.name))
      .waitFor()
    for (const type of ['natural', 'chic'] as const)
      await page.getByRole('img', { name: pictures.pattern(type), exact: true }).waitFor()
    for (const { title } of axes) await page.getByText(title).first().waitFor()
    for (const heading of [words.summary, words.map, words.chart, words.composition])
      await page.getByRole('heading', { name: heading, exact: true }).waitFor()
    expect(await page.getByRole('button').count()).toBe(0)
  })
})

it.each([
  ['A', comparePath('%3Cscript%3E', b)],
  ['B', comparePath(a, 'zzzzzzz')],
])('is answered with 404, and says that the code of %s is invalid', async (side, address) => {
  const page = await site.openDrawn('/', withoutScripts)
  const answer = await page.goto(address)
  expect(answer?.status()).toBe(404)
  await page.getByText(compareJa.error.one(side)).waitFor()
})

it('with one code is left to the app', async () => {
  const page = await site.openDrawn(comparePath(a), withoutScripts)
  expect(await page.locator('#root').innerHTML()).toBe('')
})
