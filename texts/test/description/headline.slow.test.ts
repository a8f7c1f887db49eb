import { describe, expect, test } from 'vitest'
import type { Effect } from '@kaoiro/core/chart'
import { effectOf, featuresOf, typePositions } from '@kaoiro/core/chart'
import type { Diagnosis, FaceType } from '@kaoiro/core/diagnosis'
import { faceTypes, faceTypesOf, genders, traits } from '@kaoiro/core/diagnosis'
import { shownResult } from '@kaoiro/core/result-code'
import { analyses } from '@kaoiro/fixtures/analyses'
import { averageDiagnosis, sureOf } from '@kaoiro/fixtures/average-diagnosis'
import { readJsonFixture } from '@kaoiro/fixtures/files'
import { faceWords, mainSentences } from '../../src/description/face-words.js'
import { leadOf } from '../../src/description/lead.js'
import { contents } from '../content/contents.js'
import { impressionsIn, opposites, timesNamed } from './side-words.js'

const faces: ReadonlyArray<Diagnosis> = faceTypes.flatMap((faceType) =>
  analyses.map((faceTypeAnalysis) => ({
    ...averageDiagnosis,
    gender: genders.find((gender) => faceTypesOf(gender).includes(faceType)) ?? 'WOMEN',
    faceType,
    faceTypeAnalysis,
  })),
)

const effects = Object.keys(opposites) as ReadonlyArray<Effect>

/** The impressions of a pattern, by its position on the map; none for the one in the centre. */
const effectsOf = (type: FaceType): ReadonlyArray<Effect> => {
  const { curve, age } = typePositions[type]
  return [
    ...(curve === 0 ? [] : [curve < 0 ? ('linear' as const) : ('curved' as const)]),
    ...(age === 0 ? [] : [age < 0 ? ('child-like' as const) : ('adult-like' as const)]),
  ]
}

test.each(faceTypes)(
  'a headline on %s tells its side of the map first, with any levels',
  (type) => {
    for (const face of faces.filter(({ faceType }) => faceType === type)) {
      const { main, nuance } = leadOf(face, featuresOf(face.faceTypeAnalysis))
      const told = main._tag === 'Features' ? main.features.map(effectOf) : []
      for (const effect of told) expect(effectsOf(type)).toContain(effect)
      if (main._tag === 'Features')
        expect([...new Set(told)].sort()).toEqual(
          effects.filter((effect) => main.impression.includes(effect)).sort(),
        )
      if (nuance !== null) expect(told).not.toContain(effectOf(nuance))
    }
  },
)

describe.each(contents)('the words on a face: %s', (language, content) => {
  const found = impressionsIn(language)
  const timesIn = timesNamed(language)

  /** The impressions that a text names besides these, each with the text. */
  const othersIn = (text: string, told: ReadonlyArray<Effect>): ReadonlyArray<string> =>
    found(text).flatMap((effect) => (told.includes(effect) ? [] : [`${effect}: ${text}`]))

  /** Words on a face of this type that contradict its features, or stand more than twice. */
  const faultsOn = (type: FaceType, face: Diagnosis): ReadonlyArray<string> => {
    const { main, nuance } = leadOf(face, featuresOf(face.faceTypeAnalysis))
    const words = faceWords(content)(face, sureOf(face))
    const own = effectsOf(type)
    const added = nuance === null ? [] : [effectOf(nuance)]
    const told = main._tag === 'Features' ? [...main.features.map(effectOf), ...added] : []
    const opening = content.face.opening({ main, nuance })
    const missing = told.filter((effect) => !found(opening).includes(effect))
    const measures = [
      ...words.features,
      words.decided.replace(new RegExp(content.faceTypes[type].name, 'i'), ''),
    ]
    const times = mainSentences(words).map(timesIn)
    const often = traits.filter(
      (trait) => times.reduce((sum, sentence) => sum + sentence[trait], 0) > 2,
    )
    return [
      ...othersIn(content.face.opening({ main, nuance: null }), own),
      ...(told.length === 0 ? [] : othersIn(opening, told)),
      ...missing.map((effect) => `not ${effect}: ${opening}`),
      ...othersIn(words.lead, [...own, ...added]),
      ...measures.flatMap((measure) => othersIn(measure, [])),
      ...often.map((trait) => `${trait} more than twice: ${words.lead}`),
    ]
  }

  test.each(faceTypes)(
    'on %s give the impression of their features, never the opposite one, and name no feature more than twice, with any levels',
    (type) => {
      const all = faces.filter(({ faceType }) => faceType === type)
      expect(all.flatMap((face) => faultsOn(type, face))).toEqual([])
    },
  )
})

test.each(contents)(
  'the fixed texts on a pattern avoid impressions that levels can deny: %s',
  (language, content) => {
    const impressions = impressionsIn(language)
    for (const type of faceTypes) {
      const own = effectsOf(type)
      for (const text of [content.faceTypes[type].description, ...content.typeKeywords[type]]) {
        const found = impressions(text)
        // "Between youthful and mature" names a place on the map.
        const claimed = found.filter((effect) => !found.includes(opposites[effect]))
        for (const effect of claimed) expect(own, `${type}: ${text}`).toContain(effect)
      }
    }
  },
)

describe('200 faces', async () => {
  const { codes } = (await readJsonFixture('codes/faces.json')) as {
    readonly codes: ReadonlyArray<string>
  }
  const results = codes.flatMap((code) => {
    const result = shownResult(code)
    return result._tag === 'Right' ? [result.right] : []
  })

  test.each(contents)('have at least 140 different headlines: %s', (_, content) => {
    expect(results).toHaveLength(200)
    const leads = results.map((result) => faceWords(content)(result).lead)
    expect(new Set(leads).size).toBeGreaterThanOrEqual(140)
  })

  test.each(contents)('share no clause among more than a third of them: %s', (_, content) => {
    const counts = new Map<string, number>()
    for (const result of results) {
      const text = mainSentences(faceWords(content)(result)).join('\n')
      for (const clause of new Set(text.split(/[、，,。;.\n]\s*/u).filter((part) => part !== '')))
        counts.set(clause, (counts.get(clause) ?? 0) + 1)
    }
    const [clause, count] = [...counts].reduce((most, next) => (next[1] > most[1] ? next : most))
    expect(count, clause).toBeLessThanOrEqual(results.length / 3)
  })
})
