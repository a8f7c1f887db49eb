import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { colourParts } from '@kaoiro/core/analysis/colour/colour-samples'
import { colourTraitsAmong } from '@kaoiro/core/analysis/colour/colour-traits'
import { deviationOf } from '@kaoiro/core/analysis/colour/light-log'
import { variationOf } from '../../../statistics/intraclass.js'
import { fitColours } from '../../../fit/constants/fit-colours.js'
import type { Person } from '../../../fit/people/person.js'
import { isVisitor, photosOf } from '../../../fit/people/person.js'
import { median } from '../../../../statistics/quantile.js'
import { meanAndDeviation } from '../../../statistics/shares.js'
import { colouringsBy } from '../made-up.js'

const visits = isVisitor('asian')

const originalsOf = (people: ReadonlyArray<Person>) =>
  people.filter(visits).map(({ original }) => original.colours)

const peopleArb = fc.nat(0xffff).map(colouringsBy)

describe('fitting the colours', () => {
  test('each mean colour is the median of the visitors', () => {
    fc.assert(
      fc.property(peopleArb, (people) => {
        const { meanColours } = fitColours(people, visits)
        for (const part of colourParts)
          for (const axis of ['red', 'blue', 'light'] as const) {
            const off = originalsOf(people).map(
              (colours) => deviationOf(meanColours[part], colours[part])[axis],
            )
            expect(Math.abs(median(off))).toBeLessThan(0.001)
          }
      }),
      { numRuns: 10 },
    )
  })

  test('the traits of the visitors have mean 0 and deviation 1, as far as their bounds let them', () => {
    fc.assert(
      fc.property(peopleArb, (people) => {
        const traits = originalsOf(people).map(colourTraitsAmong(fitColours(people, visits)))
        for (const name of ['warmth', 'lightness', 'chroma', 'contrast'] as const) {
          const { mean, deviation } = meanAndDeviation(traits.map((own) => own[name]))
          expect(Math.abs(mean)).toBeLessThan(0.05)
          expect(deviation).toBeGreaterThan(0.93)
          expect(deviation).toBeLessThan(1.01)
        }
      }),
      // Always the same people: of a thousand such groups one is farther off, by chance.
      { numRuns: 10, seed: 1 },
    )
  })

  test.each(['warmth', 'lightness'] as const)(
    'a light that falls on whites and walls too hardly moves the %s',
    (trait) => {
      fc.assert(
        fc.property(peopleArb, (people) => {
          const traitsOf = colourTraitsAmong(fitColours(people, visits))
          const found = people.map((person) =>
            photosOf(person).map(({ colours }) => traitsOf(colours)[trait]),
          )
          expect(variationOf([found]).correlation).toBeGreaterThan(0.97)
        }),
        { numRuns: 10 },
      )
    },
  )

  test('yellower skin, hair and irises are warmer', () => {
    const people = colouringsBy(1)
    const { warmthWeights } = fitColours(people, visits)
    expect(warmthWeights.skin.blue).toBeLessThan(0)
    for (const part of ['hair', 'iris'] as const) {
      expect(warmthWeights[part].red).toBeGreaterThan(0)
      expect(warmthWeights[part].blue).toBeLessThan(0)
    }
  })

  test('lighter skin and hair are lighter', () => {
    const { lightnessWeights } = fitColours(colouringsBy(1), visits)
    for (const part of ['skin', 'hair'] as const)
      expect(lightnessWeights[part].light).toBeGreaterThan(0)
  })

  test('a part that no photo shows counts for nothing', () => {
    const people = colouringsBy(2).map((person) => {
      const bare = ({ colours, shape }: Person['original']) => {
        const { lips: _, ...others } = colours
        return { shape, colours: others }
      }
      return { ...person, original: bare(person.original), second: person.second.map(bare) }
    })
    expect(fitColours(people, visits).warmthWeights.lips).toEqual({ red: 0, blue: 0, light: 0 })
  })
})
