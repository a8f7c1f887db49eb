import type { Feature } from '@kaoiro/core/chart'
import { featureList, isRoundToo, statementOn } from '../src/content/statement.js'
import type { Grammar } from '../src/content/grammar.js'

/** Whether a word ends in a consonant. Korean particles depend on it. Only for Korean words of these texts. */
const endsInConsonant = (word: string): boolean =>
  // In Unicode, every 28 syllables begin with one that ends in a vowel.
  ((word.codePointAt(word.length - 1) ?? 0) - 0xac00) % 28 > 0

const particle =
  (afterConsonant: string, afterVowel: string) =>
  (word: string): string =>
    `${word}${endsInConsonant(word) ? afterConsonant : afterVowel}`

// Formatters: the word with the particle of the topic, of the subject, of the object, or with "is" at the end of a sentence.
export const topic = particle('은', '는')
export const subject = particle('이', '가')
export const object = particle('을', '를')
export const copula = particle('이에요', '예요')

/** The word with the particle of the means, which treats a final ㄹ as a vowel. */
export const means = (word: string): string => {
  const final = ((word.codePointAt(word.length - 1) ?? 0) - 0xac00) % 28
  return `${word}${final > 0 && final !== 8 ? '으로' : '로'}`
}

const and = particle('과', '와')

const list = (words: ReadonlyArray<string>): string => {
  const [first = '', second, ...others] = words
  return second !== undefined && others.length === 0 ? `${and(first)} ${second}` : words.join(', ')
}

export const grammar: Grammar = {
  openGraphLocale: 'ko_KR',
  betweenSentences: ' ',
  comma: ', ',
  list,
  impersonal: (text) => text,
  features: (texts, features) => featureList(texts, features, list),
  lines: (texts, groups) => {
    const clauses = (group: ReadonlyArray<Feature>, isLastGroup: boolean): string =>
      group
        .map((feature, at) => {
          const groupEnd = isLastGroup ? 'end' : 'contrast'
          const place = at === group.length - 1 ? groupEnd : 'within'
          const name = texts.subjects[feature.trait]
          const named = isRoundToo(group, feature) ? `${name}도` : topic(name)
          return `${named} ${statementOn(texts, feature, place)}`
        })
        .join(' ')
    return `${groups.map((group, at) => clauses(group, at === groups.length - 1)).join(', ')}.`
  },
}
