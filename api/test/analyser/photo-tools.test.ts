import * as E from 'fp-ts/lib/Either.js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { FaceCheck } from '@kaoiro/analyser/check'
import { readFixture } from '@kaoiro/fixtures/files'
import { portraits } from '@kaoiro/fixtures/portrait/parameters/portraits'
import type { FaceChecker, HairlineFinder } from '../../src/analyser/photo-tools.js'
import { loadFaceChecker, loadHairlineFinder } from '../../src/analyser/photo-tools.js'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import * as O from 'fp-ts/lib/Option.js'
import { defaultHairline } from '@kaoiro/core/photo'

let checker: FaceChecker

beforeAll(async () => {
  checker = await loadFaceChecker(2)
})

afterAll(() => checker.close())

const checkFile = async (path: string): Promise<FaceCheck> => checker.check(await readFixture(path))

describe('loadFaceChecker', () => {
  test.each([
    ['two-faces.jpg', 2, 'many-faces'],
    ['landscape.jpg', 0, 'no-face'],
    ['truncated.jpg', 0, 'unreadable-photo'],
    ['portrait.png', 0, 'unreadable-photo'],
  ])('rejects %s, with %i faces, as %s', async (name, count, reason) => {
    const { faces, verdict } = await checkFile(`photos/${name}`)
    expect(faces).toHaveLength(count)
    expect(verdict).toEqual(E.left(reason))
  })
})

describe('loadHairlineFinder', () => {
  let finder: HairlineFinder

  beforeAll(async () => {
    finder = await loadHairlineFinder(2)
  })

  afterAll(() => finder.close())

  test.each(portraits.map(({ name }) => name))('finds the drawn hairline of %s', async (name) => {
    const hairline = await finder.find(await readFixture(`portraits/${name}.jpg`))
    // Accurate to a few tenths of a percent of the image height.
    expect(Math.abs(O.getOrElse(() => NaN)(hairline) - defaultHairline)).toBeLessThan(0.6)
  })

  test.each(['two-faces.jpg', 'landscape.jpg', 'truncated.jpg', 'portrait.png'])(
    'returns none for %s',
    async (name) => {
      expect(await finder.find(await readFixture(`photos/${name}`))).toEqual(O.none)
    },
  )
})

test('loadHairlineFinder rejects if its worker throws on start', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'kaoiro-finder-'))
  const worker = path.join(folder, 'worker.mjs')
  await writeFile(worker, "throw new Error('no models')")
  await expect(loadHairlineFinder(1, pathToFileURL(worker))).rejects.toThrow('no models')
  await rm(folder, { recursive: true })
})
