import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { averageDiagnosis } from '@kaoiro/fixtures/average-diagnosis'
import { diagnosisArb } from '@kaoiro/fixtures/arbitraries/diagnosis'
import { neighbourOf, toldFeatures } from '@kaoiro/core/chart'
import { closeShare, rowAlternatives, compareResults } from '@kaoiro/core/results'
import { neighbourSentences } from '../../src/content/alternative-sentences.js'
import { briefComparison, comparisonSentences } from '../../src/content/comparison-sentences.js'
import { seasons } from '@kaoiro/core/diagnosis'
import type { Diagnosis } from '@kaoiro/core/diagnosis'
import { contents, endsSentence } from './contents.js'

const faultsIn = (sentence: string): boolean =>
  /undefined|null|「」|“”| {2}| than than/.test(sentence)

describe.each(contents)('the sentences of a result: %s', (_, content) => {
  test('a pattern that is close is offered in a full sentence', () => {
    fc.assert(
      fc.property(diagnosisArb, (diagnosis) => {
        const sentences = neighbourSentences(content)(diagnosis, toldFeatures(diagnosis, {}))
        const neighbour = neighbourOf(diagnosis)
        const isClose = rowAlternatives(diagnosis).some(
          ({ share, faceType }) => share <= closeShare && faceType === neighbour,
        )
        expect(sentences).toHaveLength(isClose ? 1 : 0)
        for (const sentence of sentences) {
          expect(endsSentence(sentence)).toBe(true)
          expect(faultsIn(sentence)).toBe(false)
        }
      }),
    )
  })

  test.each(seasons)('the name of %s is followed by a second season', (season) => {
    const { name } = content.seasons[season]
    expect([content.seasonName(season, null)]).toEqual(content.seasonNames(season, null))
    expect(content.seasonName(season, null)).toBe(name)
    for (const also of seasons.filter((other) => other !== season)) {
      const [first, second = ''] = content.seasonNames(season, also)
      expect(first).toBe(name)
      expect(second).toContain(content.seasons[also].name)
      expect(content.seasonName(season, also)).toMatch(
        new RegExp(`^${name}\\p{P}?\\s?${second}$`, 'u'),
      )
    }
  })

  test('a comparison names all seasons of both results', () => {
    const colorComposition = { spring: 49, summer: 2, autumn: 0, winter: 49 }
    const both = { ...averageDiagnosis, colorComposition }
    const alone = { ...both, colorComposition: { ...colorComposition, spring: 60, winter: 38 } }
    const sentences = comparisonSentences(content)(compareResults(alone, both)).join('')
    for (const shown of ['spring', 'winter'] as const)
      expect(sentences.toLowerCase()).toContain(content.seasons[shown].name.toLowerCase())
  })

  test('a comparison consists of different full sentences, and of one sentence for equal results', () => {
    fc.assert(
      fc.property(diagnosisArb, diagnosisArb, (a, b) => {
        const sentences = comparisonSentences(content)(compareResults(a, b))
        expect(new Set(sentences).size).toBe(sentences.length)
        for (const sentence of sentences) {
          expect(endsSentence(sentence)).toBe(true)
          expect(faultsIn(sentence)).toBe(false)
        }
        expect(comparisonSentences(content)(compareResults(a, a))).toEqual([
          content.comparison.same,
        ])
      }),
    )
  })

  test('a brief comparison consists of three of these sentences, in the same order', () => {
    fc.assert(
      fc.property(diagnosisArb, diagnosisArb, (a, b) => {
        const full = comparisonSentences(content)(compareResults(a, b))
        const brief = briefComparison(content)(compareResults(a, b))
        expect(brief).toHaveLength(full.length === 1 ? 1 : 3)
        expect(full.filter((sentence) => brief.includes(sentence))).toEqual(brief)
      }),
    )
  })

  test('a comparison describes what suits both only for seasons that share exactly one axis', () => {
    const { suitsBoth } = content.comparison
    const shared = (colorType: Diagnosis['colorType']) =>
      comparisonSentences(content)(
        compareResults(averageDiagnosis, { ...averageDiagnosis, colorType }),
      ).filter((sentence) => Object.values(suitsBoth).includes(sentence))
    expect(shared('autumn')).toEqual([suitsBoth.yellow])
    expect(shared('summer')).toEqual([suitsBoth.light])
    expect(shared('winter')).toEqual([])
    expect(shared('spring')).toEqual([])
  })
})
