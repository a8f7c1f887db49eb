/** Characters of foreign text that one line has room for, from either end. */
const most = 120
const first = 40

/** What steers a terminal, or turns, hides or breaks what it shows (Unicode: Cc, Cf, Zl, Zp). */
const steering = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu

/** Text from outside, fit for a terminal: nothing that steers it, and not endless. */
export const printable = (text: string): string => {
  const shown = text.length > most ? `${text.slice(0, first)} … ${text.slice(first - most)}` : text
  return shown.replace(steering, '\ufffd')
}
