import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { variables } from '../../src/config/variables.js'

const page = readFileSync(new URL('../../../docs/running.md', import.meta.url), 'utf8')

/** The cells of each table row that starts with a variable. */
const rows = page
  .split('\n')
  .filter((line) => /^\| `[A-Z\d_]+`/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))

test('docs/running.md lists every variable with its default and its help', () => {
  expect(rows).toEqual(
    Object.entries(variables).map(([name, { defaultText, help }]) => [
      '',
      `\`${name}\``,
      defaultText,
      help,
      '',
    ]),
  )
})
