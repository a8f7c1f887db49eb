import { printable } from './printable.js'

/** Characters: room for two of our own sentences, and a bound for the foreign text in them. */
const maxReason = 300

/** A line on what went wrong with a file, without its end. */
export const faultLine = (file: string, why: string): string =>
  `kaoiro: ${printable(file)}: ${printable(why, maxReason)}`
