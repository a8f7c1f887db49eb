import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { averageDiagnosis, sureOf } from '@kaoiro/fixtures/average-diagnosis'
import { certaintyArb } from '@kaoiro/fixtures/arbitraries/certainty'
import { faceTypeAnalysisArb, shownDiagnosisArb } from '@kaoiro/fixtures/arbitraries/diagnosis'
import type { Content, EntryTexts } from '../../src/content/content.js'
import type { FaceWords } from '../../src/description/face-words.js'
import { faceWords, leadEnd, mainSentences } from '../../src/description/face-words.js'
import type { Certainty, Diagnosis } from '@kaoiro/core/diagnosis'
import { alsoPattern, neighbourOf, toldFeatures } from '@kaoiro/core/chart'
import { faceTypes, genders, byTrait, traits, seasons } from '@kaoiro/core/diagnosis'
import { patternEntry } from '../../src/content/result-texts.js'
import { styleAdvice } from '../../src/content/style-advice.js'
import { analyses } from '@kaoiro/fixtures/analyses'
import { contents, expectSentence } from '../content/contents.js'
import { namesAnySide, sidesNamed, sidesNamedIn, sidesOf } from './side-words.js'

const fixedTexts = ({ description, makeup }: EntryTexts): ReadonlyArray<string> => [
  description,
  makeup.description,
  ...makeup.points.map(({ content }) => content),
]

/** The texts about the face of a result, its season and its style. */
const allTexts = (
  content: Content,
  diagnosis: Diagnosis,
  certainty: Certainty,
): ReadonlyArray<string> => [
  ...mainSentences(faceWords(content)(diagnosis, certainty)),
  ...fixedTexts(patternEntry(content)(diagnosis)),
  ...content.typeKeywords[diagnosis.faceType],
  ...fixedTexts(content.seasons[diagnosis.colorType]),
  ...styleAdvice(content)(diagnosis, certainty).map(({ text }) => text),
]

const texts = (words: FaceWords): string => JSON.stringify(words)

describe.each(contents)('the words on a face: %s', (language, content) => {
  const named = sidesNamed(language)
  const namedIn = sidesNamedIn(language)
  const words = (face: Diagnosis) => faceWords(content)(face, sureOf(face))

  test('name only the side of the level, and only from a chance of 0.7, in any text of a result', () => {
    fc.assert(
      fc.property(shownDiagnosisArb, certaintyArb, (diagnosis, certainty) => {
        const own = sidesOf(diagnosis.faceTypeAnalysis)
        const told = toldFeatures(diagnosis, certainty).map(({ trait }) => trait)
        const isWrong = (text: string) =>
          traits.some((trait) => {
            const allowed = told.includes(trait) ? own[trait] : 'standard'
            return named(text)[trait].some((side) => side !== allowed)
          })
        expect(allTexts(content, diagnosis, certainty).filter(isWrong)).toEqual([])
      }),
      { numRuns: 500 },
    )
  })

  test('invite to one neighbour, if it is not named already', () => {
    fc.assert(
      fc.property(shownDiagnosisArb, certaintyArb, (diagnosis, certainty) => {
        const neighbour = content.faceTypes[neighbourOf(diagnosis)].name.toLowerCase()
        const { between } = faceWords(content)(diagnosis, certainty)
        expect(between.length).toBeLessThanOrEqual(
          alsoPattern({ diagnosis, certainty }) === null ? 1 : 0,
        )
        for (const sentence of between) expect(sentence.toLowerCase()).toContain(neighbour)
      }),
    )
  })

  test('praise a face between two patterns by both names', () => {
    const { decided } = faceWords(content)(averageDiagnosis, { faceTypes: { basic: 40, chic: 30 } })
    const name = content.patternName('basic', neighbourOf(averageDiagnosis))
    expect(decided.toLowerCase()).toContain(name.toLowerCase())
  })

  test('invite to a neighbour by a side of the face, never by the opposite one', () => {
    fc.assert(
      fc.property(shownDiagnosisArb, (diagnosis) => {
        const own = sidesOf(diagnosis.faceTypeAnalysis)
        const isWrong = (sentence: string) =>
          traits
            .filter((trait) => own[trait] !== 'standard')
            .some((trait) => named(sentence)[trait].some((side) => side !== own[trait]))
        expect(words(diagnosis).between.filter(isWrong)).toEqual([])
      }),
      { numRuns: 1000 },
    )
  })

  test.each(genders)(
    'describe every feature of every face (%s) by its own side, and tell every level from every other',
    (gender) => {
      const all = new Set(
        analyses.map((faceTypeAnalysis) => {
          const { features, decided } = words({ ...averageDiagnosis, gender, faceTypeAnalysis })
          const own = sidesOf(faceTypeAnalysis)
          const sentences = [...features, decided]
          expect(namedIn(sentences), decided).toEqual(byTrait((trait) => [own[trait]]))
          return sentences.join(' ')
        }),
      )
      expect(all.size).toBe(analyses.length)
    },
  )

  test('differ for any two faces of a pattern with levels two or more apart', () => {
    fc.assert(
      fc.property(shownDiagnosisArb, faceTypeAnalysisArb, (diagnosis, faceTypeAnalysis) => {
        fc.pre(
          faceTypeAnalysis.some(
            (level, row) => Math.abs(level - (diagnosis.faceTypeAnalysis[row] ?? 0)) > 1,
          ),
        )
        expect(texts(words({ ...diagnosis, faceTypeAnalysis }))).not.toBe(texts(words(diagnosis)))
      }),
    )
  })

  test('are whole sentences; one names the pattern that was decided on', () => {
    fc.assert(
      fc.property(shownDiagnosisArb, (diagnosis) => {
        const all = words(diagnosis)
        const { name } = content.faceTypes[diagnosis.faceType]
        expect(all.decided.toLowerCase()).toContain(name.toLowerCase())
        for (const sentence of [...mainSentences(all), ...all.between]) {
          expectSentence(sentence)
          expect(sentence).not.toMatch(/「」| {2}|、、|、。|[a-z] [A-Z][a-z]+ (?:is|are)/)
        }
        expect(all.features.length).toBeGreaterThanOrEqual(1)
        expect(all.features.length).toBeLessThanOrEqual(3)
      }),
    )
  })

  test('depend on gender, face type, levels and the named seasons only', () => {
    fc.assert(
      fc.property(shownDiagnosisArb, shownDiagnosisArb, (a, b) => {
        const { gender, faceType, faceTypeAnalysis } = a
        const others = { ...b, gender, faceType, faceTypeAnalysis }
        const { colorType } = a
        expect({ ...words({ ...others, colorType }), lead: '' }).toEqual({ ...words(a), lead: '' })
        const start = (face: Diagnosis) => words(face).lead.slice(0, -leadEnd(content)(face).length)
        expect(start(others)).toBe(start(a))
      }),
    )
  })

  test.each([...faceTypes, ...seasons])(
    'the fixed texts on %s name no side of any feature',
    (name) => {
      const { faceTypes: types, seasons, typeKeywords, seasonKeywords } = content
      const keywords = { ...typeKeywords, ...seasonKeywords }[name]
      const claims = [...fixedTexts({ ...types, ...seasons }[name]), ...keywords]
      expect(claims.filter(namesAnySide(language))).toEqual([])
    },
  )
})
