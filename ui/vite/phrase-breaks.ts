import { loadDefaultJapaneseParser } from 'budoux'
import type { Plugin } from 'vite'
import { parseSync, Visitor } from 'vite'
import { breakPlace } from '../src/components/break-place.js'

/** Letters per line in the narrowest column on the smallest phone. */
const shortestLine = 11

/** Texts that are passed to other apps, which must not contain break characters. */
const handedOn = new Set(['preview', 'shareTitle', 'shareText'])

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

const breakAt = (text: string, places: ReadonlyArray<number>): string => {
  const starts = [0, ...places]
  return starts.map((start, at) => text.slice(start, places[at])).join(breakPlace)
}

/** Offsets of a text's part in a source file. */
interface Part {
  readonly start: number
  readonly end: number
}

/** Placeholder for a template's value while the phrases are parsed. */
const anyValue = '＿'

/** Returns the source offsets of breaks in a text that consists of these parts, with a value between two parts. */
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

/** Returns a file's texts: strings, and templates split at their values. */
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
          // In TypeScript files, the element's range includes its delimiters.
          const start = code.indexOf(raw, from)
          return { start, end: start + raw.length }
        }),
      )
    },
  }).visit(parseSync(file, code).program)
  return texts
}

/** Inserts breaks into the texts of a source file. */
export const breakTexts = (file: string, code: string): string =>
  breakAt(
    code,
    textsOf(file, code)
      .flatMap((parts) => placesInSource(code, parts))
      .sort((one, other) => one - other),
  )

/** Japanese texts of the screens, except descriptions and makeup points: they are justified and break anywhere. */
const japaneseTexts =
  /\/texts\/src\/ja\/(screens\/[\w-]+|content\/(agreement|alternatives|certainty|comparison|face|messages|terms))\.ts$/

/** Inserts breaks between Japanese phrases, because not all browsers support `word-break: auto-phrase`. */
export const phraseBreaks = (): Plugin => ({
  name: 'kaoiro-phrase-breaks',
  enforce: 'pre',
  transform: {
    filter: { id: japaneseTexts },
    handler: (code, id) => ({ code: breakTexts(id, code), map: null }),
  },
})
