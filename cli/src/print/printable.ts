/** Characters that control a terminal, or reorder, hide or break its text (Unicode: Cc, Cf, Zl, Zp). */
export const controlCharacters = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu

/** Characters of foreign text that one line has room for, from either end. */
const maxCharacters = 120
const first = 40

/** Foreign text made safe for a terminal: no control characters, and of limited length. */
export const printable = (text: string, max = maxCharacters): string => {
  const shown = text.length > max ? `${text.slice(0, first)} … ${text.slice(first - max)}` : text
  return shown.replace(controlCharacters, '\ufffd')
}
