import { describe, expect, test } from 'vitest'
import type { FaceType, Gender, Season } from '@kaoiro/core/diagnosis'
import { faceTypes, faceTypesOf, seasons } from '@kaoiro/core/diagnosis'
import type { Language } from '@kaoiro/core/language'
import { analyses } from '@kaoiro/fixtures/analyses'
import { averageDiagnosis } from '@kaoiro/fixtures/average-diagnosis'
import type { Content } from '../../src/content/content.js'
import { patternEntry } from '../../src/content/result-texts.js'
import { styleAdvice } from '../../src/content/style-advice.js'
import { faceWords, mainSentences } from '../../src/description/face-words.js'
import { contents } from './contents.js'

/** Words that rate a person, or speak of a face as of a fault. */
const ratingWords: Readonly<Record<Language, RegExp>> = {
  ja: /美人|美男|イケメン|小顔|若見え|若返|老け|欠点|短所|難点|カバー|ごまか|目立たなく|残念|惜し|モテ|痩せ|太って|すぎ(?:る|て)|劣/u,
  en: /\b(?:ugly|flaw\w*|defect\w*|weak\w*|imperfect\w*|correct\w*|conceal\w*|disguise\w*|slimming|younger|older|prettier|too (?:wide|round|narrow|small|big)|unfortunate\w*|attractive|ideal|gorgeous|stunning)\b/iu,
  ko: /미인|미남|못생|결점|단점|노안|보완|커버|아쉽|아쉬운|작은 얼굴|날씬|뚱뚱|어려 보|나이 들/u,
  'zh-Hans': /美女|帅哥|缺点|缺陷|不足|遮盖|修饰脸|显老|显胖|显瘦|减龄|小脸|可惜|难看/u,
  'zh-Hant': /美女|帥哥|缺點|缺陷|不足|遮蓋|修飾臉|顯老|顯胖|顯瘦|減齡|小臉|可惜|難看/u,
}

/** Words of praise in the texts about a season or a pattern. */
const praise: Readonly<Record<Language, RegExp>> = {
  ja: /似合|引き立|なじ|魅力|よく合|際立|映え|まとま|調和|奥行き|なめらか|透明感/gu,
  en: /\bsuits?\b|\bbrings? out|\bblends?\b|\bsmooth|\bflatter|\bset off|\bdraws? attention|\badd depth|\blightens|\bbrings? them out/giu,
  ko: /어울|어우|녹아|살아나|살려|매력|돋보|밝아|매끄러|투명감|맑아|선명하게|또렷해/gu,
  'zh-Hans': /适合|相融|协调|衬|细腻|通透|澄净|相宜|相得益彰|有型|显/gu,
  'zh-Hant': /適合|和諧|協調|襯|細緻|清透|相宜|融入|俐落|有型|有神|顯|動人/gu,
}

/** Words of praise in the description of a pattern and in the advice on its shapes. */
const patternPraise: Readonly<Record<Language, RegExp>> = {
  ja: /似合|なじ|よく合|調和|持ち味|魅力|愛らし|やさしさ|気取りのなさ|颯爽/gu,
  en: /\bsuits?\b|\bcharm\b|\bstands out|\bkindness|\bhas an ease|\bpolished|\brewards|\bshows\b|\bcleaner/gu,
  ko: /어울|어우러|매력|돋보|사랑스러움|다정함|편안함/gu,
  'zh-Hans': /适合|相宜|魅力|惹人喜爱|英气|温柔|洁净感|自在随和/gu,
  'zh-Hant': /適合|相襯|襯托|展現|迷人|魅力|惹人喜愛|英姿|溫柔|俐落/gu,
}

const shown = (type: FaceType): Gender => (faceTypesOf('WOMEN').includes(type) ? 'WOMEN' : 'MEN')

const makeupOf = ({ description, points }: Content['seasons'][Season]['makeup']) => [
  description,
  ...points.map(({ content }) => content),
]

/** The texts that depend on a season alone. */
const seasonTexts = (content: Content, colorType: Season): ReadonlyArray<string> => {
  const { description, makeup } = content.seasons[colorType]
  const colorComposition = { ...{ spring: 0, summer: 0, autumn: 0, winter: 0 }, [colorType]: 100 }
  const advice = styleAdvice(content)({ ...averageDiagnosis, colorType, colorComposition })
  const own = advice.filter(({ topic }) => ['colours', 'apart', 'metal', 'hair'].includes(topic))
  return [description, ...makeupOf(makeup), ...own.map(({ text }) => text)]
}

/** The texts that depend on a pattern alone: on its character and shapes, and make-up. */
const patternTexts = (content: Content, faceType: FaceType) => {
  const diagnosis = { ...averageDiagnosis, gender: shown(faceType), faceType }
  const { description, makeup } = patternEntry(content)(diagnosis)
  const shape = styleAdvice(content)(diagnosis).find(({ topic }) => topic === 'shape')
  return { character: description + (shape?.text ?? ''), makeup: makeupOf(makeup) }
}

const allOf = ({ character, makeup }: ReturnType<typeof patternTexts>) => [character, ...makeup]

const sentenceCount = (texts: ReadonlyArray<string>): number =>
  texts.join('').match(/\p{Sentence_Terminal}/gu)?.length ?? 0

describe.each(contents)('equal dignity: %s', (language, content) => {
  test('all seasons have as many sentences, and within 15 % as many words of praise', () => {
    const texts = seasons.map((season) => seasonTexts(content, season))
    expect(new Set(texts.map(sentenceCount)).size).toBe(1)
    const praised = texts.map((own) => own.join('').match(praise[language])?.length ?? 0)
    expect(Math.max(...praised), praised.join()).toBeLessThanOrEqual(1.15 * Math.min(...praised))
  })

  test('all patterns of a gender have as many sentences, keywords and pieces', () => {
    for (const gender of ['WOMEN', 'MEN'] as const) {
      const types = faceTypes.filter((type) => shown(type) === gender)
      expect(
        new Set(types.map((type) => sentenceCount(allOf(patternTexts(content, type))))).size,
        gender,
      ).toBe(1)
    }
    expect(new Set(faceTypes.map((type) => content.typeKeywords[type].length)).size).toBe(1)
  })

  test('all patterns have within 15 % as many words of praise', () => {
    const praised = faceTypes.map(
      (type) => patternTexts(content, type).character.match(patternPraise[language])?.length ?? 0,
    )
    expect(Math.max(...praised), praised.join()).toBeLessThanOrEqual(1.15 * Math.min(...praised))
  })

  test('men get as many tips as women, within 20 %', () => {
    const [men, women] = (['MEN', 'WOMEN'] as const).map((gender) => {
      const diagnosis = { ...averageDiagnosis, gender, faceType: 'chic' as const }
      const points = [
        ...patternEntry(content)(diagnosis).makeup.points,
        ...(gender === 'WOMEN' ? content.seasons.spring.makeup.points : []),
      ]
      return points.length + styleAdvice(content)(diagnosis).length
    })
    expect((men ?? 0) / (women ?? 0)).toBeGreaterThanOrEqual(0.8)
    expect((men ?? 0) / (women ?? 0)).toBeLessThanOrEqual(1.2)
  })

  test('no text rates a person', () => {
    const fixed = [
      ...seasons.flatMap((season) => [
        ...seasonTexts(content, season),
        ...content.seasonKeywords[season],
      ]),
      ...faceTypes.flatMap((type) => [
        ...allOf(patternTexts(content, type)),
        ...content.typeKeywords[type],
      ]),
    ]
    const faces = analyses.flatMap((faceTypeAnalysis) => {
      const diagnosis = { ...averageDiagnosis, faceTypeAnalysis }
      const words = faceWords(content)(diagnosis)
      const advice = styleAdvice(content)(diagnosis).map(({ text }) => text)
      return [...mainSentences(words), ...words.between, ...advice]
    })
    const isRating = (text: string) => ratingWords[language].test(text)
    expect([...new Set([...fixed, ...faces])].filter(isRating)).toEqual([])
  })
})
