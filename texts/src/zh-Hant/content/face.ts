import type { Blend, FaceTexts } from '../../content/face-texts.js'
import type { Effect, Feature, TraitSide } from '@kaoiro/core/chart'
import type { Gender, Trait } from '@kaoiro/core/diagnosis'

/** Each level with the feature's name. Standard features are named differently, so their place is empty. */
const phrases: Readonly<Record<Trait, ReadonlyArray<string>>> = {
  faceLine: ['俐落的輪廓', '略顯俐落的輪廓', '', '略帶圓潤的輪廓', '圓潤的輪廓'],
  eyebrowAngle: ['帶弧度的眉形', '微帶弧度的眉形', '', '接近平直的眉形', '平直的眉形'],
  eyeVerticalLength: ['渾圓的眼型', '略圓的眼型', '', '略微細長的眼型', '細長的眼型'],
  mouthWidth: ['舒展的嘴型', '', '小巧的嘴型'],
  noseRatio: ['偏低的五官位置', '', '偏高的五官位置'],
}

const phrase = ({ trait, level }: Feature): string => phrases[trait][level] ?? ''

const impressions: Readonly<Record<Effect | Blend, string>> = {
  linear: '爽朗',
  curved: '柔和',
  'child-like': '親切',
  'adult-like': '沉穩',
  'linear-child-like': '清爽輕盈',
  'linear-adult-like': '英挺',
  'curved-child-like': '明亮柔和',
  'curved-adult-like': '溫婉沉穩',
}

/** The addition of a single feature to a balanced face. */
const accents: Readonly<Record<Effect, string>> = {
  linear: '爽朗',
  curved: '柔和',
  'child-like': '親切',
  'adult-like': '沉穩',
}

/** What the second feature of a contrast adds to the first. */
const contrasts: Readonly<Record<Effect, string>> = {
  linear: '多了幾分爽朗',
  curved: '多了一抹柔和',
  'child-like': '多了幾分輕盈',
  'adult-like': '多了幾分從容',
}

/** A statement on each level of face line, brows and eyes. The other traits have sentences of their own. */
const statements: Readonly<Record<Trait, ReadonlyArray<string>>> = {
  faceLine: ['俐落', '略顯俐落', '', '略帶圓潤', '圓潤'],
  eyebrowAngle: ['帶有弧度', '微帶弧度', '', '接近平直', '平直'],
  eyeVerticalLength: ['渾圓', '略圓', '', '略微細長', '細長'],
  mouthWidth: [],
  noseRatio: [],
}

const subjects: Readonly<Record<Trait, string>> = {
  faceLine: '臉部輪廓',
  eyebrowAngle: '眉形',
  eyeVerticalLength: '眼型',
  mouthWidth: '嘴型',
  noseRatio: '五官',
}

/** 也 ("too") fits only round eyes after a round face line. 則 ("whereas") opens a group that differs from the one before. */
const link = (group: ReadonlyArray<Feature>, groupAt: number, at: number): string => {
  const feature = group[at]
  const bothRound =
    feature?.trait === 'eyeVerticalLength' && feature.level < 2 && group[0]?.trait === 'faceLine'
  if (bothRound) return '也'
  return groupAt > 0 && at === 0 ? '則' : ''
}

const clauses = (group: ReadonlyArray<Feature>, groupAt: number): string =>
  group
    .map(({ trait, level }, at) => {
      const says = statements[trait][level] ?? ''
      return `${subjects[trait]}${link(group, groupAt, at)}${says}`
    })
    .join('，')

const proportions: Readonly<Record<TraitSide, Readonly<Record<TraitSide, string>>>> = {
  first: {
    first: '五官位置偏低，嘴型舒展，神情更顯生動。',
    standard: '五官位置偏低，更顯親切隨和。',
    last: '五官位置偏低，嘴型小巧，更顯青春靈動。',
  },
  standard: {
    first: '嘴型舒展，神情更顯生動。',
    standard: '',
    last: '嘴型小巧，神情更顯輕盈。',
  },
  last: {
    first: '五官位置偏高，搭配舒展的嘴型，更顯大方從容。',
    standard: '五官位置偏高，下半臉比例舒展。',
    last: '五官位置偏高，下半臉比例舒展，小巧的嘴型更顯優雅。',
  },
}

const names: Readonly<Record<Trait, string>> = {
  faceLine: '臉部輪廓',
  eyebrowAngle: '眉形角度',
  eyeVerticalLength: '眼型',
  mouthWidth: '嘴型寬度',
  noseRatio: '五官位置',
}

const people: Readonly<Record<Gender, string>> = { MEN: '男性', WOMEN: '女性' }

/** "a", "a與b", "a、b與c". */
const listed = (words: ReadonlyArray<string>): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join('、')}與${words.at(-1) ?? ''}`

export const face: FaceTexts = {
  lead: (lead) => {
    switch (lead._tag) {
      case 'Balanced':
        return '五官與臉部輪廓自然調和，面容端正勻稱。'
      case 'One':
        return `面容勻稱，${phrase(lead.feature)}更添${accents[lead.effect]}。`
      case 'Two': {
        const [first, second] = lead.features
        return `${phrase(first)}與${phrase(second)}，共同勾勒出${impressions[lead.impression]}的印象。`
      }
      case 'Contrast': {
        const [first, second] = lead.features
        return `${phrase(first)}，因${phrase(second)}而${contrasts[lead.effect]}。`
      }
    }
  },
  lines: (groups) => `您的${groups.map(clauses).join('，')}。`,
  proportions: ({ position, mouth }) => proportions[position][mouth],
  standard: (traits, gender) => {
    const all = traits.length > 1 ? '都' : ''
    return `${listed(traits.map((trait) => names[trait]))}${all}接近${people[gender]}的平均值。`
  },
  decided: (decision, type) => {
    switch (decision._tag) {
      case 'Features':
        return `您屬於「${type}」，關鍵在於${listed(decision.features.map(phrase))}。`
      case 'Standard':
        return `您屬於「${type}」，關鍵在於${listed(decision.traits.map((trait) => names[trait]))}都接近平均值。`
      case 'Opposites':
        return `您屬於「${type}」，關鍵在於${listed(decision.features.map(phrase))}彼此平衡。`
      case 'Whole':
        return `從整張臉的平衡來看，您最接近「${type}」。`
    }
  },
}
