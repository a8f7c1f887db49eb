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

/** A text with a place to break between its phrases; a short one as it is. */
export const withPhraseBreaks = (text: string): string =>
  text.length <= shortestLine
    ? text
    : parser
        .parse(text)
        .reduce((before, phrase) => before + (closing.test(before) ? '' : breakPlace) + phrase)

/** A part of a source file that is to be set, by its place there. */
interface Part {
  readonly start: number
  readonly end: number
}

/** The strings of a file of texts, and what stands between the values in its templates. */
const partsOf = (file: string, code: string): ReadonlyArray<Part> => {
  const parts: Array<Part> = []
  let inHandedOn = 0
  const isHandedOn = (key: { readonly type: string; readonly name?: unknown }) =>
    key.type === 'Identifier' && typeof key.name === 'string' && handedOn.has(key.name)
  new Visitor({
    Property: ({ key }) => {
      if (isHandedOn(key)) inHandedOn += 1
    },
    'Property:exit': ({ key }) => {
      if (isHandedOn(key)) inHandedOn -= 1
    },
    Literal: ({ value, start, end }) => {
      if (typeof value === 'string' && inHandedOn === 0)
        parts.push({ start: start + 1, end: end - 1 })
    },
    TemplateElement: ({ value: { raw }, start: from }) => {
      // Of TypeScript's files, the element's own place takes in what encloses it.
      const start = code.indexOf(raw, from)
      if (inHandedOn === 0) parts.push({ start, end: start + raw.length })
    },
  }).visit(parseSync(file, code).program)
  return parts
}

/** The source of a file of texts, with places to break in them. */
export const breakTexts = (file: string, code: string): string =>
  partsOf(file, code).reduceRight(
    (code, { start, end }) =>
      code.slice(0, start) + withPhraseBreaks(code.slice(start, end)) + code.slice(end),
    code,
  )

/** The Japanese texts of the screens. Descriptions and makeup points are justified, and break anywhere. */
const japaneseTexts =
  /\/ui\/src\/[\w/]+\/texts\/([\w-]+-)?ja\.ts$|\/core\/src\/content\/(messages\/ja|ja\/(agreement|alternatives|certainty|comparison))\.ts$/

/** Lets each browser break Japanese lines between phrases: only some know `word-break: auto-phrase`. */
export const phraseBreaks = (): Plugin => ({
  name: 'kaoiro-phrase-breaks',
  enforce: 'pre',
  transform: {
    filter: { id: japaneseTexts },
    handler: (code, id) => ({ code: breakTexts(id, code), map: null }),
  },
})
