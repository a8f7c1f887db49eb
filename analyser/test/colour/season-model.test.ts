import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { seasons } from '@kaoiro/core/diagnosis'
import type { ColourNorms, ColourPart } from '@kaoiro/core/norms'
import { colourParts } from '@kaoiro/core/norms'
import type { ColourSamples } from '../../src/colour/colour-samples.js'
import { colourOf, measureOf } from '../../src/colour/light-log.js'
import { colouringOf, seasonChances } from '../../src/colour/season-model.js'
import { evenly } from '@kaoiro/fixtures/arbitraries/values'
import {
  bathed,
  lightArb,
  people,
  personArb,
  samplesArb,
  withoutPart,
} from '../evidence-arbitraries.js'

/** The norms of a place with another light, which shifts all colours. */
const inOtherLight = (norms: ColourNorms, light: ColourSamples['skin']) => {
  const shift = measureOf(light)
  return Object.fromEntries(
    colourParts.flatMap((part) => {
      const norm = norms[part]
      if (norm === undefined) return []
      const { mean, deviation } = norm
      const by = (key: keyof typeof mean) => mean[key] + shift[key]
      return [
        [
          part,
          {
            people: norm.people,
            mean: { red: by('red'), blue: by('blue'), light: by('light') },
            deviation,
          },
        ],
      ]
    }),
  ) as unknown as ColourNorms
}

const withPaper = (samples: ColourSamples, paper: ColourSamples['skin']): ColourSamples => ({
  ...samples,
  reference: { kind: 'sheet', paper },
})

/** Parts that a photo may lack; the whites of the eyes are the light's evidence, too. */
const seenParts = ['hair', 'iris', 'lips'] as const

const smallLight = fc
  .record({ red: evenly(-0.4, 0.4), blue: evenly(-0.4, 0.4), light: evenly(-0.5, 0.5) })
  .map(colourOf)

describe('the season', () => {
  test('is a relation: the same under other lamps, if the place has them', () => {
    fc.assert(
      fc.property(personArb, smallLight, (person, light) => {
        expect(seasonChances(inOtherLight(people, light), bathed(person, light))).toEqual(
          seasonChances(people, person),
        )
      }),
    )
  })

  test('does not depend on a uniform light that white paper shows', () => {
    fc.assert(
      fc.property(personArb, smallLight, smallLight, (person, paper, light) => {
        const lit = bathed(withPaper(person, paper), light)
        const shown = {
          red: paper.red + light.red,
          green: paper.green + light.green,
          blue: paper.blue + light.blue,
        }
        expect(seasonChances(people, withPaper(lit, shown))).toEqual(
          seasonChances(people, withPaper(person, paper)),
        )
      }),
    )
  })

  test.each(colourParts.filter((part) => part !== 'skin'))(
    'counts %s as usual if the photo does not show it, or the norms lack it',
    (part: Exclude<ColourPart, 'skin'>) => {
      fc.assert(
        fc.property(samplesArb, (samples) => {
          const { [part]: _, ...others } = people
          const unseen = colouringOf(people, withoutPart(samples, part))
          expect(unseen[part]).toEqual({ red: 0, blue: 0, light: 0 })
          expect(colouringOf(others, samples)[part]).toEqual(unseen[part])
        }),
      )
    },
  )

  test('without some parts is that of a photo that does not show them, in any light that paper shows', () => {
    fc.assert(
      fc.property(samplesArb, lightArb, fc.subarray([...seenParts]), (samples, paper, parts) => {
        const lit = withPaper(samples, paper)
        expect(seasonChances(people, lit, parts)).toEqual(
          seasonChances(people, parts.reduce(withoutPart, lit)),
        )
      }),
    )
  })

  test('has whole percentages that add up to 100, for any colours and without any of them', () => {
    fc.assert(
      fc.property(samplesArb, lightArb, fc.subarray([...colourParts]), (samples, paper, parts) => {
        for (const some of [samples, withPaper(samples, paper)]) {
          const chances = seasonChances(people, some, parts)
          expect(seasons.reduce((sum, season) => sum + chances[season], 0)).toBe(100)
          for (const season of seasons) expect(Number.isInteger(chances[season])).toBe(true)
        }
      }),
    )
  })
})
