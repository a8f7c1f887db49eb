// Reads messages with the library's parser.
import { parse } from '@messageformat/parser'

/** Whether a text needs to be compiled: it has placeholders or quoted characters. */
export const isMessage = (text) => /[{}]|''/.test(text)

/**
 * The tokens of a message, those of all its branches included.
 * @returns {ReadonlyArray<import('@messageformat/parser').Token>}
 */
const tokensOf = (text) => {
  const all = (tokens) =>
    tokens.flatMap((token) => [
      token,
      ...('cases' in token ? token.cases.flatMap((one) => all(one.tokens)) : []),
    ])
  return all(parse(text))
}

const types = { plural: 'number', selectordinal: 'number', number: 'number', select: 'string' }

/** The placeholders of a message with their TypeScript types. A more exact use of the same placeholder wins. */
export const placeholdersOf = (text) => {
  const found = new Map()
  for (const token of isMessage(text) ? tokensOf(text) : []) {
    if (!('arg' in token)) continue
    const type = types[token.type === 'function' ? token.key : token.type] ?? 'string | number'
    if (type !== 'string | number' || !found.has(token.arg)) found.set(token.arg, type)
  }
  return found
}

/** The formatters of grammar.ts that messages use, such as `subject` in `{name, subject}`. */
export const formattersIn = (texts) => {
  const functions = texts
    .filter(isMessage)
    .flatMap((text) => tokensOf(text))
    .filter(({ type, key }) => type === 'function' && !['number', 'date', 'time'].includes(key))
  return [...new Set(functions.map(({ key }) => key))]
}

/** The plural forms that a language has for the whole numbers below 200, except some. */
const formsOf = (language, except) => {
  const rules = new Intl.PluralRules(language)
  const numbers = Array.from({ length: 200 }, (_, number) => number)
  return new Set(numbers.filter((number) => !except.has(number)).map((n) => rules.select(n)))
}

/** The plural forms that a message lacks, and those that its language does not have. */
export const pluralFaults = (language, text) =>
  tokensOf(text)
    .filter(({ type }) => type === 'plural')
    .flatMap(({ arg, cases }) => {
      const keys = cases.map(({ key }) => key)
      const isExact = (key) => /^=?\d+$/.test(key)
      const exact = new Set(keys.filter(isExact).map((key) => Number(key.replace('=', ''))))
      const given = keys.filter((key) => !isExact(key))
      // Some forms are for fractions or large numbers only.
      const all = new Intl.PluralRules(language).resolvedOptions().pluralCategories
      return [
        ...[...formsOf(language, exact).add('other')]
          .filter((form) => !given.includes(form))
          .map((form) => `{${arg}} lacks the plural form "${form}"`),
        ...given
          .filter((form) => !all.includes(form))
          .map(
            (form) => `{${arg}} has the plural form "${form}", which this language does not use`,
          ),
      ]
    })

/** The cases that a choice between words lacks, and those that never apply. @param values of placeholders, by name */
export const selectFaults = (values, text) =>
  tokensOf(text)
    .filter(({ type }) => type === 'select')
    .flatMap(({ arg, cases }) => {
      const keys = cases.map(({ key }) => key)
      const known = values.get(arg)
      return [
        ...(keys.includes('other') ? [] : [`{${arg}} lacks the case "other"`]),
        ...keys
          .filter((key) => key !== 'other' && known !== undefined && !known.includes(key))
          .map(
            (key) =>
              `{${arg}} does not take the case "${key}"; use ${[...known, 'other'].join(', ')}`,
          ),
      ]
    })
