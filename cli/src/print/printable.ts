/** What steers a terminal, or turns, hides or breaks what it shows (Unicode: Cc, Cf, Zl, Zp). */
export const controlCharacters = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu

/** Characters of foreign text that one line has room for, from either end. */
const maxCharacters = 120
const first = 40

/** Text from outside, fit for a terminal: nothing that steers it, and not endless. */
export const printable = (text: string, max = maxCharacters): string => {
  const shown = text.length > max ? `${text.slice(0, first)} … ${text.slice(first - max)}` : text
  return shown.replace(controlCharacters, '\ufffd')
}
