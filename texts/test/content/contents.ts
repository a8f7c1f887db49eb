import { expect } from 'vitest'
import type { SwatchId } from '@kaoiro/core/palette'
import type { Content } from '../../src/content/content.js'
import { languages } from '@kaoiro/core/language'
import { loadContent, loadMessages } from '../../src/load.js'

/** The content and the messages of each language. */
export const contents = await Promise.all(
  languages.map(
    async (language) =>
      [language, await loadContent(language), await loadMessages(language)] as const,
  ),
)

/** The swatches of any season that a text names, in the order of the text; of names within names, the longest. */
export function swatchesIn({ swatches }: Content, text: string): ReadonlyArray<SwatchId> {
  const plain = (name: string) => name.replaceAll('\u200b', '').toLowerCase()
  const named = (Object.keys(swatches) as ReadonlyArray<SwatchId>).map(
    (id) => [plain(swatches[id]), id] as const,
  )
  const ids = new Map(named)
  const names = [...ids.keys()].sort((a, b) => b.length - a.length)
  const found = text.toLowerCase().match(new RegExp(names.join('|'), 'gu')) ?? []
  return found.flatMap((name) => ids.get(name) ?? [])
}

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
