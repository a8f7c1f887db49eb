import * as E from 'fp-ts/lib/Either.js'
import { beforeAll, describe, expect, test } from 'vitest'
import { examine } from '../src/examine/analyse.js'
import { defaultHairline } from '@kaoiro/core/photo'
import type { Trait, Season } from '@kaoiro/core/diagnosis'
import { readFixture } from '@kaoiro/fixtures/files'
import { portraits } from '@kaoiro/fixtures/portrait/parameters/portraits'
import { decodeJpeg } from '@kaoiro/analyser/node'
import { loadFaceDetector } from '@kaoiro/analyser/node'
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

describe('examine', () => {
  // The deep hair of winter-man-deep is too dark to show its undertone.
  const hasUndertone = (name: string) => name !== 'winter-man-deep'

  const seasonal = portraits
    .filter(({ name }) => hasUndertone(name))
    .flatMap(({ name, parameters, expected }) =>
      expected.season === undefined ? [] : [[name, expected.season, parameters.gender] as const],
    )

  test.each(seasonal)('finds %s to be %s', async (name, season: Season, gender) => {
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

  // The analysis is fitted to photographs, so the exact scores of drawings do not matter.
  test.each(pairs)(
    'gives %s a score that is more than a deviation lower than that of %s in %s',
    async (...pair) => {
      const [low, high, trait] = pair
      const [below, above] = [await examined(low), await examined(high)]
      expect(above.scores[trait] - below.scores[trait]).toBeGreaterThan(1)
    },
  )
})
