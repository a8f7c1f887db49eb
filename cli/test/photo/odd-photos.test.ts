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

/** `npm run fuzz` takes thousands; all before the first of these are tried as they are. */
const [first, end] = [1000, 1120] as const

let folder: string
let names: ReadonlyArray<string>
let examined: Examined

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'kaoiro-fuzz-'))
  // The large ones stay for `npm run fuzz`.
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

describe('odd and broken photos', () => {
  test('end in a prepared photo or in one clear line, each in time', () => {
    expect(examined.faults).toEqual([])
  })

  test('are all reported, in their order', () => {
    expect(examined.verdicts.map(({ file }) => file)).toEqual(names)
  })

  test('are some of them prepared, and others refused', () => {
    const outcomes = new Set(examined.verdicts.map(({ outcome }) => outcome))
    expect([...outcomes]).toEqual(expect.arrayContaining(['prepared', 'BrokenPhoto', 'NotAPhoto']))
  })
})
