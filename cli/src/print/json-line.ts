import { controlCharacters } from './printable.js'

const escaped = (character: string): string =>
  Array.from(
    { length: character.length },
    (_, i) => `\\u${character.charCodeAt(i).toString(16).padStart(4, '0')}`,
  ).join('')

/**
 * A value as JSON, and a line end. `JSON.stringify` escapes the controls up to U+001F alone; the names of
 * files may hold others, which a terminal would obey. In JSON they occur in strings only.
 */
export const jsonLine = (value: unknown): string =>
  `${JSON.stringify(value).replace(controlCharacters, escaped)}\n`
