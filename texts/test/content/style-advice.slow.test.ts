import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { shownDiagnosisArb } from '@kaoiro/fixtures/arbitraries/diagnosis'
import { averageDiagnosis, sureOf } from '@kaoiro/fixtures/average-diagnosis'
import { avoidedColours, palettes } from '@kaoiro/core/palette'
import type { SwatchId } from '@kaoiro/core/palette'
import { styleAdvice } from '../../src/content/style-advice.js'
import type { StyleTopic } from '../../src/content/style-advice.js'
import { styleTopics } from '../../src/content/style-advice.js'
import type { Diagnosis, Composition, Season, Trait } from '@kaoiro/core/diagnosis'
import { faceTypesOf, genders, seasons } from '@kaoiro/core/diagnosis'
import { analyses } from '@kaoiro/fixtures/analyses'
import { namesAnySide, sidesNamedIn, sidesOf } from '../description/side-words.js'
import { contents, endsSentence, swatchesIn } from './contents.js'
import { makeUpWords } from '@kaoiro/fixtures/make-up-words'

const only = (season: Season): Composition => ({
  ...{ spring: 0, summer: 0, autumn: 0, winter: 0 },
  [season]: 100,
})

describe.each(contents)('the style advice: %s', (language, content) => {
  const namedIn = sidesNamedIn(language)
  const adviceOn = (topic: StyleTopic, changes: Partial<Diagnosis>) => {
    const diagnosis = { ...averageDiagnosis, ...changes }
    const advice = styleAdvice(content)(diagnosis, sureOf(diagnosis))
    const found = advice.find((one) => one.topic === topic)
    if (found === undefined) throw new Error(`no advice on ${topic}`)
    return found
  }
  const nameOf = (id: SwatchId) => content.swatches[id].replaceAll('\u200b', '').toLowerCase()
  const namesIn = (text: string, ids: ReadonlyArray<SwatchId>) =>
    ids.filter((id) => text.toLowerCase().includes(nameOf(id)))

  test('covers every topic once, except for colours to avoid near a season that they suit, in full sentences, without words for make-up', () => {
    fc.assert(
      fc.property(shownDiagnosisArb, (diagnosis) => {
        const advice = styleAdvice(content)(diagnosis)
        const topics = advice.map(({ topic }) => topic)
        expect([styleTopics, styleTopics.filter((topic) => topic !== 'apart')]).toContainEqual(
          topics,
        )
        for (const { title, text } of advice) {
          expect(endsSentence(title)).toBe(false)
          expect(endsSentence(text)).toBe(true)
          expect(text).not.toMatch(/undefined|null/)
          expect(`${title} ${text}`).not.toMatch(makeUpWords)
        }
      }),
    )
  })

  test.each(genders)(
    'names the side of each level that it follows, and no other (%s)',
    (gender) => {
      for (const faceTypeAnalysis of analyses) {
        const texts = (['neckline', 'glasses'] as const).map(
          (topic) => adviceOn(topic, { gender, faceTypeAnalysis }).text,
        )
        const own = sidesOf(faceTypeAnalysis)
        const unlessStandard = (trait: Trait) => (own[trait] === 'standard' ? [] : [own[trait]])
        expect(namedIn(texts), texts.join(' ')).toEqual({
          faceLine: [own.faceLine],
          eyebrowAngle: unlessStandard('eyebrowAngle'),
          eyeVerticalLength: unlessStandard('eyeVerticalLength'),
          mouthWidth: [],
          noseRatio: unlessStandard('noseRatio'),
        })
      }
    },
  )

  test('names no side of a feature in the advice on cut and fabric, which differs for each pattern', () => {
    const texts = [...new Set(genders.flatMap(faceTypesOf))].map(
      (faceType) => adviceOn('shape', { faceType }).text,
    )
    expect(new Set(texts).size).toBe(10)
    expect(texts.filter(namesAnySide(language))).toEqual([])
  })

  test.each(seasons)('names the colours of the palette that it shows: %s', (colorType) => {
    for (const gender of genders) {
      const { text, colours } = adviceOn('colours', { colorType, gender })
      const ids = palettes[colorType].map(({ id }) => id)
      const shown = [...(colours?.base ?? []), ...(colours?.accent ?? [])].map(({ id }) => id)
      expect(shown).toHaveLength(6)
      expect([...namesIn(text, ids)].sort()).toEqual(shown.sort())
    }
  })

  test.each(seasons)(
    'explains how to wear avoided colours, without naming the palette: %s',
    (season) => {
      const { text } = adviceOn('apart', { colorType: season, colorComposition: only(season) })
      const avoided = avoidedColours(season).map(({ id }) => id)
      expect([...swatchesIn(content, text)].sort()).toEqual(avoided.slice(0, 2).sort())
      expect(
        namesIn(
          text,
          palettes[season].map(({ id }) => id),
        ),
      ).toEqual([])
    },
  )

  test.each([
    ['winter', 'is left out: it names black', false],
    ['autumn', 'is left out: royal purple is near aubergine', false],
    ['summer', 'is there: both colours are far from summer', true],
  ] as const)('the advice on avoided colours of spring or %s %s', (also, _, isThere) => {
    const colorComposition = { ...only(also), spring: 49, [also]: 51 }
    const advice = styleAdvice(content)({ ...averageDiagnosis, colorComposition })
    expect(advice.some(({ topic }) => topic === 'apart')).toBe(isThere)
  })

  test.each(seasons)('recommends the metals that the description of %s names', (season) => {
    const metalsIn = (text: string) =>
      text
        .toLowerCase()
        .match(
          /ゴールド|シルバー|プラチナ|ブロンズ|金|銀|银|鉑|铂|古銅|古铜|gold|silver|platinum|bronze/g,
        )
    const { text } = adviceOn('metal', { colorType: season })
    expect(metalsIn(text)).toEqual(metalsIn(content.seasons[season].description))
  })
})
