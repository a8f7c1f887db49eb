import * as E from 'fp-ts/lib/Either.js'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Examination } from '../src/examine/analyse.js'
import type { Trait } from '@kaoiro/core/diagnosis'
import { mirroredFeatures, mirroredOutline, traits } from '@kaoiro/core/diagnosis'
import { defaultHairline } from '@kaoiro/core/photo'
import { readFixture } from '@kaoiro/fixtures/files'
import { encodeJpeg } from '@kaoiro/fixtures/pixels/encode'
import { photograph } from '@kaoiro/fixtures/portrait/photograph/photograph'
import type { Pixels } from '@kaoiro/fixtures/pixels/rasterise'
import { decodeJpeg, loadExaminer } from '@kaoiro/analyser/node'
import type { Examiner } from '../src/examine/examiner.js'
import { portraitNamed } from '@kaoiro/fixtures/portrait/parameters/portraits'

let examine: Examiner

beforeAll(async () => {
  examine = await loadExaminer()
})

const decoded = async (jpeg: Uint8Array): Promise<Pixels> => {
  const pixels = await decodeJpeg(jpeg)
  if (E.isLeft(pixels)) throw new Error(pixels.left)
  return { ...pixels.right, data: Uint8Array.from(pixels.right.data) }
}

const readPortrait = async (name: string) => decoded(await readFixture(`portraits/${name}.jpg`))

const examined = async (
  name: string,
  pixels: Pixels,
  hairline = defaultHairline,
): Promise<Examination> => {
  const found = await examine(pixels, { gender: portraitNamed(name).gender, hairline })
  if (E.isLeft(found)) throw new Error(found.left)
  return found.right
}

/** Exchanges left and right, pixel by pixel. */
const mirrored = ({ width, height, data }: Pixels): Pixels => ({
  width,
  height,
  data: data.map((_, at) => {
    const [pixel, channel] = [at >> 2, at & 3]
    const x = pixel % width
    return data[(pixel + width - 1 - 2 * x) * 4 + channel] ?? 0
  }),
})

/** Compares two examinations; the outlines to the third digit, since the mirror image moves a pixel's edge. */
const expectMirrored = (there: Examination, here: Examination) => {
  const { outline, features, ...rest } = there
  const { outline: other, features: otherFeatures, ...expected } = here
  expect(rest).toEqual(expected)
  expect(features && mirroredFeatures(features).mouth[0]).toHaveLength(
    otherFeatures?.mouth[0]?.length ?? NaN,
  )
  const places = mirroredOutline(outline ?? [])
  expect(places).toHaveLength(other?.length ?? NaN)
  for (const [i, [x, y]] of places.entries()) {
    expect(x).toBeCloseTo(other?.[i]?.[0] ?? NaN, 2)
    expect(y).toBeCloseTo(other?.[i]?.[1] ?? NaN, 6)
  }
}

describe('the examination of a photo equals that of its mirror image but for the mirrored outline', () => {
  test.each(['spring-woman', 'winter-man-deep', 'face-line-round'])('%s', async (name) => {
    const pixels = await readPortrait(name)
    const mirror = mirrored(pixels)
    expect(Buffer.from(mirror.data).equals(pixels.data)).toBe(false)
    expectMirrored(await examined(name, mirror), await examined(name, pixels))
  })

  test('for a tilted head in light from the side', async () => {
    const pixels = photograph({
      ...portraitNamed('summer-woman'),
      roll: 7,
      yaw: 6,
      light: { temperature: 5600, exposure: 0, direction: 50, strength: 0.3 },
    })
    expectMirrored(
      await examined('summer-woman', mirrored(pixels)),
      await examined('summer-woman', pixels),
    )
  })

  test('for a rejected photo', async () => {
    const pixels = photograph({ ...portraitNamed('summer-woman'), glasses: 'sunglasses' })
    const request = { gender: 'WOMEN', hairline: defaultHairline } as const
    expect(await examine(pixels, request)).toEqual(E.left('face-covered'))
    expect(await examine(mirrored(pixels), request)).toEqual(E.left('face-covered'))
  })
})

test('returns the same result if another photo was examined in between', async () => {
  const [one, other] = [await readPortrait('spring-woman'), await readPortrait('winter-man')]
  const first = await examined('spring-woman', one)
  await examined('winter-man', other)
  expect(await examined('spring-woman', one)).toEqual(first)
})

const pairs: ReadonlyArray<[string, string, Trait]> = [
  ['brow-arched', 'brow-straight', 'eyebrowAngle'],
  ['eyes-round', 'eyes-narrow', 'eyeVerticalLength'],
  ['mouth-wide', 'mouth-narrow', 'mouthWidth'],
  ['features-low', 'features-high', 'noseRatio'],
]

// The analysis is fitted to photographs, so the exact scores of drawings do not matter.
test.each(pairs)(
  'gives %s a score that is more than a deviation lower than that of %s in %s',
  async (low, high, trait) => {
    const below = await examined(low, await readPortrait(low))
    const above = await examined(high, await readPortrait(high))
    expect(above.scores[trait] - below.scores[trait]).toBeGreaterThan(1)
  },
)

describe('an examination of a tilted head', () => {
  test.each([-12, 12])('at %d° returns about the same scores as upright', async (roll) => {
    const parameters = portraitNamed('spring-woman')
    const upright = await examined('spring-woman', photograph(parameters))
    const tilted = await examined('spring-woman', photograph({ ...parameters, roll }))
    for (const trait of traits.filter((each) => each !== 'noseRatio'))
      expect(Math.abs(tilted.scores[trait] - upright.scores[trait]), trait).toBeLessThan(0.8416)
  })
})

describe('the hairline guide', () => {
  test('is used instead of the edge of a fringe', async () => {
    const name = 'spring-woman'
    const foreheadOf = async (fringe: number, hairline: number) => {
      const portrait = photograph({ ...portraitNamed(name), fringe })
      return (await examined(name, await decoded(encodeJpeg(portrait, 92)), hairline)).evidence
        .forehead
    }
    const bare = await foreheadOf(0, defaultHairline)
    expect(Math.abs((await foreheadOf(0.5, defaultHairline)) - bare)).toBeLessThan(0.025)
    // A guide at the edge of the fringe tells the analysis that this edge is the hairline.
    expect(bare - (await foreheadOf(0.5, 24))).toBeGreaterThan(0.02)
  })
})
