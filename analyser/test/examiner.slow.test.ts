import * as E from 'fp-ts/lib/Either.js'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Examination } from '../src/examine/analyse.js'
import type { Trait } from '@kaoiro/core/diagnosis'
import { mirroredFeatures, mirroredOutline, traits } from '@kaoiro/core/diagnosis'
import { defaultHairline } from '@kaoiro/core/photo'
import { photograph } from '@kaoiro/fixtures/pixels/photograph'
import type { Pixels } from '@kaoiro/core/photo'
import { loadExaminer } from '@kaoiro/analyser/node'
import { mirrored } from '../src/photo/raster.js'
import type { Examiner } from '../src/examine/examiner.js'

let examine: Examiner

beforeAll(async () => {
  examine = await loadExaminer()
})

const examined = async (
  name: string,
  pixels: Pixels,
  hairline = defaultHairline,
): Promise<Examination> => {
  const gender = name.includes('-man') ? 'MEN' : 'WOMEN'
  const found = await examine(pixels, { gender, hairline })
  if (E.isLeft(found)) throw new Error(found.left)
  return found.right
}

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
    const pixels = photograph(name)
    const mirror = mirrored(pixels)
    expect(Buffer.from(mirror.data).equals(Buffer.from(pixels.data))).toBe(false)
    expectMirrored(await examined(name, mirror), await examined(name, pixels))
  })

  test('for a tilted head in light from the side', async () => {
    const pixels = photograph('turned-12', { roll: 7, side: 0.25 })
    expectMirrored(
      await examined('turned-12', mirrored(pixels)),
      await examined('turned-12', pixels),
    )
  })

  test('for a rejected photo', async () => {
    const pixels = photograph('sunglasses')
    const request = { gender: 'WOMEN', hairline: defaultHairline } as const
    expect(await examine(pixels, request)).toEqual(E.left('face-covered'))
    expect(await examine(mirrored(pixels), request)).toEqual(E.left('face-covered'))
  })
})

test('returns the same result if another photo was examined in between', async () => {
  const [one, other] = [photograph('spring-woman'), photograph('winter-man')]
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
    const below = await examined(low, photograph(low))
    const above = await examined(high, photograph(high))
    expect(above.scores[trait] - below.scores[trait]).toBeGreaterThan(1)
  },
)

describe('an examination of a tilted head', () => {
  test.each([-12, 12])('at %d° returns about the same scores as upright', async (roll) => {
    const upright = await examined('spring-woman', photograph('spring-woman'))
    const tilted = await examined('spring-woman', photograph('spring-woman', { roll }))
    for (const trait of traits.filter((each) => each !== 'noseRatio'))
      expect(Math.abs(tilted.scores[trait] - upright.scores[trait]), trait).toBeLessThan(0.8416)
  })
})

describe('the hairline guide', () => {
  test('is used instead of the edge of a fringe', async () => {
    const foreheadOf = async (name: string, hairline: number) =>
      (await examined(name, photograph(name), hairline)).evidence.forehead
    const bare = await foreheadOf('spring-woman', defaultHairline)
    expect(Math.abs((await foreheadOf('fringe', defaultHairline)) - bare)).toBeLessThan(0.025)
    // A guide at the edge of the fringe tells the analysis that this edge is the hairline.
    expect(bare - (await foreheadOf('fringe', 24))).toBeGreaterThan(0.02)
  })
})
