import { loadDefaultJapaneseParser } from 'budoux'
import type { Plugin } from 'vite'
import { parseSync, Visitor } from 'vite'
import { breakPlace } from '../src/components/break-place.js'

/** The narrowest column on the smallest phone holds as many letters in a line. */
const shortestLine = 11

/** Texts that are not set in lines but handed on: to another app. */
const handedOn = new Set(['preview', 'shareTitle', 'shareText'])

const parser = loadDefaultJapaneseParser()

/** Browsers break a line after these by themselves. */
const closing = /[、。」）？]$/

/** Where a text may break: between its phrases; nowhere in a short one. */
const placesIn = (text: string): ReadonlyArray<number> => {
  if (text.length <= shortestLine) return []
  const ends: Array<number> = []
  for (const phrase of parser.parse(text)) ends.push((ends.at(-1) ?? 0) + phrase.length)
  return ends.slice(0, -1).filter((end) => !closing.test(text.slice(0, end)))
}

const breakAt = (text: string, places: ReadonlyArray<number>): string => {
  const starts = [0, ...places]
  return starts.map((start, at) => text.slice(start, places[at])).join(breakPlace)
}

/** A text with a place to break between its phrases; a short one as it is. */
export const withPhraseBreaks = (text: string): string => breakAt(text, placesIn(text))

/** A part of a source file that is to be set, by its place there. */
interface Part {
  readonly start: number
  readonly end: number
}

/** Stands for a value, which is not known yet: whatever its letter, its phrase ends where the text says. */
const anyValue = '＿'

/** Where a text may break that is in these parts of the source, with a value between each two. */
const placesInSource = (code: string, parts: ReadonlyArray<Part>): ReadonlyArray<number> => {
  const texts = parts.map(({ start, end }) => code.slice(start, end))
  const places = placesIn(texts.join(anyValue))
  let from = 0
  return parts.flatMap(({ start, end }) => {
    const [first, last] = [from, from + end - start]
    from = last + anyValue.length
    return places.filter((at) => at >= first && at <= last).map((at) => at - first + start)
  })
}

/** The texts of a file: its strings, and its templates in the parts between their values. */
const textsOf = (file: string, code: string): ReadonlyArray<ReadonlyArray<Part>> => {
  const texts: Array<ReadonlyArray<Part>> = []
  let inHandedOn = 0
  const isHandedOn = (key: { readonly type: string; readonly name?: unknown }) =>
    key.type === 'Identifier' && typeof key.name === 'string' && handedOn.has(key.name)
  const add = (text: ReadonlyArray<Part>) => {
    if (inHandedOn === 0) texts.push(text)
  }
  new Visitor({
    Property: ({ key }) => {
      if (isHandedOn(key)) inHandedOn += 1
    },
    'Property:exit': ({ key }) => {
      if (isHandedOn(key)) inHandedOn -= 1
    },
    Literal: ({ value, start, end }) => {
      if (typeof value === 'string') add([{ start: start + 1, end: end - 1 }])
    },
    TemplateLiteral: ({ quasis }) => {
      add(
        quasis.map(({ value: { raw }, start: from }) => {
          // Of TypeScript's files, the element's own place takes in what encloses it.
          const start = code.indexOf(raw, from)
          return { start, end: start + raw.length }
        }),
      )
    },
  }).visit(parseSync(file, code).program)
  return texts
}

/** The source of a file of texts, with places to break in them. */
export const breakTexts = (file: string, code: string): string =>
  breakAt(
    code,
    textsOf(file, code)
      .flatMap((parts) => placesInSource(code, parts))
      .sort((one, other) => one - other),
  )

/** The Japanese texts of the screens. Descriptions and makeup points are justified, and break anywhere. */
const japaneseTexts =
  /\/core\/src\/locales\/ja\/(screens\/[\w-]+|content\/(agreement|alternatives|certainty|comparison|messages|terms))\.ts$/

/** Lets each browser break Japanese lines between phrases: only some know `word-break: auto-phrase`. */
export const phraseBreaks = (): Plugin => ({
  name: 'kaoiro-phrase-breaks',
  enforce: 'pre',
  transform: {
    filter: { id: japaneseTexts },
    handler: (code, id) => ({ code: breakTexts(id, code), map: null }),
  },
})
