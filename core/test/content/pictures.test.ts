import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compositionArb } from '@kaoiro/fixtures/arbitraries/diagnosis'
import type { MapPlace } from '@kaoiro/core/chart/face-map'
import { agePlaces, curvePlaces } from '@kaoiro/core/chart/face-map'
import { seasonsByShare } from '@kaoiro/core/diagnosis/composition'
import { content as en } from '@kaoiro/core/locales/en/content/content'
import { content as ja } from '@kaoiro/core/locales/ja/content/content'
import { faceTypes } from '@kaoiro/core/diagnosis/face-type'
import { seasons } from '@kaoiro/core/diagnosis/season'
import { contents, expectSentence } from './contents.js'

const places: ReadonlyArray<MapPlace> = curvePlaces.flatMap((curve) =>
  agePlaces.map((age) => ({ curve, age })),
)

describe.each(contents)('%s', (_, content) => {
  const { pictures } = content

  test.each(faceTypes)('the description of the drawing of %s has its name', (type) => {
    expectSentence(pictures.pattern(type))
    expect(pictures.pattern(type)).toContain(content.faceTypes[type].name)
  })

  test.each(seasons)(
    'the descriptions of the drawing and the palette of %s have its name',
    (season) => {
      for (const text of [pictures.season(season), pictures.palette(season)]) {
        expectSentence(text)
        expect(text).toContain(content.seasons[season].name)
      }
    },
  )

  test('every place on the map has a sentence of its own, with the pattern near it', () => {
    const texts = places.map((place) => pictures.faceMap({ place, type: 'handsome' }))
    expect(new Set(texts).size).toBe(25)
    for (const text of texts) {
      expectSentence(text)
      expect(text).toContain(content.faceTypes.handsome.name)
    }
  })

  test('any composition is described season by season, the largest first', () => {
    fc.assert(
      fc.property(compositionArb, (shares) => {
        const text = pictures.composition(shares)
        const places = seasonsByShare(shares).map((season) =>
          text.indexOf(content.shortNames[season]),
        )
        expectSentence(text)
        expect(places).toEqual([...places].sort((a, b) => a - b))
        expect(places[0]).toBeGreaterThanOrEqual(0)
        expect((text.match(/\d+(?=%)/g) ?? []).map(Number)).toEqual(
          seasonsByShare(shares).map((season) => shares[season]),
        )
      }),
    )
  })
})

describe('the sentences', () => {
  const shares = { spring: 20, summer: 40, autumn: 0, winter: 40 }
  const handsome = {
    place: { curve: 'slightly-linear', age: 'adult-like' },
    type: 'handsome',
  } as const
  const chic = { place: { curve: 'middle', age: 'slightly-adult-like' }, type: 'chic' } as const
  const basic = { place: { curve: 'middle', age: 'middle' }, type: 'basic' } as const

  test('in Japanese', () => {
    expect(ja.pictures.pattern('chic')).toBe('「シック」の顔立ちを描いたイラストです。')
    expect(ja.pictures.season('summer')).toBe('「ブルーベース夏」の色合いを表したイラストです。')
    expect(ja.pictures.palette('spring')).toBe('「イエローベース春」に似合う20色の見本です。')
    expect([handsome, chic, basic].map(ja.pictures.faceMap)).toEqual([
      'フェイスマップでの位置はやや直線寄り・大人顔寄りで、「ハンサム」の近くです。',
      'フェイスマップでの位置は直線と曲線の中間、やや大人顔寄りで、「シック」の近くです。',
      'フェイスマップでの位置は中央で、「ベーシック」の近くです。',
    ])
    expect(ja.pictures.composition(shares)).toBe(
      'シーズンの割合は、夏40%、冬40%、春20%、秋0%です。',
    )
  })

  test('in English', () => {
    expect(en.pictures.pattern('chic')).toBe('An illustration of a face in the Chic pattern.')
    expect(en.pictures.season('summer')).toBe('An illustration in the colours of Blue-base summer.')
    expect(en.pictures.palette('spring')).toBe(
      'A palette of 20 colours that suit Yellow-base spring.',
    )
    expect([handsome, chic, basic].map(en.pictures.faceMap)).toEqual([
      'Your place on the face map is slightly to the linear side, towards adult-like, close to Handsome.',
      'Your place on the face map is midway between linear and curved, slightly towards adult-like, close to Chic.',
      'Your place on the face map is at the centre, close to Basic.',
    ])
    expect(en.pictures.composition(shares)).toBe(
      'Your colours by season: Summer 40%, Winter 40%, Spring 20%, Autumn 0%.',
    )
  })
})
