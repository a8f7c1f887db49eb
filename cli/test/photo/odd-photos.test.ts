import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Examined } from '@kaoiro/fixtures/fuzz/verdict'
import { examine } from '@kaoiro/fixtures/fuzz/verdict'
import { fuzzCases } from '@kaoiro/fixtures/fuzz/cases'
import { fuzzSeeds } from '@kaoiro/fixtures/fuzz/seeds'

const program = fileURLToPath(new URL('../../bin/kaoiro.cjs', import.meta.url))

/** The range of cases; those before it are unchanged files. `npm run fuzz` tests thousands. */
const [first, end] = [1000, 1120] as const

let folder: string
let names: ReadonlyArray<string>
let examined: Examined

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'kaoiro-fuzz-'))
  // Large photos are left to `npm run fuzz`.
  const cases = fuzzCases(await fuzzSeeds({ large: false }), 1, end).slice(first)
  names = await Promise.all(
    cases.map(async (make) => {
      const { name, bytes } = make()
      await writeFile(path.join(folder, name), bytes)
      return name
    }),
  )
  examined = await examine({ program, engine: 'jimp', folder }, names)
})

afterAll(() => rm(folder, { recursive: true, force: true }))

describe('kaoiro check with odd and broken photos', () => {
  test('prepares each photo or reports it in one line, in time', () => {
    expect(examined.faults).toEqual([])
  })

  test('reports all photos in order', () => {
    expect(examined.verdicts.map(({ file }) => file)).toEqual(names)
  })

  test('prepares some photos and rejects others', () => {
    const outcomes = new Set(examined.verdicts.map(({ outcome }) => outcome))
    expect([...outcomes]).toEqual(expect.arrayContaining(['prepared', 'BrokenPhoto', 'NotAPhoto']))
  })
})
