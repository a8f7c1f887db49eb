import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, test } from 'vitest'
import { faceTypes, faceTypesOf, genders, seasons } from '@kaoiro/core/diagnosis'
import type { Language } from '@kaoiro/core/language'
import { languages } from '@kaoiro/core/language'
import { resultCode } from '@kaoiro/core/result-code'
import { analyses } from '@kaoiro/fixtures/analyses'
import { averageDiagnosis } from '@kaoiro/fixtures/average-diagnosis'
import { loadContent } from '@kaoiro/texts/load'
import type { ResultView } from '../../src/result/result-view.js'
import { impersonalView, resultView } from '../../src/result/result-view.js'

/** Words that speak to the reader as to the owner of the result. "If you shave" speaks to everybody. */
const toOwner: Readonly<Record<Language, RegExp>> = {
  ja: /あなた/u,
  en: /\byour|(?<!\b(?:if|when|before|what|where|as|far|less|more)) you\b/iu,
  ko: /당신/u,
  'zh-Hans': /您|，，|，。/u,
  'zh-Hant': /您|，，|，。/u,
}

/** All sentences about a person and for a person. */
const textsOf = ({ pattern, colour, words, described, style }: ResultView) => [
  ...[pattern, colour].flatMap(({ description, makeup }) => [
    ...[description, makeup.description],
    ...makeup.points.map(({ content }) => content),
  ]),
  ...[words.lead, words.decided, ...words.features, ...words.between],
  ...[...described.patterns, ...described.seasons],
  ...style.map(({ text }) => text),
]

/** Each face, with patterns, seasons and genders in turn. */
const diagnoses = genders.flatMap((gender) =>
  analyses.map((faceTypeAnalysis, at) => {
    const faceType = faceTypesOf(gender)[at % faceTypesOf(gender).length] ?? faceTypes[0]
    const colorType = seasons[at % 4] ?? 'spring'
    const alone = { ...{ spring: 0, summer: 0, autumn: 0, winter: 0 }, [colorType]: 100 }
    return {
      ...averageDiagnosis,
      gender,
      faceTypeAnalysis,
      faceType,
      colorType,
      colorComposition: alone,
    }
  }),
)

describe.each(languages)('impersonalView: %s', (language) => {
  test('speaks to no owner, in as many sentences', async () => {
    const content = await loadContent(language)
    for (const diagnosis of diagnoses) {
      const view = resultView(content, resultCode.encode(diagnosis))
      if (E.isLeft(view)) continue
      const texts = textsOf(impersonalView(content, view.right))
      expect(texts.filter((text) => toOwner[language].test(text))).toEqual([])
      expect(texts.length).toBe(textsOf(view.right).length)
    }
  })
})
