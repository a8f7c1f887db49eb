import type { Blend, FaceTexts } from '../../content/face-texts.js'
import type { Effect, Feature, TraitSide } from '@kaoiro/core/chart'
import type { Gender, Trait } from '@kaoiro/core/diagnosis'

/** Each level with the feature's name. Standard features are named differently, so their place is empty. */
const phrases: Readonly<Record<Trait, ReadonlyArray<string>>> = {
  faceLine: [
    'sharp face shape',
    'slightly sharp face shape',
    '',
    'slightly round face shape',
    'round face shape',
  ],
  eyebrowAngle: [
    'arched brows',
    'slightly arched brows',
    '',
    'fairly straight brows',
    'straight brows',
  ],
  eyeVerticalLength: [
    'round eyes',
    'slightly round eyes',
    '',
    'slightly narrow eyes',
    'long, narrow eyes',
  ],
  mouthWidth: ['wide mouth', '', 'compact mouth'],
  noseRatio: ['low-set features', '', 'high-set features'],
}

const phrase = ({ trait, level }: Feature): string => phrases[trait][level] ?? ''

/** Two features; "slightly round face shape and eyes" if the same words describe both. */
const phrasesOf = (features: ReadonlyArray<Feature>): string => {
  const [said, ...others] = new Set(features.map(statement))
  const isSame = features.length > 1 && others.length === 0 && said !== undefined && said !== ''
  return isSame
    ? `${said} ${listed(features.map(({ trait }) => names[trait]))}`
    : listed(features.map(phrase))
}

const statement = ({ trait, level }: Feature): string => statements[trait][level] ?? ''

/** Face shape and mouth are singular. */
const isOne = ({ trait }: Feature): boolean => trait === 'faceLine' || trait === 'mouthWidth'

const withArticle = (feature: Feature): string => `${isOne(feature) ? 'a ' : ''}${phrase(feature)}`

const impressions: Readonly<Record<Effect | Blend, string>> = {
  linear: 'a clean, crisp',
  curved: 'a soft',
  'child-like': 'a fresh, friendly',
  'adult-like': 'a calm, composed',
  'linear-child-like': 'a light, fresh',
  'linear-adult-like': 'a cool, poised',
  'curved-child-like': 'a soft, bright',
  'curved-adult-like': 'a gentle, composed',
}

/** The addition of a single feature to a balanced face: the object of "adds". */
const accents: Readonly<Record<Effect, string>> = {
  linear: 'a crisp touch',
  curved: 'a soft touch',
  'child-like': 'a friendly touch',
  'adult-like': 'composure',
}

/** How the second feature of a contrast changes the first. */
const contrasts: Readonly<Record<Effect, (first: Feature, second: Feature) => string>> = {
  linear: (first, second) =>
    `Your ${phrase(first)} ${isOne(first) ? 'gains' : 'gain'} definition from ${withArticle(second)}.`,
  curved: (first, second) =>
    `Your ${phrase(first)} ${isOne(first) ? 'is' : 'are'} softened by ${withArticle(second)}.`,
  'child-like': (first, second) =>
    `Your ${phrase(first)} ${isOne(first) ? 'is' : 'are'} lightened by ${withArticle(second)}.`,
  'adult-like': (first, second) =>
    `Your ${phrase(first)} ${isOne(first) ? 'gains' : 'gain'} presence from ${withArticle(second)}.`,
}

/** Statements on face shape, brows and eyes, after "is" or "are"; the other traits have sentences of their own. */
const statements: Readonly<Record<Trait, ReadonlyArray<string>>> = {
  faceLine: ['sharp', 'slightly sharp', '', 'slightly round', 'round'],
  eyebrowAngle: ['arched', 'slightly arched', '', 'fairly straight', 'straight'],
  eyeVerticalLength: ['round', 'slightly round', '', 'slightly narrow', 'long and narrow'],
  mouthWidth: [],
  noseRatio: [],
}

const names: Readonly<Record<Trait, string>> = {
  faceLine: 'face shape',
  eyebrowAngle: 'brows',
  eyeVerticalLength: 'eyes',
  mouthWidth: 'mouth width',
  noseRatio: 'feature placement',
}

/** Features with the same statement share a clause. */
const clauses = (group: ReadonlyArray<Feature>): string =>
  listed(
    [...new Set(group.map(statement))].map((said) => {
      const same = group.filter((feature) => statement(feature) === said)
      const [first, ...more] = same
      const is = first !== undefined && isOne(first) && more.length === 0 ? 'is' : 'are'
      return `your ${listed(same.map(({ trait }) => names[trait]))} ${is} ${said}`
    }),
  )

const listed = (texts: ReadonlyArray<string>): string =>
  texts.length < 2 ? texts.join('') : `${texts.slice(0, -1).join(', ')} and ${texts.at(-1) ?? ''}`

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const proportions: Readonly<Record<TraitSide, Readonly<Record<TraitSide, string>>>> = {
  first: {
    first: 'Your features sit close to the chin, and your mouth is wider than average.',
    standard: 'Your features sit close to the chin.',
    last: 'Your features sit close to the chin, and your mouth is narrower than average.',
  },
  standard: {
    first: 'Your mouth is wider than average.',
    standard: '',
    last: 'Your mouth is narrower than average.',
  },
  last: {
    first: 'Your features sit well above the chin, and your mouth is wider than average.',
    standard: 'Your features sit well above the chin.',
    last: 'Your features sit well above the chin, and your mouth is narrower than average.',
  },
}

const people: Readonly<Record<Gender, string>> = { MEN: 'men', WOMEN: 'women' }

export const face: FaceTexts = {
  lead: (lead) => {
    switch (lead._tag) {
      case 'Balanced':
        return 'Your features are in natural harmony, with none more prominent than the rest.'
      case 'One':
        return `Your face is well balanced, and your ${phrase(lead.feature)} ${isOne(lead.feature) ? 'adds' : 'add'} ${accents[lead.effect]}.`
      case 'Two':
        return `Your ${phrasesOf(lead.features)} give ${impressions[lead.impression]} impression.`
      case 'Contrast':
        return contrasts[lead.effect](...lead.features)
    }
  },
  lines: (groups) => `${capital(groups.map(clauses).join(', but '))}.`,
  proportions: ({ position, mouth }) => proportions[position][mouth],
  standard: (traits, gender) => {
    const [first] = traits
    const isSingular =
      traits.length === 1 && first !== 'eyebrowAngle' && first !== 'eyeVerticalLength'
    const all = traits.length > 2 ? 'all ' : traits.length === 2 ? 'both ' : ''
    return `Your ${listed(traits.map((trait) => names[trait]))} ${isSingular ? 'is' : 'are'} ${all}close to the average for ${people[gender]}.`
  },
  decided: (decision, type) => {
    switch (decision._tag) {
      case 'Features':
        return `Your ${phrasesOf(decision.features)} ${pointsTo(decision.features)} most clearly to ${type}.`
      case 'Standard':
        return `Your ${listed(decision.traits.map((trait) => names[trait]))} are both close to average, which points to ${type}.`
      case 'Opposites':
        return `Your ${listed(decision.features.map(phrase))} balance each other, which points to ${type}.`
      case 'Whole':
        return `Taken as a whole, your face is closest to ${type}.`
    }
  },
}

const pointsTo = ([first, ...more]: ReadonlyArray<Feature>): string =>
  more.length === 0 && first !== undefined && isOne(first) ? 'points' : 'point'
