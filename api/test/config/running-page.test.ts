import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { variables } from '../../src/config/variables.js'

const page = readFileSync(new URL('../../../docs/running.md', import.meta.url), 'utf8')

/** The cells of each row of a table that begins with a variable's name. */
const rows = page
  .split('\n')
  .filter((line) => /^\| `[A-Z\d_]+`/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))

test('the page on running the service lists every variable with its default and its help text', () => {
  expect(rows).toEqual(
    Object.entries(variables).map(([name, { otherwise, help }]) => [
      '',
      `\`${name}\``,
      otherwise,
      help,
      '',
    ]),
  )
})
