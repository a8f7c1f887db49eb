import { describe, expect, test } from 'vitest'
import { patternEntry } from '../../src/content/result-texts.js'
import { faceTypes, faceTypesOf } from '@kaoiro/core/diagnosis'
import { contents, endsSentence } from './contents.js'
import { makeUpWords } from '@kaoiro/fixtures/make-up-words'

describe.each(contents)('the pattern entries: %s', (_, content) => {
  const entry = patternEntry(content)

  test('contain no words for make-up in the advice for men', () => {
    for (const faceType of faceTypes) {
      const { description, points } = entry({ gender: 'MEN', faceType }).makeup
      for (const text of [description, ...points.flatMap((point) => [point.title, point.content])])
        expect(text).not.toMatch(makeUpWords)
    }
  })

  test('advise men on skin, beard, brows and hair, differently for each pattern', () => {
    const advice = faceTypesOf('MEN').map((faceType) => entry({ gender: 'MEN', faceType }).makeup)
    expect(new Set(advice.map(({ points }) => points.map(({ title }) => title).join())).size).toBe(
      1,
    )
    const texts = advice.flatMap(({ description, points }) => [
      description,
      ...points.map((point) => point.content),
    ])
    expect(texts).toHaveLength(4 * 5)
    expect(new Set(texts).size).toBe(texts.length)
    for (const text of texts) expect(endsSentence(text)).toBe(true)
  })

  test('keep name, description and link, and for women also the makeup', () => {
    for (const faceType of faceTypes) {
      const { makeup: _makeup, ...rest } = content.faceTypes[faceType]
      expect(entry({ gender: 'MEN', faceType })).toMatchObject(rest)
      expect(entry({ gender: 'WOMEN', faceType })).toEqual(content.faceTypes[faceType])
    }
  })

  test('give chic other advice for men than for women', () => {
    const [man, woman] = (['MEN', 'WOMEN'] as const).map((gender) =>
      entry({ gender, faceType: 'chic' }).makeup.points.map((point) => point.content),
    )
    expect(man?.filter((text) => woman?.includes(text))).toEqual([])
  })
})
