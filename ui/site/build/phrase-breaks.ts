import { parse } from '@messageformat/parser'
import type { Token } from '@messageformat/parser'
import { loadDefaultJapaneseParser } from 'budoux'
import { breakPlace, joiner } from '../../src/components/break-place.js'

/** Letters per line in the narrowest column on the smallest phone. */
const shortestLine = 11

/** Texts that are passed to other apps, which must not contain break characters. */
const handedOn = /\.(preview|shareTitle|shareText|shareMessage)$/

const parser = loadDefaultJapaneseParser()

/** Punctuation after which browsers break lines anyway. */
const closing = /[、。」）？]$/

/** Returns the offsets of breaks between phrases; none for a short text. */
const placesIn = (text: string): ReadonlyArray<number> => {
  if (text.length <= shortestLine) return []
  const ends: Array<number> = []
  for (const phrase of parser.parse(text)) ends.push((ends.at(-1) ?? 0) + phrase.length)
  return ends.slice(0, -1).filter((end) => !closing.test(text.slice(0, end)))
}

/** Replaces a placeholder while the phrases are parsed. */
const anyValue = '＿'

/** Returns the offsets of breaks in the source of a message, in each of its branches. */
const placesInMessage = (tokens: ReadonlyArray<Token>): ReadonlyArray<number> => {
  const places = placesIn(
    tokens.map((token) => (token.type === 'content' ? token.value : anyValue)).join(''),
  )
  let from = 0
  const here = tokens.flatMap((token) => {
    const first = from
    from += token.type === 'content' ? token.value.length : anyValue.length
    if (token.type !== 'content') return []
    return places
      .filter((at) => at >= first && at <= from)
      .map((at) => at - first + token.ctx.offset)
  })
  const inBranches = tokens.flatMap((token) =>
    'cases' in token ? token.cases.flatMap((branch) => placesInMessage(branch.tokens)) : [],
  )
  return [...here, ...inBranches]
}

/** Inserts breaks between the phrases of a Japanese text in ICU MessageFormat. */
export function withPhraseBreaks(text: string, key = ''): string {
  if (handedOn.test(key)) return text
  const places = [...new Set(placesInMessage(parse(text)))].sort((one, other) => one - other)
  const starts = [0, ...places]
  return starts.map((start, at) => text.slice(start, places[at])).join(breakPlace)
}

/** Names of patterns and seasons, which end in 型, and words in quotation marks. */
const names = /^\p{Script=Han}{2,5}型$|(?<=[「“])\p{Script=Han}{2,8}(?=[」”])/gu

/** Joins the letters of every name in a Chinese text: Chinese breaks between any two letters. */
export function joinNames(text: string): string {
  return text.replace(names, (name) => Array.from(name).join(joiner))
}
