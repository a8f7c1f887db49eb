import { mkdtemp, writeFile } from 'node:fs/promises'
import path from 'node:path'
import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, test } from 'vitest'
import type { Norms } from '@kaoiro/core/norms'
import { checkStore, readFolder, readNorms } from '../src/read.js'
import { least, useStoreFolders } from './folders.js'

const storeFolder = await useStoreFolders()

const skin = {
  people: 60,
  mean: { red: 0.4, blue: -0.5, light: -1 },
  deviation: { red: 0.1, blue: 0.2, light: 0.4 },
}
const norms: Norms = { version: '2026-11-28.60', everybody: { skin } }

const lines = (value: unknown) => JSON.stringify(value, null, 1)

describe('norms.json in a store’s folder', () => {
  test('is read, and is part of the state', async () => {
    const folder = await storeFolder({ 'store.json': least })
    const before = await readFolder(folder)
    expect(await checkStore(before)).not.toHaveProperty('right.norms')
    await writeFile(path.join(folder, 'norms.json'), lines(norms))
    const after = await readFolder(folder)
    expect(after.state).not.toBe(before.state)
    expect(await checkStore(after)).toMatchObject(E.right({ norms }))
    expect(await readNorms(path.join(folder, 'norms.json'))).toEqual(E.right(norms))
  })

  const withSkin = (change: object) =>
    lines({ ...norms, everybody: { skin: { ...skin, ...change } } })
  test.each([
    ['', { _tag: 'Syntax', line: 1 }],
    [lines({ version: '1' }), { _tag: 'Missing', line: 1, path: 'everybody' }],
    [
      lines({ ...norms, version: '28 November' }),
      { _tag: 'WrongValue', line: 2, path: 'version', expected: { kind: 'version' } },
    ],
    [
      withSkin({ people: 1.5 }),
      {
        _tag: 'WrongValue',
        line: 5,
        path: 'everybody.skin.people',
        expected: { kind: 'wholeNumber' },
      },
    ],
    [
      withSkin({ deviation: { ...skin.deviation, red: 0 } }),
      {
        _tag: 'WrongValue',
        line: 12,
        path: 'everybody.skin.deviation.red',
        expected: { kind: 'atLeast', bound: 0.01 },
      },
    ],
    [
      withSkin({ mean: { ...skin.mean, light: 'dark' } }),
      { path: 'everybody.skin.mean.light', expected: { kind: 'number' } },
    ],
    [lines({ ...norms, men: 3 }), { path: 'men', expected: { kind: 'object' } }],
  ])('is rejected with its place in %j', async (text, fault) => {
    const folder = await storeFolder({ 'store.json': least, 'norms.json': text })
    const expected = E.left([{ ...fault, file: 'norms.json' }])
    expect(await checkStore(folder)).toMatchObject(expected)
    expect(await readNorms(path.join(folder, 'norms.json'))).toMatchObject(expected)
  })
})

test('readNorms reports a missing file', async () => {
  const folder = await mkdtemp(path.join(await storeFolder({}), 'empty-'))
  expect(await readNorms(path.join(folder, 'mine.json'))).toEqual(
    E.left([{ _tag: 'FileNotFound', file: 'mine.json', line: null }]),
  )
})
