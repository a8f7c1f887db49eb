import { expect, test } from 'vitest'
import type { Diagnosis } from '@kaoiro/core/diagnosis'
import { assessmentsOf } from '@kaoiro/core/diagnosis'
import { alsoSuits } from '@kaoiro/core/palette'
import { shownResult } from '@kaoiro/core/result-code'
import { readJsonFixture } from '@kaoiro/fixtures/files'
import type { Content } from '../../src/content/content.js'
import { labelledSentence, patternEntry } from '../../src/content/result-texts.js'
import { styleAdvice } from '../../src/content/style-advice.js'
import { faceWords, mainSentences } from '../../src/description/face-words.js'
import { contents } from '../content/contents.js'

const { codes } = (await readJsonFixture('codes/faces.json')) as {
  readonly codes: ReadonlyArray<string>
}

const results = codes.flatMap((code) => {
  const result = shownResult(code)
  return result._tag === 'Right' ? [result.right] : []
})

/** All sentences of a result's page right after the analysis that depend on the result. */
const sentencesOf = (content: Content, diagnosis: Diagnosis): ReadonlySet<string> => {
  const { seasons } = content
  const certainty = { faceTypes: { [diagnosis.faceType]: 60 } }
  const words = faceWords(content)(diagnosis, certainty)
  const pattern = patternEntry(content)(diagnosis)
  const season = seasons[diagnosis.colorType]
  const other = alsoSuits(diagnosis)
  const told = assessmentsOf({ diagnosis, certainty })
  const makeups = diagnosis.gender === 'WOMEN' ? [pattern.makeup, season.makeup] : [pattern.makeup]
  const texts = [
    ...labelledSentence(content, diagnosis, told.season),
    ...mainSentences(words),
    ...words.between,
    pattern.description,
    season.description,
    ...(other === null ? [] : [seasons[other].character]),
    ...makeups.flatMap(({ description, points }) => [
      description,
      ...points.map((point) => point.content),
    ]),
    ...styleAdvice(content)(diagnosis, certainty).map(({ text }) => text),
  ]
  return new Set(texts.flatMap((text) => text.match(/[^.。]+[.。]/gu) ?? []))
}

/** The codes are in alphabetical order: every eleventh makes a group that varies as people do. */
const groupCount = 11

test.each(contents)(
  'of 18 people, half have nine sentences that only they get: %s',
  (_, content) => {
    const groups = Array.from({ length: groupCount }, (__, group) =>
      results
        .filter((___, at) => at % groupCount === group)
        .slice(0, 18)
        .map((result) => sentencesOf(content, result)),
    )
    const own = groups.flatMap((group) =>
      group.map((sentences) => {
        const isOwn = (sentence: string) => group.filter((one) => one.has(sentence)).length < 2
        return [...sentences].filter(isOwn).length
      }),
    )
    const [median] = own.sort((a, b) => a - b).slice(own.length / 2)
    expect(median).toBeGreaterThanOrEqual(9)
  },
)
