import type { Language } from '@kaoiro/core/language'
import { languages } from '@kaoiro/core/language'
import type { TraitSide } from '@kaoiro/core/chart'
import { featuresOf, sideOf } from '@kaoiro/core/chart'
import type { FaceTypeAnalysis, Trait } from '@kaoiro/core/diagnosis'
import { byTrait, traits } from '@kaoiro/core/diagnosis'

/** How a language names features and the sides of their scales; parts of regular expressions. */
interface SideWords {
  readonly names: Readonly<Record<Trait, string>>
  readonly words: Readonly<Record<Trait, Readonly<Record<'first' | 'last', string>>>>
  readonly standard: string
  /** Both sides in equal parts, which is the standard: "balances sharp and round". */
  readonly balance: (first: string, last: string) => string
  /** Before a name or word, in languages with spaces. */
  readonly boundary: string
  /** Ends the reach of a name. */
  readonly stop: string
  /** A character between a word and the feature that it describes: "sharp … face shape". */
  readonly within: string
  /** Between a feature and the word that describes it: "face shape … is sharp". `other` matches any feature. */
  readonly link: (other: string) => string
}

const japanese: SideWords = {
  names: {
    faceLine: 'フェイスライン|輪郭',
    eyebrowAngle: '眉(?![尻頭山間毛])',
    eyeVerticalLength: '目[元も]と?|目の形|目(?=[はがもをと、])',
    mouthWidth: '唇|口元',
    noseRatio: '目鼻立ち|目・鼻・口|重心',
  },
  words: {
    faceLine: { first: 'シャープ|直線', last: '丸|曲線' },
    eyebrowAngle: { first: 'アーチ|曲線', last: 'まっすぐ|ストレート|直線' },
    eyeVerticalLength: { first: '丸', last: '細|切れ長' },
    mouthWidth: {
      first: '大き[めい]|広[めいく]|ゆったり',
      last: '小さ[めい]|小ぶり|コンパクト|狭',
    },
    noseRatio: { first: '低|あごに近い', last: '高|あごから離' },
  },
  standard: '平均',
  balance: (first, last) => `(?:${first})さと(?:${last})み[がの]釣り合`,
  boundary: '',
  stop: '。',
  within: '[^。、はが]',
  link: () => '(?:の|は|が|も)',
}

const english: SideWords = {
  names: {
    faceLine: 'face shape|outline of the face',
    eyebrowAngle: 'brows?',
    eyeVerticalLength: 'eyes?(?!, nose)',
    mouthWidth: 'lips|(?<!nose and )mouth',
    noseRatio: 'features|feature placement|eyes, nose and mouth',
  },
  words: {
    faceLine: { first: 'sharp|straight|linear', last: 'round|curve' },
    eyebrowAngle: { first: 'arch|curve', last: 'straight' },
    eyeVerticalLength: { first: 'round', last: 'narrow|long' },
    mouthWidth: { first: 'wide', last: 'compact|small|narrow' },
    noseRatio: { first: 'low|close to the chin', last: 'high|well above the chin' },
  },
  standard: 'close to (?:the )?average',
  balance: (first, last) => `balances (?:${first}) and (?:${last})`,
  boundary: '\\b',
  stop: '[.]| by ',
  within: '(?! (?:is|are|sit) |,? but )[^.;]',
  link: (other) => `(?:(?:,| and|, and) (?:your )?(?:${other}))* (?:is|are|sit)\\b`,
}

const korean: SideWords = {
  names: {
    faceLine: '얼굴선|얼굴 윤곽',
    eyebrowAngle: '(?<!속)눈썹(?!산|꼬리|결| 앞머리)',
    eyeVerticalLength: '눈매',
    mouthWidth: '입술',
    noseRatio: '이목구비',
  },
  words: {
    faceLine: { first: '날렵|직선', last: '둥[근글]|곡선' },
    eyebrowAngle: { first: '아치|곡선', last: '일자|직선' },
    eyeVerticalLength: { first: '둥[근글]', last: '가[는늘]' },
    mouthWidth: { first: '큼직|큰|크다', last: '자그마|작' },
    noseRatio: { first: '낮|턱에 가까', last: '높|턱에서 떨어' },
  },
  standard: '표준',
  balance: (first, last) => `(?:${first})함과 (?:${last}) 느낌이 균형을 이루[는어]`,
  boundary: '',
  stop: '[.]',
  within: '(?![은는이가도] )[^.,]',
  link: () => '(?: 각도| 크기)?(?:의|은|는|이|가|도)',
}

const simplifiedChinese: SideWords = {
  names: {
    faceLine: '轮廓|脸型|脸部线条',
    eyebrowAngle: '眉形|双眉|眉毛',
    eyeVerticalLength: '眼形|双眼(?!皮)|眼睛',
    mouthWidth: '双唇|唇形|嘴唇',
    noseRatio: '五官',
  },
  words: {
    faceLine: { first: '利落|直线', last: '圆润|圆|曲线' },
    eyebrowAngle: { first: '弧|弯|曲线', last: '平直|直线' },
    eyeVerticalLength: { first: '圆', last: '细' },
    mouthWidth: { first: '舒展|宽|大', last: '小|窄' },
    noseRatio: { first: '低|靠近下巴', last: '高|与下巴拉开' },
  },
  standard: '标准',
  balance: (first, last) => `(?:${first})与(?:${last})恰到好处`,
  boundary: '',
  stop: '[。，；]',
  within: '[^。，；、与]',
  link: (other) => `(?:与(?:${other})都)?(?![与、])`,
}

const traditionalChinese: SideWords = {
  names: {
    faceLine: '臉部輪廓',
    eyebrowAngle: '眉形|雙眉',
    eyeVerticalLength: '眼型|雙眼',
    mouthWidth: '唇形|雙唇',
    noseRatio: '五官',
  },
  words: {
    faceLine: { first: '俐落|直線', last: '圓|曲線' },
    eyebrowAngle: { first: '弧', last: '平直|直線' },
    eyeVerticalLength: { first: '圓', last: '細長' },
    mouthWidth: { first: '大(?!小)', last: '(?<!大)小' },
    noseRatio: { first: '低|靠近下巴', last: '高' },
  },
  standard: '標準',
  balance: (first, last) => `(?:${first})與(?:${last})潤?均衡`,
  boundary: '',
  stop: '。',
  within: '[^。，、與]',
  link: () => '(?![，、與因])',
}

/** Words of every language, so that the laws on texts hold in each. A missing language does not compile. */
const sideWords: Readonly<Record<Language, SideWords>> = {
  ja: japanese,
  en: english,
  'zh-Hans': simplifiedChinese,
  ko: korean,
  'zh-Hant': traditionalChinese,
}

type Finder = (text: string) => boolean

const finderOf = (pattern: string): Finder => {
  const expression = new RegExp(pattern, 'iu')
  return (text) => expression.test(text)
}

const findersOf = (
  language: Language,
): Readonly<Record<Trait, Readonly<Record<TraitSide, Finder>>>> => {
  const {
    names,
    words,
    standard,
    balance,
    boundary: start,
    stop,
    within,
    link,
  } = sideWords[language]
  const any = Object.values(names).join('|')
  const balanceOf = (trait: Trait) => balance(words[trait].first, words[trait].last)
  const sideFinder = (trait: Trait, side: 'first' | 'last'): Finder => {
    const [name, word] = [`${start}(?:${names[trait]})`, `${start}(?:${words[trait][side]})`]
    const before = `${word}(?:(?!${start}(?:${any}))${within}){0,20}${name}`
    const after = `${name}${link(any)}(?:(?!${start}(?:${any}))(?!${stop}).){0,20}${word}`
    const find = finderOf(`${before}|${after}`)
    const balanced = new RegExp(balanceOf(trait), 'giu')
    return (text) => find(text.replace(balanced, ''))
  }
  const standardFinder = (trait: Trait): Finder => {
    const [name, balanced] = [`${start}(?:${names[trait]})`, balanceOf(trait)]
    const gap = `(?:(?!${start}(?:${any}))(?!${stop}).){0,5}`
    return finderOf(
      `${name}(?:(?!${stop}).)*${standard}|${name}${gap}${balanced}|${balanced}${gap}${name}`,
    )
  }
  return byTrait((trait) => ({
    first: sideFinder(trait, 'first'),
    standard: standardFinder(trait),
    last: sideFinder(trait, 'last'),
  }))
}

const finders = new Map(languages.map((language) => [language, findersOf(language)]))

const sides = ['first', 'standard', 'last'] as const

type SidesNamed = Readonly<Record<Trait, ReadonlyArray<TraitSide>>>

/** Texts repeat from face to face, and the expressions are slow. */
const foundBefore = new Map(languages.map((language) => [language, new Map<string, SidesNamed>()]))

/** The sides that a text names for each trait, as in "sharp face shape", "mouth is wide", "brows close to average". */
export const sidesNamed =
  (language: Language) =>
  (text: string): SidesNamed => {
    const before = foundBefore.get(language)?.get(text)
    if (before !== undefined) return before
    const found = byTrait((trait) =>
      sides.filter((side) => finders.get(language)?.[trait][side](text)),
    )
    foundBefore.get(language)?.set(text, found)
    return found
  }

/** The sides of a face's own levels. */
export const sidesOf = (analysis: FaceTypeAnalysis): Readonly<Record<Trait, TraitSide>> =>
  byTrait((trait) => {
    const feature = featuresOf(analysis).find((other) => other.trait === trait)
    return feature === undefined ? 'standard' : sideOf(feature)
  })

/** Whether a text names a side of any feature. */
export const namesAnySide =
  (language: Language) =>
  (text: string): boolean => {
    const named = sidesNamed(language)(text)
    return traits.some((trait) => named[trait].length > 0)
  }
