import * as E from 'fp-ts/lib/Either.js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { FaceCheck } from '@kaoiro/analyser/check'
import { readFixture } from '@kaoiro/fixtures/files'
import { encodeJpeg } from '@kaoiro/fixtures/pixels/encode'
import type { Shot } from '@kaoiro/fixtures/pixels/photograph'
import { photograph } from '@kaoiro/fixtures/pixels/photograph'
import type { AnalyserThreads } from '../../src/node/analyser-threads.js'
import { loadAnalyserThreads } from '../../src/node/analyser-threads.js'
import { decodeJpeg, loadExaminer } from '../../src/node/load.js'
import { mirrored } from '../../src/photo/raster.js'
import { shippedNorms } from '../../src/colour/shipped-norms.js'
import type { Examination } from '../../src/examine/analyse.js'
import { answerOf } from '../../src/examine/analyse.js'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import * as O from 'fp-ts/lib/Option.js'
import { defaultHairline } from '@kaoiro/core/photo'

let threads: AnalyserThreads

beforeAll(async () => {
  threads = await loadAnalyserThreads(2)
})

afterAll(() => threads.close())

const checkFile = async (path: string): Promise<FaceCheck> =>
  threads.checkFaces(await readFixture(path))

const checkDrawn = async (name: string, shot: Shot = {}): Promise<FaceCheck> =>
  threads.checkFaces(encodeJpeg(photograph(name, shot)))

describe('checkFaces', () => {
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

  test.each(['closed-eyes', 'man-closed-eyes'])('detects %s', async (name) => {
    expect(await checkDrawn(name)).toMatchObject({
      verdict: { right: { expression: { areEyesClosed: true } } },
    })
  })

  test('returns yaw and roll with the sign of the drawn head, and the roll within 3 degrees', async () => {
    const right = photograph('turned-12', { roll: 15 })
    for (const [side, photo] of [[1, right] as const, [-1, mirrored(right)] as const]) {
      const { faces } = await threads.checkFaces(encodeJpeg(photo))
      expect((faces[0]?.pose.yaw ?? NaN) * side).toBeGreaterThan(5)
      expect(Math.abs((faces[0]?.pose.roll ?? NaN) - side * 15)).toBeLessThan(3)
    }
  })

  test('returns a box around the drawn face', async () => {
    const { faces } = await checkDrawn('summer-woman', { scale: 0.3, position: { x: 0.3, y: 0.5 } })
    const { left = NaN, top = NaN, right = NaN, bottom = NaN } = faces[0]?.box ?? {}
    expect((left + right) / 2 / 531).toBeCloseTo(0.3, 1)
    expect((right - left) / 531).toBeCloseTo(0.3, 1)
    expect(top / 708).toBeLessThan(0.5)
    expect(bottom / 708).toBeGreaterThan(0.6)
  })
})

describe('analyse', () => {
  const request = { gender: 'WOMEN', hairline: defaultHairline } as const

  test('gives the answer of the examiner', async () => {
    const jpeg = await readFixture('portraits/spring-woman.jpg')
    const pixels = await decodeJpeg(jpeg)
    if (E.isLeft(pixels)) throw new Error(pixels.left)
    const examined = await (await loadExaminer())(pixels.right, request)
    expect(await threads.analyse(jpeg, request)).toEqual(E.map(answerOf)(examined))
    expect(E.isRight(examined)).toBe(true)
    expect(await threads.measureColours(jpeg, request)).toEqual(
      E.map(({ colours }: Examination) => colours)(examined),
    )
  })

  test('compares colours with the given norms', async () => {
    const place = { ...shippedNorms, version: 'place' }
    const own = await loadAnalyserThreads(1, place)
    const answer = await own.analyse(await readFixture('portraits/spring-woman.jpg'), request)
    await own.close()
    expect(answer).toMatchObject(E.right({ norms: 'place' }))
  })

  test.each([
    ['landscape.jpg', 'no-face'],
    ['truncated.jpg', 'unreadable-photo'],
  ])('refuses %s as %s', async (name, reason) => {
    const photo = await readFixture(`photos/${name}`)
    expect(await threads.analyse(photo, request)).toEqual(E.left(reason))
  })
})

/** Each season, deep and light colours, men and women, and the extremes of the face line and of the features' height. */
const portraits = [
  ...['spring-woman', 'spring-man', 'summer-woman', 'autumn-woman-deep', 'autumn-man'],
  ...['winter-woman', 'winter-man-deep', 'face-line-sharp', 'face-line-round'],
  ...['features-low', 'features-high'],
]

describe('findHairline', () => {
  test.each(portraits)('finds the drawn hairline of %s', async (name) => {
    const hairline = await threads.findHairline(await readFixture(`portraits/${name}.jpg`))
    // Accurate to a few tenths of a percent of the image height.
    expect(Math.abs(O.getOrElse(() => NaN)(hairline) - defaultHairline)).toBeLessThan(0.6)
  })

  test.each(['two-faces.jpg', 'landscape.jpg', 'truncated.jpg', 'portrait.png'])(
    'returns none for %s',
    async (name) => {
      expect(await threads.findHairline(await readFixture(`photos/${name}`))).toEqual(O.none)
    },
  )
})

test('loadAnalyserThreads rejects if its worker throws on start', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'kaoiro-threads-'))
  const worker = path.join(folder, 'worker.mjs')
  await writeFile(worker, "throw new Error('no models')")
  await expect(loadAnalyserThreads(1, undefined, pathToFileURL(worker))).rejects.toThrow(
    'no models',
  )
  await rm(folder, { recursive: true })
})
