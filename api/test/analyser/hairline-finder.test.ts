import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import * as E from 'fp-ts/lib/Either.js'
import * as O from 'fp-ts/lib/Option.js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { defaultHairline } from '@kaoiro/core/photo/hairline'
import { mirrored } from '@kaoiro/core/photo/mirror'
import type { Pixels } from '@kaoiro/core/photo/pixels'
import { readFixture } from '@kaoiro/fixtures/files'
import { encodeJpeg } from '@kaoiro/fixtures/photo/encode'
import type { PortraitParameters } from '@kaoiro/fixtures/portrait/parameters'
import { photograph } from '@kaoiro/fixtures/portrait/photograph'
import { portraits } from '@kaoiro/fixtures/portrait/portraits'
import { decodeJpeg } from '../../src/analyser/decode-jpeg.js'
import { loadFaceDetector } from '../../src/analyser/face/face-detector.js'
import { hairlineIn } from '../../src/analyser/hairline-in.js'
import type { HairlineFinder } from '../../src/analyser/hairline-finder.js'
import { loadHairlineFinder } from '../../src/analyser/hairline-finder.js'
import type { FaceDetector } from '../../src/analyser/face/face-detector.js'

const expectNear = (found: O.Option<number>, hairline: number) => {
  expect(Math.abs(O.getOrElse(() => NaN)(found) - hairline)).toBeLessThan(0.6)
}

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
    'in %s there is no hairline of one face',
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

describe('a finder that cannot be loaded is no finder', () => {
  test('where there is no worker', async () => {
    const nowhere = new URL('no-such-worker.js', import.meta.url)
    await expect(loadHairlineFinder(1, nowhere)).rejects.toThrow()
  })

  test('where the worker fails at its start', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'kaoiro-finder-'))
    const worker = path.join(folder, 'worker.mjs')
    await writeFile(worker, "throw new Error('no models')")
    await expect(loadHairlineFinder(1, pathToFileURL(worker))).rejects.toThrow('no models')
    await rm(folder, { recursive: true })
  })
})

describe('hairlineIn', () => {
  let detectFaces: FaceDetector

  beforeAll(async () => {
    detectFaces = await loadFaceDetector()
  })

  const parameters = (name: string): PortraitParameters => {
    const portrait = portraits.find((each) => each.name === name)
    if (portrait === undefined) throw new Error(`no portrait ${name}`)
    return portrait.parameters
  }

  const photo = async (name: string, change: Partial<PortraitParameters>): Promise<Pixels> => {
    const pixels = await decodeJpeg(
      encodeJpeg(await photograph({ ...parameters(name), ...change }), 92),
    )
    if (E.isLeft(pixels)) throw new Error(pixels.left)
    return pixels.right
  }

  test.each<[string, Partial<PortraitParameters>]>([
    ['higher', { hairline: 17.5 }],
    ['in a rolled head', { roll: 12 }],
    ['in a head that is rolled the other way', { roll: -18 }],
    ['in a head that is turned', { yaw: 12 }],
    ['near to the camera', { distance: 0.5 }],
    ['in a small face', { scale: 0.3, hairline: 25 }],
  ])('the hairline is found %s', async (_, change) => {
    for (const name of ['summer-woman', 'winter-man-deep'])
      expectNear(await hairlineIn(detectFaces)(await photo(name, change)), change.hairline ?? 20)
  })

  test('a photo and its mirror image have the same', async () => {
    const pixels = await photo('autumn-woman', { roll: 7, noise: 3 })
    const found = await hairlineIn(detectFaces)(pixels)
    expect(O.isSome(found)).toBe(true)
    expect(await hairlineIn(detectFaces)(mirrored(pixels))).toEqual(found)
  })

  test('under a fringe there is none', async () => {
    expect(await hairlineIn(detectFaces)(await photo('spring-woman', { fringe: 0.6 }))).toEqual(
      O.none,
    )
  })
})
