import fc from 'fast-check'
import { expect, test } from 'vitest'
import { languages } from '../../src/locales/language.js'
import { preferredLanguage } from '../../src/locales/preferred-language.js'

const subtagArb = fc.constantFrom('GB', 'Latn', 'JP', '419', 'x')

/** A tag of one of our languages, such as `en-GB`, and the language. */
const ownArb = fc
  .tuple(fc.constantFrom(...languages), fc.array(subtagArb, { maxLength: 2 }))
  .map(([language, subtags]) => ({ language, tag: [language, ...subtags].join('-') }))

const foreignArb = fc.constantFrom('fr', 'zh-Hant-TW', 'jav', 'eng-GB', '', '-', 'en_GB')

test('preferredLanguage returns the language of the first tag that has one', () =>
  fc.assert(
    fc.property(
      fc.array(foreignArb),
      ownArb,
      fc.array(
        fc.oneof(
          foreignArb,
          ownArb.map(({ tag }) => tag),
        ),
      ),
      (foreign, { language, tag }, others) => {
        expect(preferredLanguage([...foreign, tag, ...others])).toBe(language)
      },
    ),
  ))

test('preferredLanguage returns null if no tag has one', () =>
  fc.assert(
    fc.property(fc.array(foreignArb), (tags) => {
      expect(preferredLanguage(tags)).toBeNull()
    }),
  ))
