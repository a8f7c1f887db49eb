import { readdir } from 'node:fs/promises'
import * as E from 'fp-ts/lib/Either.js'
import { beforeAll, describe, expect, test } from 'vitest'
import { examine } from '@kaoiro/core/analysis/analyse'
import { faceTypesOf } from '@kaoiro/core/diagnosis/face-type'
import { defaultHairline } from '@kaoiro/core/photo/hairline'
import type { Trait } from '@kaoiro/core/diagnosis/level'
import type { Season } from '@kaoiro/core/diagnosis/season'
import { sideBySide } from '@kaoiro/fixtures/pixels/side-by-side'
import { encodeJpeg } from '@kaoiro/fixtures/pixels/encode'
import { fixturePath, readFixture } from '@kaoiro/fixtures/files'
import { drawFace } from '@kaoiro/fixtures/portrait/drawing/draw-face'
import type { Portrait } from '@kaoiro/fixtures/portrait/parameters/portraits'
import { portraits } from '@kaoiro/fixtures/portrait/parameters/portraits'
import { rasterise } from '@kaoiro/fixtures/pixels/rasterise'
import { decodeJpeg } from '@kaoiro/api/decode-jpeg'
import { loadFaceDetector } from '@kaoiro/api/face-detector'
import type { FaceDetector } from '../src/face/face-detector.js'

let detectFaces: FaceDetector

beforeAll(async () => {
  detectFaces = await loadFaceDetector()
})

const pixelsOf = async (jpeg: Uint8Array) => {
  const pixels = await decodeJpeg(jpeg)
  if (E.isLeft(pixels)) throw new Error(pixels.left)
  return pixels.right
}

const readPortrait = async (name: string) => pixelsOf(await readFixture(`portraits/${name}.jpg`))

const examined = async (name: string) => {
  const pixels = await readPortrait(name)
  const gender = portraits.find((each) => each.name === name)?.parameters.gender ?? 'WOMEN'
  const found = examine(pixels, await detectFaces(pixels), { gender, hairline: defaultHairline })
  if (E.isLeft(found)) throw new Error(found.left)
  return found.right
}

describe('the analysis of portraits drawn from known parameters', () => {
  test('the committed portraits are the ones that are listed', async () => {
    const files = (await readdir(fixturePath('portraits'))).filter((name) => name.endsWith('.jpg'))
    expect(files.sort()).toEqual(portraits.map(({ name }) => `${name}.jpg`).sort())
  })

  // Deep hair is so dark in this photograph that it shows almost nothing of its undertone.
  const isTold = (name: string) => name !== 'winter-man-deep'

  const seasonal = portraits
    .filter(({ name }) => isTold(name))
    .flatMap(({ name, parameters, expected }) =>
      expected.season === undefined ? [] : [[name, expected.season, parameters.gender] as const],
    )

  test.each(seasonal)('%s is found to be %s', async (name, season: Season, gender) => {
    const pixels = await readPortrait(name)
    const result = examine(pixels, await detectFaces(pixels), {
      gender,
      hairline: defaultHairline,
    })
    expect(result).toMatchObject({ right: { season } })
  })

  const pairs: ReadonlyArray<[string, string, Trait]> = [
    ['face-line-sharp', 'face-line-round', 'faceLine'],
    ['brow-arched', 'brow-straight', 'eyebrowAngle'],
    ['eyes-round', 'eyes-narrow', 'eyeVerticalLength'],
    ['mouth-wide', 'mouth-narrow', 'mouthWidth'],
    ['features-low', 'features-high', 'noseRatio'],
  ]

  // The analysis is fitted to photographs: how far apart drawings score does not matter.
  test.each(pairs)('%s scores lower than %s in %s, by more than a deviation', async (...pair) => {
    const [low, high, trait] = pair
    const [below, above] = [await examined(low), await examined(high)]
    expect(above.scores[trait] - below.scores[trait]).toBeGreaterThan(1)
  })

  test('gives each gender only the face patterns that it is shown', async () => {
    const pixels = await readPortrait('eyes-round')
    const faces = await detectFaces(pixels)
    for (const gender of ['MEN', 'WOMEN'] as const) {
      const result = examine(pixels, faces, { gender, hairline: defaultHairline })
      expect(E.isRight(result) && faceTypesOf(gender)).toContain(
        E.isRight(result) ? result.right.faceType : '',
      )
    }
  })

  test('places the features lower in a face whose hairline is higher', async () => {
    const pixels = await readPortrait('spring-woman')
    const faces = await detectFaces(pixels)
    const noseLevel = (hairline: number) => {
      const result = examine(pixels, faces, { gender: 'WOMEN', hairline })
      return E.isRight(result) ? result.right.levels.noseRatio : NaN
    }
    expect(noseLevel(14)).toBeLessThan(noseLevel(24))
  })
})

test('the guide affects where the face ends, and not its colours', async () => {
  const pixels = await readPortrait('spring-woman')
  const faces = await detectFaces(pixels)
  const colours = [0, 10, 20, 30, 100].map((hairline) => {
    const result = examine(pixels, faces, { gender: 'WOMEN', hairline })
    return E.isRight(result) && [result.right.season, result.right.colour]
  })
  expect(new Set(colours.map((colour) => JSON.stringify(colour))).size).toBe(1)
})

describe('a photo without exactly one usable face', () => {
  const reasonFor = async (jpeg: Uint8Array) => {
    const pixels = await pixelsOf(jpeg)
    return examine(pixels, await detectFaces(pixels), {
      gender: 'WOMEN',
      hairline: defaultHairline,
    })
  }

  test('a landscape has no face', async () => {
    expect(await reasonFor(await readFixture('photos/landscape.jpg'))).toEqual(E.left('no-face'))
  })

  test('two people are many faces', async () => {
    const [woman, man] = ['spring-woman', 'winter-man'].map((name) =>
      portraits.find((portrait) => portrait.name === name),
    )
    if (woman === undefined || man === undefined) throw new Error('no portraits')
    const draw = ({ parameters }: Portrait) =>
      rasterise(drawFace(parameters, { width: 354, height: 472 }))
    const pair = sideBySide(draw(woman), draw(man))
    expect(await reasonFor(encodeJpeg(pair))).toEqual(E.left('many-faces'))
  })

  test('a face far away is too small', async () => {
    const [portrait] = portraits
    if (portrait === undefined) throw new Error('no portrait')
    const far = { ...portrait.parameters, scale: 0.12, hairline: 33 }
    expect(await reasonFor(encodeJpeg(rasterise(drawFace(far))))).toEqual(E.left('face-too-small'))
  })

  test('a black photo is too dark, a white one too bright', async () => {
    const plain = (byte: number) => {
      const data = new Uint8Array(300 * 400 * 4).fill(byte)
      return encodeJpeg({ width: 300, height: 400, data })
    }
    expect(await reasonFor(plain(8))).toEqual(E.left('too-dark'))
    expect(await reasonFor(plain(252))).toEqual(E.left('too-bright'))
  })
})
