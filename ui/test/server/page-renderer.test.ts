import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Language } from '@kaoiro/core/content/content'
import { languages } from '@kaoiro/core/content/content'
import { en } from '@kaoiro/core/content/en/en'
import { ja } from '@kaoiro/core/content/ja/ja'
import { faceTypeOrFallback } from '@kaoiro/core/diagnosis/fallback'
import { resultPath } from '@kaoiro/core/result-code/path'
import { resultCode } from '@kaoiro/core/result-code/result-code'
import { diagnosisArb } from '@kaoiro/fixtures/arbitraries/diagnosis'
import { builtRenderer } from './built-renderer.js'
import { hostileArb } from './hostile.js'
import { tag } from './tag.js'

const render = await builtRenderer()

const contents = { ja, en }
const languageArb = fc.constantFrom(...languages)
const origin = 'https://beauty.example.com'

const pageAt = (path: string, language: Language = 'ja') => render({ path, language, origin })

describe('the page of a result', () => {
  it('names the result, and can be drawn again', () => {
    fc.assert(
      fc.property(diagnosisArb, languageArb, (diagnosis, language) => {
        const path = resultPath(resultCode.encode(diagnosis))
        const page = pageAt(path, language)
        const html = page?.html ?? ''
        expect(page?.status).toBe(200)
        expect(html).toContain(`<html lang="${language}">`)
        const { faceTypes, seasons } = contents[language]
        expect(html).toContain(
          faceTypes[faceTypeOrFallback(diagnosis.gender)(diagnosis.faceType)].description,
        )
        expect(html).toContain(seasons[diagnosis.colorType].description)
        expect(pageAt(path, language)?.html).toBe(html)
      }),
      { numRuns: 200 },
    )
  })

  it('has nothing that the content security policy forbids', () => {
    const html = pageAt('/result/1F7womQ')?.html ?? ''
    expect(html).not.toMatch(/ style=|<style|<script(?![^>]* src=)| on[a-z]+=/)
  })

  it.each([
    ['ja', '', 'ja_JP', 'プリティ × イエローベース春｜Kaoiro'],
    ['en', '?lang=en', 'en_GB', 'Pretty × Yellow-base spring | Kaoiro'],
  ] as const)(
    'describes itself in %s to whoever previews its link',
    (language, query, locale, title) => {
      const html = pageAt('/result/001F7womQ', language)?.html ?? ''
      const address = `${origin}/result/1F7womQ`
      expect(tag(html, 'og:title')).toBe(title)
      expect(tag(html, 'og:url')).toBe(address + query)
      expect(tag(html, 'og:image')).toBe(`${address}/card.png${query}`)
      expect(tag(html, 'og:locale')).toBe(locale)
      expect(tag(html, 'twitter:card')).toBe('summary_large_image')
      expect(tag(html, 'robots')).toBe('noindex')
      expect(tag(html, 'description')).toContain(title.split(' × ')[0])
    },
  )
})

describe('the page of what is no code', () => {
  it('is the same for every invalid code', () => {
    fc.assert(
      fc.property(hostileArb, languageArb, (code, language) => {
        const page = pageAt(`/result/${code}`, language)
        expect([null, pageAt('/result/-', language)]).toContainEqual(page)
      }),
      { numRuns: 300 },
    )
  })

  it('says so, with its status', () => {
    const page = pageAt('/result/-')
    expect(page?.status).toBe(404)
    expect(page?.html).toContain('結果の読み込みに失敗しました。')
    expect(tag(page?.html ?? '', 'og:image')).toBeUndefined()
  })

  it.each(['/result/', '/result', '/result/1F7womQ/more', '/', '/failed', '/nowhere', ''])(
    'is not drawn at %s, which is no result’s',
    (path) => expect(pageAt(path)).toBeNull(),
  )
})
