import * as E from 'fp-ts/lib/Either.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { languages } from '@kaoiro/core/language'
import { keyColours } from '@kaoiro/core/palette'
import type { Product } from '@kaoiro/core/products'
import { resultCode } from '@kaoiro/core/result-code'
import { diagnosisArb } from '@kaoiro/fixtures/arbitraries/diagnosis'
import { loadResultTexts } from '@kaoiro/texts/load'
import { pageToKeep } from '../../src/result/page-to-keep.js'
import { recommendations } from '../../src/result/recommendations.js'
import { resultView } from '../../src/result/result-view.js'

const all = await Promise.all(
  languages.map(async (language) => [language, await loadResultTexts(language)] as const),
)

const distances = { spring: 1, summer: 1, autumn: 1, winter: 1 }

const lip: Product = {
  ...{ category: 'lip', name: { en: 'Rouge' }, floor: { en: '1F Beauty' }, shelf: 'B-12' },
  ...{ url: 'https://www.example.com/' },
  shades: [{ name: { en: 'Red' }, colour: '#c61230', distances, lightness: 60 }],
}

describe.each(all)('the page to keep: %s', (language, texts) => {
  it('has three colours to buy, three things that fit, one to change, and the places of products', () => {
    fc.assert(
      fc.property(diagnosisArb, (diagnosis) => {
        const view = resultView(texts.content, resultCode.encode(diagnosis))
        if (E.isLeft(view)) throw new Error('a valid code was refused')
        const { season, alsoSuits } = view.right
        const page = (products: Parameters<typeof recommendations>[0]) =>
          pageToKeep(texts, view.right, recommendations(products, view.right, null), language)
        const [buy, have, change] = page([])
        expect(page([]).map(({ lines }) => lines.length)).toEqual([3, 3, 1])
        expect(buy?.lines.map(({ colours }) => colours[0])).toEqual(
          keyColours(season, alsoSuits)
            .slice(0, 3)
            .map(({ colour }) => colour),
        )
        for (const { text, colours } of [...(have?.lines ?? []), ...(change?.lines ?? [])]) {
          expect(text).not.toMatch(/undefined|null/)
          expect([1, 2]).toContain(colours.length)
        }
        const where = page([lip])[3]?.lines
        expect(where).toEqual(
          view.right.gender === 'MEN'
            ? undefined
            : [{ colours: ['#c61230'], text: 'Rouge · 1F Beauty · B-12' }],
        )
      }),
      { numRuns: 25 },
    )
  })
})
