import { describe, expect, test } from 'vitest'
import type { Diagnosis, Season } from '@kaoiro/core/diagnosis'
import { faceTypesOf, genders, seasons, faceTypes } from '@kaoiro/core/diagnosis'
import type { Language } from '@kaoiro/core/language'
import { avoidedColours, makeUpColours, palettes } from '@kaoiro/core/palette'
import { averageDiagnosis } from '@kaoiro/fixtures/average-diagnosis'
import type { Content, EntryTexts } from '../../src/content/content.js'
import { patternEntry } from '../../src/content/result-texts.js'
import { styleAdvice } from '../../src/content/style-advice.js'
import { contents, endsSentence, swatchesIn } from './contents.js'
import { makeUpWords } from '@kaoiro/fixtures/make-up-words'

/** Names of hues and of the shades that cosmetics come in; not words for lightness, amount or texture. */
const colourWords: Readonly<Record<Language, RegExp>> = {
  ja: /ベージュ|ブラウン|ピンク|コーラル|ピーチ|ローズ|レッド|オレンジ|ゴールド|シルバー|グレー|チャコール|シナモン|ラベンダー|モーヴ|ネイビー|カーキ|テラコッタ|プラム|ブラック|ホワイト|[赤青黄白黒茶紫緑灰金銀桃]/u,
  en: /\b(?:beige|brown|pink|coral|peach|apricot|rose\w*|red|orange|gold|silver|gr[ea]y|charcoal|cinnamon|lavender|mauve|navy|khaki|terracotta|plum|black|white|blue|green|yellow|purple|ivory)\b/iu,
  'zh-Hant':
    /[米棕橘橙黃綠藍紫灰黑金銀]|白(?!天)|(?<!腮)紅|珊瑚|蜜桃|杏桃|玫瑰|肉桂|炭|藕|陶土|梅子|粉色|粉紅|調粉/u,
  'zh-Hans':
    /[棕橘橙黄绿蓝紫灰黑金银]|白(?!天)|米色|(?<!腮)红|珊瑚|蜜桃|杏|玫瑰|肉桂|炭|藕|陶土|梅子|粉色|粉红|调粉/u,
  ko: /베이지|브라운|핑크|코랄|피치|로즈|레드|오렌지|골드|실버|그레이|차콜|시나몬|라벤더|모브|네이비|카키|테라코타|플럼|블랙|화이트|아이보리|빨간|파란|노란|초록|검은|흰색|회색|갈색/u,
}

/** Words for texture and technique, which a season leaves to the pattern. */
const techniqueWords: Readonly<Record<Language, RegExp>> = {
  ja: /つや|マット|サテン|透ける|ぼか|輪郭|薄く|重ね/u,
  en: /matte|gloss|sheen|sheer|satin|blend|layer|outline|thin/iu,
  'zh-Hant': /霧面|水潤|綢緞|透亮|暈|唇線|薄|疊/u,
  'zh-Hans': /哑光|水润|缎|晕|唇线|薄|叠/u,
  ko: /매트|글로시|새틴|윤기|블렌딩|립 라인|얇게|겹/u,
}

const shown = genders.flatMap((gender) =>
  faceTypesOf(gender).map((faceType) => ({ gender, faceType })),
)

const makeupOf = ({ makeup }: EntryTexts) => [
  makeup.description,
  ...makeup.points.map(({ content }) => content),
]

/** The season alone, or with another one that the result names too. */
const compositions = (season: Season) =>
  seasons.map((other) => ({
    also: other === season ? null : other,
    colorComposition: {
      ...{ spring: 0, summer: 0, autumn: 0, winter: 0 },
      ...(other === season ? { [season]: 100 } : { [season]: 52, [other]: 48 }),
    },
  }))

/** All advice of a result, except how to wear the colours to keep away. */
const adviceOf = (content: Content, diagnosis: Diagnosis): ReadonlyArray<string> => {
  const pattern = patternEntry(content)(diagnosis)
  const season = content.seasons[diagnosis.colorType]
  return [
    pattern.description,
    ...makeupOf(pattern),
    season.description,
    ...(diagnosis.gender === 'WOMEN' ? makeupOf(season) : []),
    ...styleAdvice(content)(diagnosis)
      .filter(({ topic }) => topic !== 'apart')
      .map(({ text }) => text),
  ]
}

describe.each(contents)('the advice on make-up and style: %s', (language, content) => {
  const entries = [...shown.map(patternEntry(content)), ...seasons.map((of) => content.seasons[of])]

  test('has at most four points for each pattern and season, each of one or two sentences', () => {
    for (const { makeup } of entries) {
      expect(makeup.points.length).toBeLessThanOrEqual(4)
      for (const { title, content: text } of makeup.points) {
        expect(endsSentence(title)).toBe(false)
        expect(text.match(/\p{Sentence_Terminal}/gu)?.length).toBeLessThanOrEqual(2)
      }
    }
  })

  test('leaves colours to the season, and technique to the pattern', () => {
    const ofSeasons = seasons.map((season) => content.seasons[season])
    for (const { content: text } of ofSeasons.flatMap(({ makeup }) => makeup.points))
      expect(text).toMatch(colourWords[language])
    const technical = (text: string) => techniqueWords[language].test(text)
    expect(ofSeasons.flatMap(makeupOf).filter(technical)).toEqual([])
    const ofPatterns = shown.map(patternEntry(content)).flatMap(makeupOf)
    expect(ofPatterns.filter((text) => colourWords[language].test(text))).toEqual([])
  })

  test.each(seasons)('names the shades for lips and cheeks that can be tried on: %s', (season) => {
    const [, cheeks, lips] = content.seasons[season].makeup.points
    const shades = (area: 'lips' | 'cheeks') =>
      makeUpColours(season, null, area).wear.map(({ id }) => id)
    expect(swatchesIn(content, lips?.content ?? '')).toEqual(shades('lips'))
    expect(swatchesIn(content, cheeks?.content ?? '')).toEqual(shades('cheeks'))
  })

  test.each(seasons)(
    'names colours of the palette only, with any second season: %s',
    (colorType) => {
      const palette: ReadonlyArray<string> = palettes[colorType].map(({ id }) => id)
      for (const { colorComposition } of compositions(colorType))
        for (const of of shown)
          for (const text of adviceOf(content, {
            ...averageDiagnosis,
            ...of,
            colorType,
            colorComposition,
          }))
            expect(
              swatchesIn(content, text).filter((id) => !palette.includes(id)),
              text,
            ).toEqual([])
    },
  )

  test('tells of a second season no colour and no metal', () => {
    for (const season of seasons)
      expect(swatchesIn(content, content.seasons[season].character)).toEqual([])
  })

  test.each(seasons)(
    'does not name a colour to keep away, with any second season: %s',
    (colorType) => {
      for (const { also, colorComposition } of compositions(colorType)) {
        const away = avoidedColours(colorType, also).map(({ id }) =>
          content.swatches[id].replaceAll('\u200b', '').toLowerCase(),
        )
        for (const of of shown) {
          const diagnosis = { ...averageDiagnosis, ...of, colorType, colorComposition }
          for (const text of adviceOf(content, diagnosis))
            expect(
              away.filter((name) => text.toLowerCase().includes(name)),
              text,
            ).toEqual([])
        }
      }
    },
  )
})

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
