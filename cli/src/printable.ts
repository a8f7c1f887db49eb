import { steering } from './steering.js'

/** Characters of foreign text that one line has room for, from either end. */
const maxCharacters = 120
const first = 40

/** Text from outside, fit for a terminal: nothing that steers it, and not endless. */
export const printable = (text: string, max = maxCharacters): string => {
  const shown = text.length > max ? `${text.slice(0, first)} … ${text.slice(first - max)}` : text
  return shown.replace(steering, '\ufffd')
}
