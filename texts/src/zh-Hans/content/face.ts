import type { Blend, FaceTexts } from '../../content/face-texts.js'
import type { Effect, Feature, TraitSide } from '@kaoiro/core/chart'
import type { Gender, Trait } from '@kaoiro/core/diagnosis'

/** Each level with the feature's name. Standard features are named differently, so their place is empty. */
const phrases: Readonly<Record<Trait, ReadonlyArray<string>>> = {
  faceLine: ['利落的轮廓', '略显利落的轮廓', '', '略显圆润的轮廓', '圆润的轮廓'],
  eyebrowAngle: ['弧度分明的眉形', '弧度柔和的眉形', '', '略显平直的眉形', '平直的眉形'],
  eyeVerticalLength: ['圆润的眼形', '略显圆润的眼形', '', '略显细长的眼形', '细长的眼形'],
  mouthWidth: ['舒展的嘴形', '', '小巧的嘴形'],
  noseRatio: ['重心偏低的五官', '', '重心偏高的五官'],
}

const phrase = ({ trait, level }: Feature): string => phrases[trait][level] ?? ''

const statement = ({ trait, level }: Feature): string => statements[trait][level] ?? ''

/** Whether the same words describe all of two or more features. */
const areAlike = (features: ReadonlyArray<Feature>): boolean => {
  const [said, ...others] = new Set(features.map(statement))
  return features.length > 1 && others.length === 0 && said !== undefined && said !== ''
}

/** One or two features; "略显圆润的轮廓与眼形" if the same words describe both. */
const phrasesOf = (features: ReadonlyArray<Feature>): string => {
  const [first] = features
  return first !== undefined && areAlike(features)
    ? `${statement(first)}的${namesOf(features)}`
    : features.map(phrase).join('与')
}

const namesOf = (features: ReadonlyArray<Feature>): string =>
  features.map(({ trait }) => subjects[trait]).join('与')

const impressions: Readonly<Record<Effect | Blend, string>> = {
  linear: '清朗干净',
  curved: '柔和',
  'child-like': '亲切',
  'adult-like': '沉静',
  'linear-child-like': '清新轻盈',
  'linear-adult-like': '英气沉稳',
  'curved-child-like': '明快柔和',
  'curved-adult-like': '温和沉静',
}

/** The addition of a single feature to a balanced face: the object of "adds". */
const accents: Readonly<Record<Effect, string>> = {
  linear: '清朗',
  curved: '柔和',
  'child-like': '亲切',
  'adult-like': '沉静',
}

/** The impression of two features with opposite effects, by the effect of the second. */
const contrasts: Readonly<Record<Effect, string>> = {
  linear: '柔和之中见清朗',
  curved: '清朗之中见柔和',
  'child-like': '沉静之中见轻盈',
  'adult-like': '亲切之中见从容',
}

/** The words for each level of face line, brows and eyes. The other traits have sentences of their own. */
const statements: Readonly<Record<Trait, ReadonlyArray<string>>> = {
  faceLine: ['利落', '略显利落', '', '略显圆润', '圆润'],
  eyebrowAngle: ['弧度分明', '弧度柔和', '', '略显平直', '平直'],
  eyeVerticalLength: ['圆润', '略显圆润', '', '略显细长', '细长'],
  mouthWidth: [],
  noseRatio: [],
}

const subjects: Readonly<Record<Trait, string>> = {
  faceLine: '轮廓',
  eyebrowAngle: '眉形',
  eyeVerticalLength: '眼形',
  mouthWidth: '嘴形',
  noseRatio: '五官',
}

/** 也 ("too") fits only round eyes after a round face line: the same word on both. */
const adverb = (group: ReadonlyArray<Feature>, { trait, level }: Feature): string =>
  trait === 'eyeVerticalLength' && level < 2 && group[0]?.trait === 'faceLine' ? '也' : ''

/** @param contrast the adverb of a group of the opposite effect: 则 ("however"), or none */
const clauses = (group: ReadonlyArray<Feature>, contrast: string): string => {
  const [first] = group
  if (first !== undefined && areAlike(group))
    return `${namesOf(group)}${contrast}都${statement(first)}`
  return group
    .map((feature, at) => {
      const word = at === 0 ? contrast : adverb(group, feature)
      return `${subjects[feature.trait]}${word}${statement(feature)}`
    })
    .join('，')
}

const proportions: Readonly<Record<TraitSide, Readonly<Record<TraitSide, string>>>> = {
  first: {
    first: '五官重心偏低，嘴形舒展，神情更显生动。',
    standard: '五官重心偏低，令人倍感亲切。',
    last: '五官重心偏低，嘴形小巧，更显青春灵动。',
  },
  standard: {
    first: '嘴形舒展，神情更显生动。',
    standard: '',
    last: '嘴形小巧，神情更显轻盈。',
  },
  last: {
    first: '五官重心偏高，配上舒展的嘴形，更显大方从容。',
    standard: '五官重心偏高，下半脸比例舒展。',
    last: '五官重心偏高，下半脸比例舒展，小巧的嘴形更添雅致。',
  },
}

const names: Readonly<Record<Trait, string>> = {
  faceLine: '轮廓',
  eyebrowAngle: '眉形',
  eyeVerticalLength: '眼形',
  mouthWidth: '嘴部宽度',
  noseRatio: '五官重心',
}

const people: Readonly<Record<Gender, string>> = { MEN: '男性', WOMEN: '女性' }

export const face: FaceTexts = {
  lead: (lead) => {
    switch (lead._tag) {
      case 'Balanced':
        return '五官与轮廓自然协调，面容端正匀称。'
      case 'One':
        return `匀称的面容，因${phrase(lead.feature)}而更添几分${accents[lead.effect]}。`
      case 'Two':
        return `${phrasesOf(lead.features)}相得益彰，给人${impressions[lead.impression]}的印象。`
      case 'Contrast': {
        const [first, second] = lead.features
        return `${phrase(first)}，配上${phrase(second)}，${contrasts[lead.effect]}。`
      }
    }
  },
  lines: (groups) =>
    `${groups.map((group, at) => clauses(group, at === 0 ? '' : '则')).join('，')}。`,
  proportions: ({ position, mouth }) => proportions[position][mouth],
  standard: (traits, gender) => {
    const list = traits.map((trait) => names[trait])
    const all = list.length === 1 ? '' : '都'
    return `${list.join('、')}${all}接近${people[gender]}的平均值。`
  },
  decided: (decision, type) => {
    switch (decision._tag) {
      case 'Features':
        return `您属于“${type}”，关键在于${phrasesOf(decision.features)}。`
      case 'Standard':
        return `您属于“${type}”，关键在于${decision.traits.map((trait) => names[trait]).join('、')}都接近平均值。`
      case 'Opposites':
        return `您属于“${type}”，关键在于${phrasesOf(decision.features)}恰好彼此平衡。`
      case 'Whole':
        return `从整张脸的平衡来看，您与“${type}”最为接近。`
    }
  },
}
