import type { Blend, FaceTexts } from '../../content/face-texts.js'
import type { Effect, Feature, TraitSide } from '@kaoiro/core/chart'
import type { Gender, Trait } from '@kaoiro/core/diagnosis'

/** Each level with the feature's name. Standard features are named differently, so their place is empty. */
const phrases: Readonly<Record<Trait, ReadonlyArray<string>>> = {
  faceLine: [
    'シャープなフェイスライン',
    'ややシャープなフェイスライン',
    '',
    'やや丸みのあるフェイスライン',
    '丸みのあるフェイスライン',
  ],
  eyebrowAngle: [
    'アーチを描く眉',
    'ゆるやかなアーチの眉',
    '',
    'まっすぐに近い眉',
    'まっすぐに伸びる眉',
  ],
  eyeVerticalLength: ['丸い目元', 'やや丸い目元', '', 'やや細めの目元', '細く切れ長の目元'],
  mouthWidth: ['ゆったりとした口元', '', 'コンパクトな口元'],
  noseRatio: ['低めの重心', '', '高めの重心'],
}

const phrase = ({ trait, level }: Feature): string => phrases[trait][level] ?? ''

const impressions: Readonly<Record<Effect | Blend, string>> = {
  linear: 'すっきりとした',
  curved: 'やわらかな',
  'child-like': '親しみやすい',
  'adult-like': '落ち着いた',
  'linear-child-like': '涼しげで軽やかな',
  'linear-adult-like': '凛とした',
  'curved-child-like': '明るくやわらかな',
  'curved-adult-like': '穏やかで落ち着いた',
}

/** The addition of a single feature to a balanced face. */
const accents: Readonly<Record<Effect, string>> = {
  linear: 'すっきりとした印象',
  curved: 'やわらかさ',
  'child-like': '親しみやすさ',
  'adult-like': '落ち着き',
}

/** How the second feature of a contrast changes the first. */
const contrasts: Readonly<Record<Effect, (first: string, second: string) => string>> = {
  linear: (first, second) => `${first}を、${second}がほどよく引き締めるお顔立ちです。`,
  curved: (first, second) => `${first}に、${second}がやわらかさを添えるお顔立ちです。`,
  'child-like': (first, second) => `${first}に、${second}が軽やかさを添えるお顔立ちです。`,
  'adult-like': (first, second) => `${first}に、${second}がのびやかさを添えるお顔立ちです。`,
}

/**
 * A statement within a sentence and at its end, for each level of face line, brows and eyes. The other traits have
 * sentences of their own.
 */
type Statement = readonly [within: string, atEnd: string]

const statements: Readonly<Record<Trait, ReadonlyArray<Statement>>> = {
  faceLine: [
    ['シャープで', 'シャープです'],
    ['ややシャープで', 'ややシャープです'],
    ['', ''],
    ['やや丸みがあり', 'やや丸みがあります'],
    ['丸みがあり', '丸みがあります'],
  ],
  eyebrowAngle: [
    ['アーチを描き', 'アーチを描いています'],
    ['ゆるやかなアーチを描き', 'ゆるやかなアーチを描いています'],
    ['', ''],
    ['まっすぐに近く', 'まっすぐに近い形です'],
    ['まっすぐに伸び', 'まっすぐに伸びています'],
  ],
  eyeVerticalLength: [
    ['丸い印象で', '丸い印象です'],
    ['やや丸い印象で', 'やや丸い印象です'],
    ['', ''],
    ['やや細めで', 'やや細めです'],
    ['細く切れ長で', '細く切れ長です'],
  ],
  mouthWidth: [],
  noseRatio: [],
}

const subjects: Readonly<Record<Trait, string>> = {
  faceLine: 'フェイスライン',
  eyebrowAngle: '眉',
  eyeVerticalLength: '目元',
  mouthWidth: '口元',
  noseRatio: '目・鼻・口',
}

/** も ("too") fits only round eyes after a round face line: the same word on both. */
const particle = (group: ReadonlyArray<Feature>, { trait, level }: Feature): string =>
  trait === 'eyeVerticalLength' && level < 2 && group[0]?.trait === 'faceLine' ? 'も' : 'は'

const clauses = (group: ReadonlyArray<Feature>): string =>
  group
    .map((feature, at) => {
      const [within, atEnd] = statements[feature.trait][feature.level] ?? ['', '']
      const says = at === group.length - 1 ? atEnd : within
      return `${subjects[feature.trait]}${particle(group, feature)}${says}`
    })
    .join('、')

const proportions: Readonly<Record<TraitSide, Readonly<Record<TraitSide, string>>>> = {
  first: {
    first: '目・鼻・口はあごに近い位置にまとまり、口元の横幅は広めです。',
    standard: '目・鼻・口は、あごに近い位置にまとまっています。',
    last: '目・鼻・口はあごに近い位置にまとまり、口元の横幅は小ぶりです。',
  },
  standard: {
    first: '口元は、横幅が広めです。',
    standard: '',
    last: '口元は、横幅が小ぶりです。',
  },
  last: {
    first: '目・鼻・口はあごから離れた位置にあり、口元の横幅は広めです。',
    standard: '目・鼻・口は、あごから離れた位置にあります。',
    last: '目・鼻・口はあごから離れた位置にあり、口元の横幅は小ぶりです。',
  },
}

const names: Readonly<Record<Trait, string>> = {
  faceLine: 'フェイスライン',
  eyebrowAngle: '眉の角度',
  eyeVerticalLength: '目の形',
  mouthWidth: '口元の幅',
  noseRatio: '目・鼻・口の位置',
}

const people: Readonly<Record<Gender, string>> = { MEN: '男性', WOMEN: '女性' }

export const face: FaceTexts = {
  lead: (lead) => {
    switch (lead._tag) {
      case 'Balanced':
        return '目鼻立ちと輪郭が自然に調和した、端正なお顔立ちです。'
      case 'One':
        return `釣り合いのとれたお顔立ちに、${phrase(lead.feature)}が${accents[lead.effect]}を添えています。`
      case 'Two': {
        const [first, second] = lead.features
        return `${phrase(first)}と${phrase(second)}が、${impressions[lead.impression]}印象をつくるお顔立ちです。`
      }
      case 'Contrast': {
        const [first, second] = lead.features
        return contrasts[lead.effect](phrase(first), phrase(second))
      }
    }
  },
  lines: (groups) => `${groups.map(clauses).join('が、')}。`,
  proportions: ({ position, mouth }) => proportions[position][mouth],
  standard: (traits, gender) => {
    const list = traits.map((trait) => names[trait])
    const rest = `${people[gender]}の平均に近いバランスです。`
    if (list.length === 1) return `${list.join('')}は${rest}`
    return list.length === 2
      ? `${list.join('と')}は、どちらも${rest}`
      : `${list.join('、')}は、いずれも${rest}`
  },
  decided: (decision, type) => {
    switch (decision._tag) {
      case 'Features':
        return `「${type}」の決め手は、${decision.features.map(phrase).join('と')}です。`
      case 'Standard':
        return `「${type}」の決め手は、${decision.traits.map((trait) => names[trait]).join('と')}がどちらも平均に近いことです。`
      case 'Opposites':
        return `「${type}」の決め手は、${decision.features.map(phrase).join('と')}が互いに釣り合っていることです。`
      case 'Whole':
        return `お顔全体の釣り合いから、「${type}」に最も近いと診断しました。`
    }
  },
}
