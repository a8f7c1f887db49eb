import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { changeableParts, seasons } from '@kaoiro/core/diagnosis'
import { storedAnswersArb } from '@kaoiro/fixtures/arbitraries/combination'
import { sampleAnswer } from '@kaoiro/fixtures/services/stub-service'
import { content } from '@kaoiro/texts/ja'
import { partsToLeaveOut, seasonLeavingOut } from '../../src/result/season-without.js'

const dyed = {
  gender: 'MEN' as const,
  answer: {
    ...sampleAnswer,
    seasonWithout: {
      ...{
        lips: { spring: 60, autumn: 10, winter: 5 },
        skin: { spring: 50, autumn: 40, winter: 5 },
      },
      hair: { spring: 10, autumn: 10, winter: 60 },
    },
  },
  wasSent: false,
}

describe('the season without some colours', () => {
  it('is offered for the parts that a photo shows; lipstick to women only', () => {
    expect(partsToLeaveOut('MEN', { answers: [dyed] })).toEqual(['hair', 'skin'])
    expect(partsToLeaveOut('WOMEN', { answers: [dyed] })).toEqual(['hair', 'lips', 'skin'])
    expect(partsToLeaveOut('WOMEN', {})).toEqual([])
  })

  it('has the names and shares without them, for several photos their mean', () => {
    const winter = { spring: 10, summer: 20, autumn: 10, winter: 60 }
    expect(seasonLeavingOut(content, { answers: [dyed] }, ['hair'])).toEqual({
      names: [content.seasons.winter.name],
      composition: winter,
    })
    const other = { ...dyed, answer: sampleAnswer }
    expect(seasonLeavingOut(content, { answers: [dyed, other] }, ['hair'])?.composition).toEqual({
      ...{ spring: 34, summer: 22, autumn: 12, winter: 32 },
    })
  })

  it('adds up to 100 for any photos; null without a part to leave out', () => {
    fc.assert(
      fc.property(storedAnswersArb(), fc.subarray([...changeableParts]), (answers, parts) => {
        const shares = seasonLeavingOut(content, { answers }, parts)?.composition
        expect(shares && seasons.reduce((sum, season) => sum + shares[season], 0)).toBe(
          parts.length === 0 ? undefined : 100,
        )
      }),
    )
  })
})
