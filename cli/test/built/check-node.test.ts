import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { describe, expect, test } from 'vitest'
import { fixturePath } from '@kaoiro/fixtures/files'

const code = readFileSync(fixturePath('../cli/bin/check-node.cjs'), 'utf8')

/** The lines that the check prints on a version of Node, and its exit codes. */
const checkOn = (version: string): ReadonlyArray<string | number> => {
  const done: Array<string | number> = []
  const note = (what: string | number) => done.push(what)
  const process = { versions: { node: version }, stderr: { write: note }, exit: note }
  runInNewContext(code, { process })
  return done
}

describe('the check of the version of Node', () => {
  test.each(['16.20.2', '18.20.8', '20.18.3', '21.7.3', '22.11.0'])(
    'rejects %s in a sentence',
    (version) => {
      expect(checkOn(version)).toEqual([
        `kaoiro: requires Node.js 20.19, 22.12 or later. This is ${version}: install a newer one from https://nodejs.org.\n`,
        1,
      ])
    },
  )

  test.each(['20.19.0', '22.12.0', '23.0.0', '24.1.0'])('accepts %s', (version) => {
    expect(checkOn(version)).toEqual([])
  })
})
