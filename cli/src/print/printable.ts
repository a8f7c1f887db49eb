/** Characters that control a terminal, or reorder, hide or break its text (Unicode: Cc, Cf, Zl, Zp). */
const controlCharacters = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu

/** Characters of foreign text that one line has room for, from either end. */
const maxCharacters = 120
const first = 40

/** Foreign text made safe for a terminal: no control characters, and of limited length. */
export const printable = (text: string, max = maxCharacters): string => {
  const shown = text.length > max ? `${text.slice(0, first)} … ${text.slice(first - max)}` : text
  return shown.replace(controlCharacters, '\ufffd')
}

/** Characters: room for two of our own sentences, and a bound for the foreign text in them. */
const maxReason = 300

/** A line on what went wrong with a file, without its end. */
export const faultLine = (file: string, why: string): string =>
  `kaoiro: ${printable(file)}: ${printable(why, maxReason)}`

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
