import fc from 'fast-check'
import { expect, test } from 'vitest'
import { languages, languageNamed, languageParameter, languageQuery } from '../../src/language.js'

const parameterOf = (query: string): string | undefined =>
  query === '' ? undefined : query.replace(`?${languageParameter}=`, '')

test.each(languages)(
  'the query for %s is read as this language on the site of every store',
  (language) => {
    for (const siteLanguage of languages) {
      const query = languageQuery(language, siteLanguage)
      expect(languageNamed(parameterOf(query)) ?? siteLanguage).toBe(language)
    }
  },
)

test('languageNamed returns null for every other name', () => {
  const names: ReadonlyArray<unknown> = languages
  const nameArb = fc.oneof(fc.string(), fc.constantFrom('JA', 'en-GB', '__proto__', null))
  fc.assert(
    fc.property(nameArb, (name) => {
      expect(languageNamed(name)).toBe(names.includes(name) ? name : null)
    }),
  )
})
