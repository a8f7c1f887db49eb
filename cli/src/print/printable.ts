/** Characters that control a terminal or reorder, hide or break text (Unicode Cc, Cf, Zl, Zp). */
const controlCharacters = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu

/** Bytes of file names that are not UTF-8, as `nameOf` returns them. */
const foreignBytes = /[\udc80-\udcff]/gu

/** Maximum characters of a foreign text in a line, and how many of its first characters are kept. */
const maxCharacters = 120
const first = 40

/** Makes foreign text safe for a terminal: replaces control characters and limits the length. */
export function printable(text: string, max = maxCharacters): string {
  const shown = text.length > max ? `${text.slice(0, first)} … ${text.slice(first - max)}` : text
  return shown
    .replace(controlCharacters, '\ufffd')
    .replace(foreignBytes, (byte) => `\\x${(byte.charCodeAt(0) - 0xdc00).toString(16)}`)
}

/** Maximum characters of a reason: enough for two of the program's sentences and foreign text in them. */
const maxReason = 300

/** Maximum characters of a fault of a store: the longest list of keys fits. */
const maxStoreLine = 1000

/** Makes a line about a store safe for a terminal. */
export const storeLine = (line: string): string => printable(line, maxStoreLine)

/** The error message for a file, without a line end. */
export function faultLine(file: string, why: string): string {
  return `kaoiro: ${printable(file)}: ${printable(why, maxReason)}`
}

const escaped = (character: string): string =>
  Array.from(
    { length: character.length },
    (_, i) => `\\u${character.charCodeAt(i).toString(16).padStart(4, '0')}`,
  ).join('')

/** A value as JSON. Escapes all control characters, which file names may contain:
 * `JSON.stringify` escapes them only up to U+001F.
 */
export function jsonText(value: unknown): string {
  return JSON.stringify(value).replace(controlCharacters, escaped)
}

export const jsonLine = (value: unknown): string => `${jsonText(value)}\n`
