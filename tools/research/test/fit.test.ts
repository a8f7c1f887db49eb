import { readFileSync } from 'node:fs'
import path from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ColourTraits } from '@kaoiro/analyser/colour'
import { seasonCuts } from '@kaoiro/analyser/colour'
import { populations } from '@kaoiro/analyser/traits'
import { levelOf, levels, seasons, traits } from '@kaoiro/core/diagnosis'
import { workspace } from '../../programs/workspace.js'
import { namedStream, uniform } from '../../statistics/random.js'
import type { PairedPhoto } from '../evaluate/pairs/paired-people.js'
import { fitCuts, sharesBy } from '../fit/fit-cuts.js'
import { fitPopulations } from '../fit/fit-populations.js'
import { fileWith, sourceOf } from '../fit/source-files.js'
import { professionalSeasonShares } from '../statistics/shares.js'
import { examination } from './examinations.js'

/** A photo with a face line, in a mouth at rest and without yaw. */
const photoWith = (faceLine: number): PairedPhoto => {
  const { evidence } = examination()
  const { shape } = evidence
  const measures = { ...shape.measures, faceLine }
  const own = examination({ evidence: { ...evidence, shape: { ...shape, measures } } })
  const person = String(faceLine)
  return { person, gender: 'MEN', folder: '', expression: 'neutral', examinedAs: () => own }
}

describe('fitPopulations', () => {
  /** Skewed, as measures are: the quantiles of an exponential distribution. */
  const skewed = Array.from({ length: 50 }, (_, i) => -Math.log(1 - (i + 0.5) / 50))
  const { MEN } = fitPopulations(skewed.map((line) => photoWith(line)))

  test('gives each level about a fifth of a gender, although the measures are skewed', () => {
    const { mean, deviation } = MEN.faceLine
    const found = skewed.map((line) => levelOf((line - mean) / deviation))
    for (const level of levels) {
      const share = found.filter((each) => each === level).length / found.length
      expect(share).toBeGreaterThan(0.12)
      expect(share).toBeLessThan(0.3)
    }
  })

  test('fits every trait', () => {
    expect(Object.keys(MEN).sort()).toEqual([...traits].sort())
  })
})

describe('fileWith', () => {
  const cutsFile = 'colour/season-cuts.ts'

  test('changes only the named source if the constants are the committed ones', () => {
    const files = [
      fileWith(cutsFile, 'four photos', { seasonCuts }),
      fileWith('traits/population.ts', 'four photos', { populations }),
    ]
    for (const { path: file, text } of files) {
      expect(text).toContain('Printed by `npm run fit` from four photos.')
      const committed = readFileSync(path.join(workspace, file), 'utf8')
      const withoutSource = (file: string) => file.slice(file.indexOf('\n'))
      expect(withoutSource(text)).toBe(withoutSource(committed))
    }
  })

  test('replaces the numbers of a constant and keeps its comments', () => {
    const cuts = { warmth: 1.5, warm: -2, cool: 0 }
    const { text } = fileWith(cutsFile, 'four photos', { seasonCuts: cuts })
    expect(text).toMatch(/\*\/\n  warmth: 1.5,\n.*\*\/\n  warm: -2,\n.*\*\/\n  cool: 0,\n}\n$/s)
  })

  test('rejects constants that the file does not have', () => {
    expect(() => fileWith(cutsFile, 'four photos', { seasonCuts: { warmth: 1 } })).toThrow(Error)
  })
})

test('sourceOf counts a person with several photos once', () => {
  const one = photoWith(0.2)
  expect(sourceOf([one, one, photoWith(0.3)], 'even')).toBe('3 photos of 2 people (even half)')
})

test('fitCuts gives each season its share in Japan, within 3 points', () => {
  /** People with a lightness that changes with the warmth by `slope`. */
  const peopleBy = (seed: number, slope: number): ReadonlyArray<ColourTraits> => {
    const random = namedStream(`cuts/${seed}`)
    const bell = () => uniform(random, -1, 1) + uniform(random, -1, 1) + uniform(random, -1, 1)
    return Array.from({ length: 400 }, () => {
      const warmth = bell()
      return { warmth, lightness: bell() + slope * warmth, chroma: 0, contrast: 0 }
    })
  }
  fc.assert(
    fc.property(fc.nat(0xffff), fc.integer({ min: -20, max: 20 }), (seed, tenths) => {
      const people = peopleBy(seed, tenths / 10)
      const shares = sharesBy(fitCuts(people).cuts, people)
      for (const season of seasons)
        expect(Math.abs(shares[season] - professionalSeasonShares[season])).toBeLessThanOrEqual(
          0.03,
        )
    }),
    { numRuns: 50 },
  )
})
