import fc from 'fast-check'
import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { diagnosisArb } from '@kaoiro/fixtures/arbitraries/diagnosis'
import { languages } from '@kaoiro/core/language'
import { loadContent, loadScreens } from '@kaoiro/texts/load'
import { content as ja } from '@kaoiro/texts/ja'
import { resultCode } from '@kaoiro/core/result-code'
import type { CompareView } from '../../src/compare/compare-view.js'
import { compareView, loanLines, ownFirst } from '../../src/compare/compare-view.js'

const codeArb = diagnosisArb.map(resultCode.encode)

const invalidArb = fc
  .oneof(fc.string(), fc.constantFrom('', 'zzzzzzz', 'A', '%', '../..'))
  .filter((code) => E.isLeft(resultCode.decode(code)))

/** Swaps the sides of a comparison. Omits the sentences, which describe B relative to A. */
const swapped = ({ a, b, rows, isSame }: CompareView) => ({
  a: b,
  b: a,
  isSame,
  rows: rows.map((row) => ({ ...row, a: row.b, b: row.a })),
})

const viewIn =
  (content: typeof ja) =>
  (a: string, b: string): CompareView => {
    const view = compareView(content, a, b)
    if (E.isLeft(view)) throw new Error('a valid code was refused')
    return view.right
  }

describe.each(await Promise.all(languages.map(loadContent)))('two results', (content) => {
  it('are swapped if their codes are swapped', () => {
    fc.assert(
      fc.property(codeArb, codeArb, (a, b) => {
        expect(viewIn(content)(b, a)).toMatchObject(swapped(viewIn(content)(a, b)))
      }),
    )
  })

  it('have names, five rows with a label for each level, and sentences', () => {
    fc.assert(
      fc.property(codeArb, codeArb, (codeA, codeB) => {
        const { a, b, rows, sentences } = viewIn(content)(codeA, codeB)
        for (const text of [
          a.names.pattern,
          b.names.pattern,
          a.names.season,
          b.names.season,
          ...sentences,
        ])
          expect(text).not.toBe('')
        expect(rows).toHaveLength(5)
        for (const row of rows)
          for (const level of [row.a, row.b]) expect(row.levels[level]).toBeTypeOf('string')
      }),
    )
  })
})

describe('the visitor’s own result', () => {
  const own = (code: string) => code === 'own'

  it('comes first, as yours, if the other is not an own one', () => {
    expect(ownFirst(['own', 'b'], own)).toEqual({ codes: ['own', 'b'], isKnown: true })
    expect(ownFirst(['a', '0own'], own)).toEqual({ codes: ['0own', 'a'], isKnown: true })
    expect(ownFirst(['a', 'b'], own)).toEqual({ codes: ['a', 'b'], isKnown: false })
    expect(ownFirst(['own', '0own'], own)).toEqual({ codes: ['own', '0own'], isKnown: false })
  })

  it.each(languages)('is called yours instead of by a letter: %s', async (language) => {
    const { texts: compare } = await (await loadScreens(language)).compare()
    fc.assert(
      fc.property(codeArb, codeArb, (codeA, codeB) => {
        const view = compareView(compare.content, codeA, codeB, compare.people)
        if (E.isLeft(view)) throw new Error('a valid code was refused')
        const lines = loanLines(compare, view.right)
        expect(lines).toHaveLength(4)
        expect(new Set(lines).size).toBe(4)
        for (const line of [...view.right.sentences, ...lines])
          expect(line).not.toMatch(/(?<![A-Za-z])[AB](?![A-Za-z])|undefined/)
      }),
      { numRuns: 25 },
    )
  })
})

describe('the same code twice', () => {
  it('is recognized as the same, even with leading zeros', () => {
    fc.assert(
      fc.property(codeArb, (code) => {
        fc.pre(code.length < 7)
        expect(viewIn(ja)(code, `0${code}`)).toMatchObject({ isSame: true, b: { code } })
      }),
    )
    expect(viewIn(ja)('1F7womQ', '3MMBBYc').isSame).toBe(false)
  })
})

describe('an invalid code', () => {
  it('is reported by its side, with the code of the other side if that is valid', () => {
    fc.assert(
      fc.property(codeArb, invalidArb, (code, bad) => {
        expect(compareView(ja, code, bad)).toEqual(
          E.left({ invalid: ['b'], valid: { side: 'a', code } }),
        )
        expect(compareView(ja, bad, code)).toEqual(
          E.left({ invalid: ['a'], valid: { side: 'b', code } }),
        )
        expect(compareView(ja, bad, bad)).toEqual(E.left({ invalid: ['a', 'b'], valid: null }))
      }),
    )
  })
})
