import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { agreementOf } from '../../statistics/agreement.js'

const answerArb = fc.constantFrom('spring', 'summer', 'autumn', 'winter')

const peopleArb = fc.array(fc.array(answerArb, { minLength: 2, maxLength: 3 }), {
  minLength: 2,
  maxLength: 12,
})

const own = (...people: ReadonlyArray<string>): ReadonlyArray<ReadonlyArray<string>> =>
  people.map((letters) => [...letters])

describe('agreement', () => {
  test('of two photos each is counted over all pairs of people, too', () => {
    // Of three people two keep their answer; a and b agree in none, a and c in half, b and c in half.
    expect(agreementOf([own('aa', 'bb', 'ab')])).toEqual({
      onePerson: 2 / 3,
      twoPeople: 1 / 3,
      kappa: (2 / 3 - 1 / 3) / (1 - 1 / 3),
      people: 3,
    })
  })

  test('below that of two people is worth less than nothing', () => {
    // Of each person's six pairs two agree, of two people's sixteen eight.
    const { onePerson, twoPeople, kappa } = agreementOf([own('aabb', 'aabb', 'aabb')])
    expect(onePerson).toBeCloseTo(1 / 3, 12)
    expect(twoPeople).toBeCloseTo(1 / 2, 12)
    expect(kappa).toBeCloseTo(-1 / 3, 12)
  })

  test('is complete if no answer changes, and kappa is 1 if there are two different ones', () => {
    fc.assert(
      fc.property(fc.array(answerArb, { minLength: 2 }), (answers) => {
        const { onePerson, kappa } = agreementOf([answers.map((answer) => [answer, answer])])
        expect(onePerson).toBe(1)
        expect(kappa).toBeCloseTo(new Set(answers).size > 1 ? 1 : 0, 12)
      }),
    )
  })

  test('is the same in any order of people and of photos', () => {
    fc.assert(
      fc.property(peopleArb, (people) => {
        const [one, other] = [
          agreementOf([people]),
          agreementOf([[...people].reverse().map((answers) => [...answers].reverse())]),
        ]
        expect(other.onePerson).toBeCloseTo(one.onePerson, 12)
        expect(other.twoPeople).toBeCloseTo(one.twoPeople, 12)
      }),
    )
  })

  test('compares people within their group alone', () => {
    const [women, men] = [own('aa', 'aa'), own('bb', 'bb', 'bb')]
    expect(agreementOf([women, men])).toMatchObject({ twoPeople: 1, kappa: 0 })
    expect(agreementOf([[...women, ...men]]).twoPeople).toBeCloseTo(0.4, 12)
  })

  test('leaves out who has one answer only', () => {
    fc.assert(
      fc.property(peopleArb, fc.array(answerArb.map((answer) => [answer])), (people, single) => {
        expect(agreementOf([[...people, ...single]])).toEqual(agreementOf([people]))
      }),
    )
  })

  test('of nobody is 0', () => {
    expect(agreementOf([])).toEqual({ onePerson: 0, twoPeople: 0, kappa: 0, people: 0 })
  })
})
