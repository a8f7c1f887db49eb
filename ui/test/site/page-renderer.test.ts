import fc from 'fast-check'
import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import type { Language } from '@kaoiro/core/language'
import { faceWords, mainSentences } from '@kaoiro/texts/description'
import { faceTypeOrFallback } from '@kaoiro/core/diagnosis'
import { colourPath, comparePath, resultPath, resultCode } from '@kaoiro/core/result-code'
import { diagnosisArb } from '@kaoiro/fixtures/arbitraries/diagnosis'
import { codePointsArb } from '@kaoiro/fixtures/arbitraries/values'
import { compare as compareEn } from '@kaoiro/texts/en'
import type { InvalidSides } from '@kaoiro/screens/compare'
import { invalidSidesMessage } from '@kaoiro/screens/compare'
import { withoutBreaks } from '../../src/components/break-place.js'
import { builtRenderer, pageTexts } from './built-site.js'

const render = await builtRenderer()

const textsArb = fc.constantFrom(...pageTexts)
const codeArb = diagnosisArb.map(resultCode.encode)
const site = 'https://beauty.example.com'

const pageAt = (path: string, language: Language = 'ja') => render({ path, language, site })

/** Returns the content of the meta tag with this name or property. */
const metaOf = (html: string, name: string): string | undefined =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)" />`).exec(html)?.[1]

/** Matches what the content security policy forbids. */
const forbidden = / style=|<style|<script(?![^>]* (?:src=|type="application\/json"))| on[a-z]+=/

const hostilePartArb = fc.oneof(
  fc.constantFrom(
    ...['<script>', '"', "'", '&', '<!--', '</title>', '%3Cimg%20onerror=', '../', '%2e', '%'],
    ...['%E0%A4%A', '\u0000', '__proto__', '{{', '$&', '1F7womQ'],
  ),
  codePointsArb,
)

const decoded = (code: string): string => {
  try {
    return decodeURIComponent(code)
  } catch {
    return code
  }
}

/** Text in place of a code in a path, raw or encoded, that is not a valid code. */
const hostileArb = fc
  .array(hostilePartArb, { minLength: 1 })
  .chain((parts) =>
    fc.constantFrom(
      parts.join(''),
      encodeURIComponent(parts.join('').replace(/\p{Surrogate}/gu, '')),
    ),
  )
  .filter((code) => E.isLeft(resultCode.decode(decoded(code))))

describe('the page of a result', () => {
  it('contains the result and is the same when rendered again', () => {
    fc.assert(
      fc.property(diagnosisArb, textsArb, (diagnosis, { language, result }) => {
        const path = resultPath(resultCode.encode(diagnosis))
        const page = pageAt(path, language)
        const html = page?.html ?? ''
        expect(page?.status).toBe(200)
        expect(html).toContain(`<html lang="${language}">`)
        // The server does not know the owner.
        const { faceTypes, impersonal, seasons } = result.content
        const shown = faceTypeOrFallback(diagnosis.gender)(diagnosis.faceType)
        expect(html).toContain(impersonal(faceTypes[shown].description))
        expect(html).toContain(impersonal(seasons[diagnosis.colorType].description))
        const words = faceWords(result.content)({ ...diagnosis, faceType: shown })
        for (const sentence of mainSentences(words))
          expect(withoutBreaks(html)).toContain(impersonal(sentence))
        for (const property of ['description', 'og:description', 'og:image:alt'])
          expect(metaOf(html, property)).toContain(impersonal(words.lead))
        expect(pageAt(path, language)?.html).toBe(html)
      }),
      { numRuns: 200 },
    )
  })

  it('complies with the content security policy', () => {
    expect(pageAt('/result/1F7womQ')?.html).not.toMatch(forbidden)
  })

  it.each([
    ['ja', '', 'ja_JP', 'プリティ、またはスウィート × イエローベース春｜Kaoiro'],
    ['en', '?lang=en', 'en_GB', 'Pretty or Sweet × Yellow-base spring | Kaoiro'],
  ] as const)('describes itself for link previews in %s', (language, query, locale, title) => {
    const html = pageAt('/result/001F7womQ', language)?.html ?? ''
    const address = `${site}/result/1F7womQ`
    expect(metaOf(html, 'og:title')).toBe(title)
    expect(metaOf(html, 'og:url')).toBe(address + query)
    expect(metaOf(html, 'og:image')).toBe(`${address}/card.png${query}`)
    expect(metaOf(html, 'og:locale')).toBe(locale)
    expect(metaOf(html, 'twitter:card')).toBe('summary_large_image')
    expect(metaOf(html, 'robots')).toBe('noindex')
    expect(metaOf(html, 'description')).toContain(title.split(' × ')[0])
  })

  it('is the same error page for every invalid code', () => {
    const error = pageAt('/result/-')
    expect(error?.status).toBe(404)
    expect(error?.html).toContain('結果の読み込みに失敗しました。')
    expect(metaOf(error?.html ?? '', 'og:image')).toBeUndefined()
    fc.assert(
      fc.property(hostileArb, textsArb, (code, { language }) => {
        const page = pageAt(`/result/${code}`, language)
        expect([null, pageAt('/result/-', language)]).toContainEqual(page)
      }),
      { numRuns: 300 },
    )
  })

  it.each(['/result/', '/result', '/result/1F7womQ/more', '/', '/failed', '/nowhere', ''])(
    'is not rendered at another path: %s',
    (path) => expect(pageAt(path)).toBeNull(),
  )
})

describe('the page of a colour', () => {
  it('says in its language how to wear the colour, to visitors and in previews', () => {
    const html = pageAt(colourPath('001F7womQ', '#e60033'), 'en')?.html ?? ''
    const address = `${site}/result/1F7womQ`
    expect(metaOf(html, 'og:title')).toBe('How to wear this colour #E60033 | Kaoiro')
    expect(metaOf(html, 'og:url')).toBe(`${address}/colour/e60033?lang=en`)
    expect(metaOf(html, 'og:image')).toBe(`${address}/card.png?lang=en`)
    expect(metaOf(html, 'robots')).toBe('noindex')
    expect(metaOf(html, 'description')).toContain('poppy red')
    expect(html).toContain('Poppy red')
    expect(html).not.toMatch(forbidden)
  })

  it('asks for a colour if the address lacks one, and is left to the browser for an invalid code', () => {
    const { status, html = '' } = pageAt(colourPath('1F7womQ', 'mauve'), 'en') ?? {}
    expect(status).toBe(404)
    expect(html).toContain('Choose one here')
    expect(metaOf(html, 'og:image')).toBeUndefined()
    expect(pageAt(colourPath('-', 'e60033'))).toBeNull()
  })
})

describe('the page of a comparison', () => {
  it('names both results in its language, stays small and complies with the security policy', () => {
    fc.assert(
      fc.property(diagnosisArb, diagnosisArb, textsArb, (a, b, { language, compare }) => {
        const path = comparePath(resultCode.encode(a), resultCode.encode(b))
        const { status, html = '' } = pageAt(path, language) ?? {}
        expect(status).toBe(200)
        expect(html).toContain(`<html lang="${language}">`)
        const { seasons } = compare.content
        const alt = metaOf(html, 'og:image:alt')
        expect(alt).toContain(compare.pictureAlt({ summary: '' }).trim())
        for (const { colorType } of [a, b]) expect(alt).toContain(seasons[colorType].name)
        expect(html).not.toMatch(forbidden)
        // Each of the two drawn faces takes about 20,000.
        expect(html.length).toBeLessThan(100_000)
      }),
      { numRuns: 100 },
    )
  })

  it.each([
    [
      'ja',
      '',
      '2つの結果を比べる｜Kaoiro',
      'フェイスパターンは、Aが「プリティ、またはスウィート」、Bが「スウィート」です。フェイスパターン分析の5項目のうち、',
    ],
    [
      'en',
      '?lang=en',
      'Two results side by side | Kaoiro',
      'Face pattern: Pretty or Sweet for A, Sweet for B. ',
    ],
  ] as const)('describes itself for link previews in %s', (language, query, title, description) => {
    const html = pageAt('/compare/001F7womQ/3MMBBYc', language)?.html ?? ''
    const address = `${site}/compare/1F7womQ/3MMBBYc`
    expect(metaOf(html, 'og:title')).toBe(title)
    expect(metaOf(html, 'og:url')).toBe(address + query)
    expect(metaOf(html, 'og:image')).toBe(`${address}/card.png${query}`)
    expect(metaOf(html, 'twitter:card')).toBe('summary_large_image')
    expect(metaOf(html, 'robots')).toBe('noindex')
    expect(metaOf(html, 'description')).toContain(description)
    expect(metaOf(html, 'og:description')).toBe(metaOf(html, 'description'))
  })

  it('says if both results are the same', () => {
    const { same } = compareEn.content.comparison
    expect(metaOf(pageAt('/compare/1/01', 'en')?.html ?? '', 'description')).toBe(same)
  })

  it('is the same error page for every invalid code on the same side', () => {
    const errorAt = (
      path: string,
      sides: InvalidSides,
      { language, compare }: (typeof pageTexts)[number],
    ) => {
      const page = pageAt(path, language)
      const message = invalidSidesMessage(compare.error, sides)
      expect(page?.html).toContain(message)
      expect(metaOf(page?.html ?? '', 'description')).toBe(message)
      expect(metaOf(page?.html ?? '', 'og:image')).toBeUndefined()
      expect(page?.status).toBe(404)
      return page
    }
    fc.assert(
      fc.property(codeArb, hostileArb, textsArb, (code, bad, texts) => {
        const { language } = texts
        const left = errorAt(comparePath('-', code), { invalid: ['a'], valid: null }, texts)
        const right = errorAt(comparePath(code, '-'), { invalid: ['b'], valid: null }, texts)
        const both = errorAt(comparePath('-', '-'), { invalid: ['a', 'b'], valid: null }, texts)
        expect([null, left]).toContainEqual(pageAt(comparePath(bad, code), language))
        expect([null, right]).toContainEqual(pageAt(comparePath(code, bad), language))
        expect([null, both]).toContainEqual(pageAt(comparePath(bad, bad), language))
      }),
      { numRuns: 100 },
    )
  })

  it.each(['/compare', '/compare/', '/compare/1', '/compare/1/', '/compare//1', '/compare/1/2/3'])(
    'is not rendered without two codes: %s',
    (path) => expect(pageAt(path)).toBeNull(),
  )
})
