import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { examinationOf } from '@kaoiro/analyser/analyse'
import { colourOf, seasonWeights, shippedNorms } from '@kaoiro/analyser/colour'
import type { Season } from '@kaoiro/core/diagnosis'
import { seasons } from '@kaoiro/core/diagnosis'
import { workspace } from '../../programs/workspace.js'
import { namedStream, uniform } from '../../statistics/random.js'
import type { PairedPhoto } from '../evaluate/pairs/paired-people.js'
import { labelledLines, labelledSummary } from '../evaluate/labelled/labelled.js'
import { fitNorms } from '../fit/fit-norms.js'
import { fitSeasons, leftOutChances } from '../fit/fit-seasons.js'
import { fileWith, sourceOf } from '../fit/source-files.js'
import { examination } from './examinations.js'

describe('fileWith', () => {
  const weightsFile = 'colour/season-weights.ts'

  test('changes only the named source if the constants are the committed ones', () => {
    const { path: file, text } = fileWith(weightsFile, 'four photos', { seasonWeights })
    expect(text).toContain('Printed by `npm run fit` from four photos.')
    const committed = readFileSync(path.join(workspace, file), 'utf8')
    const withoutSource = (file: string) => file.slice(file.indexOf('\n'))
    expect(withoutSource(text)).toBe(withoutSource(committed))
  })

  test('replaces the numbers of a constant and keeps its comments', () => {
    const weights = { ...seasonWeights, winter: { ...seasonWeights.winter, offset: -2.5 } }
    const { text } = fileWith(weightsFile, 'four photos', { seasonWeights: weights })
    expect(text).toMatch(
      /\n \*\/\nexport const seasonWeights.*\n  winter: \{\n    offset: -2.5,\n/s,
    )
  })

  test('rejects constants that the file does not have', () => {
    expect(() => fileWith(weightsFile, 'four photos', { seasonWeights: { warmth: 1 } })).toThrow(
      Error,
    )
  })
})

describe('seasons fitted to labels', () => {
  /** Photos with red, light skin for spring, less red and light skin for summer, and so on. */
  const photos = (set: string, warmer: number): ReadonlyArray<PairedPhoto> => {
    const random = namedStream(`seasons/${set}`)
    return Array.from({ length: 200 }, (_, i) => {
      const season: Season = seasons[i % 4] ?? 'spring'
      const [red, light] = [
        season === 'spring' || season === 'autumn' ? 1 : -1,
        season === 'spring' || season === 'summer' ? 1 : -1,
      ].map((side) => side + uniform(random, -1.2, 1.2))
      const { mean, deviation } = shippedNorms.everybody.skin
      const skin = colourOf({
        red: mean.red + warmer + 0.5 * (red ?? 0) * deviation.red,
        blue: mean.blue - warmer,
        light: mean.light + 0.5 * (light ?? 0) * deviation.light,
      })
      const { evidence } = examination()
      return {
        ...{ person: `${set} ${i}`, gender: undefined, folder: '', expression: undefined },
        ...{ set, season },
        examinedAs: (gender) =>
          examinationOf(gender, { ...evidence, colours: { ...evidence.colours, skin } }),
      }
    })
  }
  const labelled = [...photos('one', 0), ...photos('two', 0.4)]

  test('name their source, and count a person with several photos once', () => {
    const [first] = labelled
    if (first === undefined) throw new Error('no photos')
    expect(sourceOf([first, ...labelled])).toBe('401 photos of 400 people')
  })

  test('are found in people who were left out, in the light of either set', () => {
    const { sets } = labelledSummary(labelled, leftOutChances(labelled))
    const own = sets.filter(({ norms }) => norms === 'own')
    expect(own.map(({ set }) => set)).toEqual(['one', 'two'])
    for (const { first, two, told, shares } of own) {
      expect(first).toBeGreaterThan(0.7)
      expect(two).toBeGreaterThan(first)
      expect(told).toBeGreaterThan(0.4)
      for (const share of shares) expect(share).toBeGreaterThan(0.15)
    }
  })

  test('are not found where the labels are chance', () => {
    const shuffled = labelled.map((photo, i) => ({
      ...photo,
      season: seasons[(i >> 2) % 4] ?? 'spring',
    }))
    const { sets } = labelledSummary(shuffled, leftOutChances(shuffled))
    for (const { first, told } of sets) {
      expect(first).toBeLessThan(0.4)
      expect(told).toBeLessThan(0.45)
    }
  })

  test('have weights in the direction of their colours, and are reported within 80 columns', () => {
    const weights = fitSeasons(labelled)
    expect(weights.spring.colours.skin.red).toBeGreaterThan(weights.summer.colours.skin.red)
    expect(weights.spring.colours.skin.light).toBeGreaterThan(weights.autumn.colours.skin.light)
    for (const line of labelledLines(labelledSummary(labelled, leftOutChances(labelled))))
      expect(line.length).toBeLessThanOrEqual(80)
  })

  test('have norms as wide as the sets are apart', () => {
    const together = fitNorms([photos('one', 0), photos('two', 0.4)]).skin
    const apart = [fitNorms([photos('one', 0)]).skin, fitNorms([photos('two', 0.4)]).skin]
    const [one, two] = apart.map(({ mean }) => mean.red)
    expect(together.mean.red).toBeCloseTo(((one ?? NaN) + (two ?? NaN)) / 2, 2)
    for (const { deviation } of apart)
      expect(together.deviation.red).toBeGreaterThan(deviation.red + 0.02)
  })
})
