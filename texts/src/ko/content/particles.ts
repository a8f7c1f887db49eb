/** Whether a word ends in a consonant. Korean particles depend on it. Only for Korean words of these texts. */
const endsInConsonant = (word: string): boolean =>
  // In Unicode, every 28 syllables begin with one that has no final consonant.
  ((word.codePointAt(word.length - 1) ?? 0) - 0xac00) % 28 > 0

const particle =
  (afterConsonant: string, afterVowel: string) =>
  (word: string): string =>
    `${word}${endsInConsonant(word) ? afterConsonant : afterVowel}`

/** The word with the particle of the topic, of the subject, with "and", or with "is" at the end of a sentence. */
export const topic = particle('은', '는')
export const subject = particle('이', '가')
const and = particle('과', '와')
export const copula = particle('이에요', '예요')

/** "a와 b" or "a, b, c" */
export const listed = (words: ReadonlyArray<string>): string => {
  const [first = '', second, ...others] = words
  return second !== undefined && others.length === 0 ? `${and(first)} ${second}` : words.join(', ')
}
