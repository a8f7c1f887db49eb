import { describe, expect, test } from 'vitest'
import { content as en } from '../../src/en.js'
import { content as ja } from '../../src/ja.js'
import { faceTypes, seasons } from '@kaoiro/core/diagnosis'
import { contents } from './contents.js'

const textsOf = (value: unknown): ReadonlyArray<string> =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsOf)
      : []

describe.each(contents)('%s', (_, content) => {
  const entries = [
    ...faceTypes.map((type) => [type, content.faceTypes[type]] as const),
    ...seasons.map((season) => [season, content.seasons[season]] as const),
  ]

  test('all patterns and seasons have different names and descriptions', () => {
    const all = entries.map(([, entry]) => entry)
    expect(new Set(all.map(({ name }) => name)).size).toBe(14)
    expect(new Set(all.map(({ description }) => description)).size).toBe(14)
  })

  test('every pattern and season has its own set of three or four keywords', () => {
    const sets = [
      ...faceTypes.map((type) => content.typeKeywords[type]),
      ...seasons.map((season) => content.seasonKeywords[season]),
    ]
    for (const keywords of sets) {
      expect([3, 4]).toContain(keywords.length)
      expect(new Set(keywords).size).toBe(keywords.length)
      for (const keyword of keywords) expect(keyword.length).toBeLessThanOrEqual(16)
    }
    expect(new Set(sets.map((keywords) => [...keywords].sort().join())).size).toBe(sets.length)
  })

  test('the seasons have four different short names, each a part of the name', () => {
    expect(new Set(seasons.map((season) => content.shortNames[season])).size).toBe(4)
    for (const season of seasons)
      expect(content.seasons[season].name.toLowerCase()).toContain(
        content.shortNames[season].toLowerCase(),
      )
  })

  test('texts are trimmed, not empty, and contain no trademarks of others', () => {
    expect(textsOf(content).length).toBeGreaterThan(100)
    for (const text of textsOf(content)) {
      expect(text).not.toBe('')
      expect(text).toBe(text.trim())
      expect(text).not.toContain('顔タイプ診断')
    }
  })
})

describe('the names of specification §3', () => {
  test('seasons', () => {
    expect(seasons.map((season) => ja.seasons[season].name)).toEqual([
      ...['イエローベース春', 'ブルーベース夏', 'イエローベース秋', 'ブルーベース冬'],
    ])
    expect(seasons.map((season) => en.seasons[season].name.toLowerCase())).toEqual([
      ...['yellow-base spring', 'blue-base summer', 'yellow-base autumn', 'blue-base winter'],
    ])
  })

  test('the labels of the chart', () => {
    const labels = en.axes.map(({ levels }) => levels.map((label) => label.toLowerCase()))
    expect(labels[0]).toEqual(['sharp', 'slightly sharp', 'standard', 'slightly round', 'round'])
    expect(labels[2]).toEqual(['round', 'slightly round', 'standard', 'slightly narrow', 'narrow'])
    expect(labels[3]).toEqual(['wide', 'standard', 'narrow'])
    expect(labels[4]).toEqual(['low', 'standard', 'high'])
  })
})

test('the English patterns and seasons contain no Japanese', () => {
  expect(JSON.stringify([en.faceTypes, en.seasons])).not.toMatch(
    /[\p{scx=Hira}\p{scx=Kana}\p{scx=Hani}]/u,
  )
})
