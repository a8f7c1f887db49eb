import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { photoAnswerArb } from '@kaoiro/fixtures/arbitraries/combination'
import type { PhotoAnswer } from '../../src/diagnosis/answer.js'
import { isPersonInQuestion } from '../../src/combination/same-person.js'
import type { Level, Trait } from '../../src/diagnosis/level.js'
import { byTrait } from '../../src/diagnosis/level.js'
import type { Proportion } from '../../src/diagnosis/distribution.js'

const spring: Proportion = { spring: 70, autumn: 10, winter: 5 }
const winter: Proportion = { spring: 5, autumn: 10, winter: 70 }

/** A photo with the same score and level in each trait. */
const photo = (at: number, proportion: Proportion, scored = true): PhotoAnswer => ({
  gender: 'WOMEN',
  answer: {
    faceType: 'basic',
    season: 'spring',
    levels: byTrait(() => Math.min(5, Math.max(1, Math.round(3 + at))) as Level),
    proportion,
    ...(scored ? { scores: byTrait(() => at) } : {}),
  },
})

const doubted = ({ gender, answer }: PhotoAnswer, doubt: string): PhotoAnswer => ({
  gender,
  answer: { ...answer, doubts: [doubt] },
})

describe('isPersonInQuestion', () => {
  test.each([true, false])('questions a far face in other colours, with scores: %s', (scored) => {
    const [one, other] = [photo(-1, spring, scored), photo(1, winter, scored)]
    expect(isPersonInQuestion([one], other)).toBe(true)
    expect(isPersonInQuestion([one, one], other)).toBe(true)
  })

  test('questions colours only together with the face', () => {
    expect(isPersonInQuestion([photo(0, spring)], photo(0.7, spring))).toBe(false)
    expect(isPersonInQuestion([photo(0, spring)], photo(0.7, winter))).toBe(true)
    expect(isPersonInQuestion([photo(0, spring)], photo(0.1, { ...spring, autumn: 40 }))).toBe(
      false,
    )
  })

  test('trusts a steady trait more than one that a smile changes', () => {
    const changed = (trait: Trait): PhotoAnswer => {
      const { gender, answer } = photo(0, spring)
      return { gender, answer: { ...answer, scores: { ...byTrait(() => 0), [trait]: 1.8 } } }
    }
    expect(isPersonInQuestion([photo(0, spring)], changed('faceLine'))).toBe(true)
    expect(isPersonInQuestion([photo(0, spring)], changed('mouthWidth'))).toBe(false)
  })

  test('does not question a photo that is near one of the earlier photos', () => {
    expect(isPersonInQuestion([photo(-1, spring), photo(0.9, winter)], photo(1, winter))).toBe(
      false,
    )
  })

  test.each(['glasses', 'low-detail'])('does not question a photo with %s', (doubt) => {
    const [one, other] = [photo(-1, spring), photo(1, winter)]
    expect(isPersonInQuestion([one], doubted(other, doubt))).toBe(false)
    expect(isPersonInQuestion([doubted(one, doubt)], other)).toBe(false)
  })

  test('never questions the same photo again, nor a first photo', () => {
    fc.assert(
      fc.property(fc.array(photoAnswerArb), photoAnswerArb, (others, added) => {
        expect(isPersonInQuestion([...others, added], added)).toBe(false)
        expect(isPersonInQuestion([], added)).toBe(false)
      }),
    )
  })
})
