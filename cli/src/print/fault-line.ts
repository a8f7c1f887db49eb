import { printable } from './printable.js'

/** A line on what went wrong with a file, without its end. */
export const faultLine = (file: string, why: string): string =>
  `kaoiro: ${printable(file)}: ${printable(why)}`
