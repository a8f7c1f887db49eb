// What a message contains, by the library's parser.
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

/** The plural forms of whole numbers that a language has: for English, `one` and `other`. */
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
      const exact = new Set(
        keys.filter((key) => /^=?\d+$/.test(key)).map((key) => Number(key.replace('=', ''))),
      )
      const forms = formsOf(language, exact)
      const all = formsOf(language, new Set())
      const given = keys.filter((key) => !/^=?\d+$/.test(key))
      return [
        ...[...forms]
          .filter((form) => !given.includes(form))
          .map((form) => `{${arg}} lacks the plural form "${form}"`),
        ...given
          .filter((form) => form !== 'other' && !all.has(form))
          .map(
            (form) => `{${arg}} has the plural form "${form}", which this language does not use`,
          ),
      ]
    })
