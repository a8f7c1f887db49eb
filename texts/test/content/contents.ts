import { expect } from 'vitest'
import { languages } from '@kaoiro/core/language'
import { loadContent, loadMessages } from '../../src/load.js'

/** The content and the messages of each language. */
export const contents = await Promise.all(
  languages.map(
    async (language) =>
      [language, await loadContent(language), await loadMessages(language)] as const,
  ),
)

/** Matches punctuation that ends a sentence, in any script. */
const stop = /\p{Sentence_Terminal}/u

/** Whether the last character ends a sentence. */
export const endsSentence = (text: string): boolean => stop.test(text.at(-1) ?? '')

/** Expects one complete sentence without placeholders. */
export function expectSentence(text: string) {
  expect(text.split(stop)).toHaveLength(2)
  expect(endsSentence(text)).toBe(true)
  expect(text).toBe(text.trim())
  expect(text).not.toMatch(/undefined|null|NaN|\[object|顔タイプ診断/)
}
