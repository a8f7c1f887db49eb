import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Language } from '@kaoiro/core/content/content'
import { languages } from '@kaoiro/core/content/content'
import { comparePath } from '@kaoiro/core/result-code/path'
import { resultCode } from '@kaoiro/core/result-code/result-code'
import { diagnosisArb } from '@kaoiro/fixtures/arbitraries/diagnosis'
import { compareEn } from '../../src/compare/texts/en.js'
import { compareJa } from '../../src/compare/texts/ja.js'
import type { InvalidSides } from '../../src/compare/view/compare-view.js'
import { invalidSidesMessage } from '../../src/compare/view/invalid-sides-message.js'
import { builtRenderer } from './built-renderer.js'
import { hostileArb } from './hostile.js'
import { tag } from './tag.js'

const render = await builtRenderer()

const texts = { ja: compareJa, en: compareEn }
const languageArb = fc.constantFrom(...languages)
const codeArb = diagnosisArb.map(resultCode.encode)
const origin = 'https://beauty.example.com'

const pageAt = (path: string, language: Language = 'ja') => render({ path, language, origin })

describe('the page of two results', () => {
  it('names both, in its language, and has nothing that the content security policy forbids', () => {
    fc.assert(
      fc.property(diagnosisArb, diagnosisArb, languageArb, (a, b, language) => {
        const path = comparePath(resultCode.encode(a), resultCode.encode(b))
        const { status, html = '' } = pageAt(path, language) ?? {}
        expect(status).toBe(200)
        expect(html).toContain(`<html lang="${language}">`)
        const { seasons } = texts[language].content
        for (const { colorType } of [a, b])
          expect(tag(html, 'og:image:alt')).toContain(seasons[colorType].name)
        expect(html).not.toMatch(/ style=|<style|<script(?![^>]* src=)| on[a-z]+=/)
      }),
      { numRuns: 100 },
    )
  })

  it.each([
    [
      'ja',
      '',
      '2つの結果を並べて見る｜Kaoiro',
      'フェイスパターンは、Aが「プリティ」、Bが「スウィート」です。フェイスパターン分析の5項目のうち、',
    ],
    [
      'en',
      '?lang=en',
      'Two results side by side | Kaoiro',
      'The face pattern of A is Pretty, that of B Sweet. ',
    ],
  ] as const)(
    'describes itself in %s to whoever previews its link',
    (language, query, title, description) => {
      const html = pageAt('/compare/001F7womQ/3MMBBYc', language)?.html ?? ''
      const address = `${origin}/compare/1F7womQ/3MMBBYc`
      expect(tag(html, 'og:title')).toBe(title)
      expect(tag(html, 'og:url')).toBe(address + query)
      expect(tag(html, 'og:image')).toBe(`${address}/card.png${query}`)
      expect(tag(html, 'twitter:card')).toBe('summary_large_image')
      expect(tag(html, 'robots')).toBe('noindex')
      expect(tag(html, 'description')).toContain(description)
      expect(tag(html, 'og:description')).toBe(tag(html, 'description'))
    },
  )

  it('leaves its drawings to files, so that it stays small', () => {
    fc.assert(
      fc.property(codeArb, codeArb, languageArb, (a, b, language) => {
        expect(pageAt(comparePath(a, b), language)?.html.length).toBeLessThan(50_000)
      }),
      { numRuns: 100 },
    )
  })

  it('of the same result says so', () => {
    const { same } = texts.en.content.comparison
    expect(tag(pageAt('/compare/1/01', 'en')?.html ?? '', 'description')).toBe(same)
  })
})

/** All that may be in the page of a comparison that has these sides. */
const pageOf = (path: string, sides: InvalidSides, language: Language) => {
  const page = pageAt(path, language)
  const message = invalidSidesMessage(texts[language].error, sides)
  expect(page?.html).toContain(message)
  expect(tag(page?.html ?? '', 'description')).toBe(message)
  expect(tag(page?.html ?? '', 'og:image')).toBeUndefined()
  expect(page?.status).toBe(404)
  return page
}

describe('the page of a comparison with what is no code', () => {
  it('says which side that is, and is the same for every invalid code', () => {
    fc.assert(
      fc.property(codeArb, hostileArb, languageArb, (code, bad, language) => {
        const left = pageOf(comparePath('-', code), { invalid: ['a'], valid: null }, language)
        const right = pageOf(comparePath(code, '-'), { invalid: ['b'], valid: null }, language)
        const both = pageOf(comparePath('-', '-'), { invalid: ['a', 'b'], valid: null }, language)
        expect([null, left]).toContainEqual(pageAt(comparePath(bad, code), language))
        expect([null, right]).toContainEqual(pageAt(comparePath(code, bad), language))
        expect([null, both]).toContainEqual(pageAt(comparePath(bad, bad), language))
      }),
      { numRuns: 100 },
    )
  })

  it.each(['/compare', '/compare/', '/compare/1', '/compare/1/', '/compare//1', '/compare/1/2/3'])(
    'is not drawn at %s, which is no comparison of two',
    (path) => expect(pageAt(path)).toBeNull(),
  )
})
