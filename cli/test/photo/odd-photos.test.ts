import { fileURLToPath } from 'node:url'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checksPhotos } from '@kaoiro/fixtures/check-photos'

const program = fileURLToPath(new URL('../../bin/kaoiro.cjs', import.meta.url))

// `npm run fuzz` tests thousands of photos with other seeds.
test('kaoiro check prepares or rejects odd and broken photos', () => {
  const outcomes = new Set<string>()
  const onOutcome = (outcome: string) => outcomes.add(outcome)
  const checking = { program, engine: 'jimp', start: 60_000, each: 5_000, onOutcome }
  fc.assert(checksPhotos(checking), { seed: 1, numRuns: 12 })
  expect([...outcomes]).toEqual(expect.arrayContaining(['prepared', 'BrokenPhoto', 'NotAPhoto']))
})
