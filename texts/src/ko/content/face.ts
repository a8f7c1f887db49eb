import type { Blend, FaceTexts } from '../../content/face-texts.js'
import type { Effect, Feature, TraitSide } from '@kaoiro/core/chart'
import type { Gender, Trait } from '@kaoiro/core/diagnosis'
import { copula, listed, subject, topic } from './particles.js'

/** The description of each level, before the feature's name. Standard features are named differently. */
const adjectives: Readonly<Record<Trait, ReadonlyArray<string>>> = {
  faceLine: ['날렵한', '약간 날렵한', '', '약간 둥근', '둥근'],
  eyebrowAngle: ['아치형', '완만한 아치형', '', '일자에 가까운', '일자로 뻗은'],
  eyeVerticalLength: ['둥근', '약간 둥근', '', '약간 가늘고 긴', '가늘고 긴'],
  mouthWidth: ['시원한', '', '아담한'],
  noseRatio: ['아래쪽에 자리한', '', '위쪽에 자리한'],
}

const subjects: Readonly<Record<Trait, string>> = {
  faceLine: '얼굴선',
  eyebrowAngle: '눈썹',
  eyeVerticalLength: '눈매',
  mouthWidth: '입매',
  noseRatio: '이목구비',
}

const adjective = ({ trait, level }: Feature): string => adjectives[trait][level] ?? ''
const phrase = (feature: Feature): string => `${adjective(feature)} ${subjects[feature.trait]}`

/** Features in one list; "둥근 얼굴선과 눈매" if the same word describes all. */
const phrasesOf = (features: ReadonlyArray<Feature>): string => {
  const [said, ...others] = new Set(features.map(adjective))
  return features.length > 1 && others.length === 0 && said !== undefined
    ? `${said} ${listed(features.map(({ trait }) => subjects[trait]))}`
    : listed(features.map(phrase))
}

const impressions: Readonly<Record<Effect | Blend, string>> = {
  linear: '깔끔하고 또렷한',
  curved: '부드러운',
  'child-like': '친근한',
  'adult-like': '차분한',
  'linear-child-like': '산뜻하고 경쾌한',
  'linear-adult-like': '단정하고 기품 있는',
  'curved-child-like': '밝고 부드러운',
  'curved-adult-like': '온화하고 차분한',
}

/** The addition of a single feature to a balanced face: the object of "adds". */
const accents: Readonly<Record<Effect, string>> = {
  linear: '또렷한 느낌을',
  curved: '부드러움을',
  'child-like': '친근함을',
  'adult-like': '차분함을',
}

/** The second feature of a contrast adds this to the first: the object of "adds". */
const contrasts: Readonly<Record<Effect, string>> = {
  linear: '또렷한 느낌을',
  curved: '부드러움을',
  'child-like': '경쾌함을',
  'adult-like': '여유로움을',
}

/**
 * A statement before "and", before "but" and at the end of a sentence, for each level of face line, brows and eyes.
 * The other traits have sentences of their own.
 */
type Statement = readonly [beforeAnd: string, beforeBut: string, atEnd: string]

const none: Statement = ['', '', '']

const statements: Readonly<Record<Trait, ReadonlyArray<Statement>>> = {
  faceLine: [
    ['날렵하고', '날렵하지만', '날렵해요'],
    ['약간 날렵하고', '약간 날렵하지만', '약간 날렵해요'],
    none,
    ['약간 둥글고', '약간 둥글지만', '약간 둥글어요'],
    ['둥글고', '둥글지만', '둥글어요'],
  ],
  eyebrowAngle: [
    ['아치를 그리고', '아치를 그리지만', '아치를 그려요'],
    ['완만한 아치를 그리고', '완만한 아치를 그리지만', '완만한 아치를 그려요'],
    none,
    ['일자에 가깝고', '일자에 가깝지만', '일자에 가까워요'],
    ['일자로 뻗어 있고', '일자로 뻗어 있지만', '일자로 뻗어 있어요'],
  ],
  eyeVerticalLength: [
    ['둥글고', '둥글지만', '둥글어요'],
    ['약간 둥글고', '약간 둥글지만', '약간 둥글어요'],
    none,
    ['약간 가늘고 길며', '약간 가늘고 길지만', '약간 가늘고 길어요'],
    ['가늘고 길며', '가늘고 길지만', '가늘고 길어요'],
  ],
  mouthWidth: [],
  noseRatio: [],
}

/** 도 ("too") fits only round eyes after a round face line: the same word on both. */
const named = (group: ReadonlyArray<Feature>, { trait, level }: Feature): string =>
  trait === 'eyeVerticalLength' && level < 2 && group[0]?.trait === 'faceLine'
    ? `${subjects[trait]}도`
    : topic(subjects[trait])

const clauses = (group: ReadonlyArray<Feature>, isLastGroup: boolean): string =>
  group
    .map((feature, at) => {
      const [beforeAnd, beforeBut, atEnd] = statements[feature.trait][feature.level] ?? none
      const atGroupEnd = isLastGroup ? atEnd : beforeBut
      return `${named(group, feature)} ${at === group.length - 1 ? atGroupEnd : beforeAnd}`
    })
    .join(' ')

const proportions: Readonly<Record<TraitSide, Readonly<Record<TraitSide, string>>>> = {
  first: {
    first: '얼굴의 무게중심이 아래쪽에 있고, 시원한 입매가 표정을 풍부하게 보여 줘요.',
    standard: '얼굴의 무게중심이 아래쪽에 있어 친근한 느낌을 줘요.',
    last: '얼굴의 무게중심이 아래쪽에 있고 입매가 아담해 앳되고 경쾌해 보여요.',
  },
  standard: {
    first: '시원한 입매가 표정을 풍부하게 보여 줘요.',
    standard: '',
    last: '아담한 입매가 산뜻한 느낌을 더해요.',
  },
  last: {
    first: '얼굴의 무게중심이 위쪽에 있고, 시원한 입매와 어우러져 여유로워 보여요.',
    standard: '얼굴의 무게중심이 위쪽에 있어 여유로워 보여요.',
    last: '얼굴의 무게중심이 위쪽에 있고, 아담한 입매가 우아해 보여요.',
  },
}

const names: Readonly<Record<Trait, string>> = {
  faceLine: '얼굴선',
  eyebrowAngle: '눈썹 각도',
  eyeVerticalLength: '눈매',
  mouthWidth: '입매의 너비',
  noseRatio: '이목구비의 위치',
}

const people: Readonly<Record<Gender, string>> = { MEN: '남성', WOMEN: '여성' }

export const face: FaceTexts = {
  lead: (lead) => {
    switch (lead._tag) {
      case 'Balanced':
        return '이목구비와 얼굴 윤곽이 자연스럽게 조화를 이루는 단정한 얼굴이에요.'
      case 'One':
        return `균형 잡힌 얼굴에 ${subject(phrase(lead.feature))} ${accents[lead.effect]} 더해 줘요.`
      case 'Two':
        return `${subject(phrasesOf(lead.features))} ${impressions[lead.impression]} 인상을 주는 얼굴이에요.`
      case 'Contrast': {
        const [first, second] = lead.features
        return `${phrase(first)}에 ${subject(phrase(second))} ${contrasts[lead.effect]} 더하는 얼굴이에요.`
      }
    }
  },
  lines: (groups) =>
    `${groups.map((group, at) => clauses(group, at === groups.length - 1)).join(', ')}.`,
  proportions: ({ position, mouth }) => proportions[position][mouth],
  standard: (traits, gender) => {
    const all = traits.length > 1 ? '모두 ' : ''
    return `${topic(listed(traits.map((trait) => names[trait])))} ${all}${people[gender]} 평균에 가까워요.`
  },
  decided: (decision, type) => {
    switch (decision._tag) {
      case 'Features':
        return `‘${type}’ 패턴을 결정한 포인트는 ${copula(phrasesOf(decision.features))}.`
      case 'Standard':
        return `${subject(listed(decision.traits.map((trait) => names[trait])))} 모두 평균에 가까운 점이 ‘${type}’ 패턴을 결정한 포인트예요.`
      case 'Opposites':
        return `${subject(phrasesOf(decision.features))} 서로 균형을 이루는 점이 ‘${type}’ 패턴을 결정한 포인트예요.`
      case 'Whole':
        return `얼굴 전체의 균형을 볼 때 ‘${type}’ 패턴에 가장 가까워요.`
    }
  },
}
