import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import * as O from 'fp-ts/lib/Option.js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { defaultHairline } from '@kaoiro/core/photo/hairline'
import { readFixture } from '@kaoiro/fixtures/files'
import { portraits } from '@kaoiro/fixtures/portrait/parameters/portraits'
import type { HairlineFinder } from '../../src/analyser/hairline-finder.js'
import { loadHairlineFinder } from '../../src/analyser/hairline-finder.js'
import { expectNear } from './expect-near.js'

describe('loadHairlineFinder', () => {
  let finder: HairlineFinder

  beforeAll(async () => {
    finder = await loadHairlineFinder(2)
  })

  afterAll(() => finder.close())

  test.each(portraits.map(({ name }) => name))('%s: the drawn hairline is found', async (name) => {
    expectNear(await finder.find(await readFixture(`portraits/${name}.jpg`)), defaultHairline)
  })

  test.each(['two-faces.jpg', 'landscape.jpg', 'truncated.jpg', 'portrait.png'])(
    'in %s there is no single face with a hairline',
    async (name) => {
      expect(await finder.find(await readFixture(`photos/${name}`))).toEqual(O.none)
    },
  )

  test('it works on several photos at once', async () => {
    const jpegs = await Promise.all(
      ['spring-woman', 'winter-man', 'autumn-woman-deep'].map((name) =>
        readFixture(`portraits/${name}.jpg`),
      ),
    )
    for (const found of await Promise.all(jpegs.map(finder.find)))
      expectNear(found, defaultHairline)
  })
})

describe('loading a finder rejects', () => {
  test('if there is no worker', async () => {
    const nowhere = new URL('no-such-worker.js', import.meta.url)
    await expect(loadHairlineFinder(1, nowhere)).rejects.toThrow()
  })

  test('if the worker fails at its start', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'kaoiro-finder-'))
    const worker = path.join(folder, 'worker.mjs')
    await writeFile(worker, "throw new Error('no models')")
    await expect(loadHairlineFinder(1, pathToFileURL(worker))).rejects.toThrow('no models')
    await rm(folder, { recursive: true })
  })
})
