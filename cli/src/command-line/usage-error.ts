import { printable } from '../print/printable.js'

/** Room for commander's own words and for the longest list of choices. */
const max = 1000

/** All up to the @ of an address, which may hold a name and a password. */
const credentials = /(?<=')[^']*:.*@/gsu

/** The line in which commander suggests what was meant, in names of our own. */
const suggestion = /\n(?=\(Did you mean )/

/** Commander's message on wrong usage, which repeats what was typed, made safe to print. */
export const formatUsageError = (text: string): string => {
  const [error = '', ...suggestions] = text.trimEnd().split(suggestion)
  const said = error.replace(/^error: /, 'kaoiro: ').replace(credentials, '…@')
  return [said, ...suggestions].map((line) => `${printable(line, max)}\n`).join('')
}
