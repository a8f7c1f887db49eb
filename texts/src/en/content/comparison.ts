import type { ComparisonTexts } from '../../content/comparison-texts.js'

const sides = {
  curve: { '-1': 'more linear', '0': '', '1': 'more curved' },
  age: { '-1': 'more youthful', '0': '', '1': 'more mature' },
} as const

export const comparison: ComparisonTexts = {
  same: 'Both results are the same.',
  differences: (count) => (count === 1 ? '1 difference' : `${count} differences`),
  samePattern: (name) => `Both are ${name}.`,
  patterns: (a, b) => `A is ${a}, B is ${b}.`,
  genders: 'Women and men have different face patterns.',
  map: ({ curve, age }) => {
    const words = [sides.curve[curve], sides.age[age]].filter((word) => word !== '')
    return words.length === 0
      ? 'On the face map, they are in about the same place.'
      : `On the face map, B is ${words.join(' and ')} than A.`
  },
  sameSeason: (name) => `In personal colour, both are ${name}.`,
  seasons: (a, b) => `In personal colour, A is ${a} and B is ${b}.`,
  suitsB: ({ undertone, depth }) => {
    const words = [undertone, depth].filter((word) => word !== null).join(' and ')
    return `${words.charAt(0).toUpperCase()}${words.slice(1)} colours suit B.`
  },
  suitsBoth: {
    yellow: 'Yellow-base colours suit both.',
    blue: 'Blue-base colours suit both.',
    light: 'Light colours suit both.',
    deep: 'Deep colours suit both.',
  },
  rows: (equal) => {
    if (equal === 5) return 'The face pattern analysis is the same in all five rows.'
    if (equal === 0) return 'The face pattern analysis differs in all five rows.'
    return `The face pattern analysis is the same in ${equal} of five rows.`
  },
}
