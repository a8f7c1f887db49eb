import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { workspace } from '../../programs/workspace.js'

const { scripts } = JSON.parse(readFileSync(path.join(workspace, 'package.json'), 'utf8')) as {
  readonly scripts: Readonly<Record<string, string>>
}

/** npm calls `prepare` itself, after it has installed the packages. */
const others = Object.entries(scripts).filter(([name]) => name !== 'prepare')

test.each(others)('npm run %s installs missing packages first', (_, script) => {
  expect(script).toMatch(/^(UPDATE_SCREENSHOTS=1 )?(node tools\/setup\/|npm run )/)
})
