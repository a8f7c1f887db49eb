import type { ComparisonTexts } from '../../content/comparison-texts.js'

const sides = {
  curve: { '-1': 'more linear', '0': '', '1': 'more curved' },
  age: { '-1': 'more child-like', '0': '', '1': 'more adult-like' },
} as const

export const comparison: ComparisonTexts = {
  same: 'Both say the same.',
  differences: (count) => (count === 1 ? '1 difference' : `${count} differences`),
  samePattern: (name) => `Both have the face pattern ${name}.`,
  patterns: (a, b) => `The face pattern of A is ${a}, that of B ${b}.`,
  genders: 'Women and men have different face patterns.',
  map: ({ curve, age }) => {
    const words = [sides.curve[curve], sides.age[age]].filter((word) => word !== '')
    return words.length === 0
      ? 'On the face map they are in about the same place.'
      : `On the face map B is ${words.join(' and ')} than A.`
  },
  sameSeason: (name) => `Both have the personal colour ${name}.`,
  seasons: (a, b) => `The personal colour of A is ${a}, that of B ${b}.`,
  suitsB: ({ undertone, depth }) => {
    const words = [undertone, depth].filter((word) => word !== null)
    return `What suits B is ${words.join(' and ')} than what suits A.`
  },
  suitsBoth: {
    yellow: 'Colours with a yellow base suit both.',
    blue: 'Colours with a blue base suit both.',
    light: 'Light colours suit both.',
    deep: 'Deep colours suit both.',
  },
  rows: (equal) => {
    if (equal === 5) return 'All five rows of the face pattern analysis are the same.'
    if (equal === 0) return 'All five rows of the face pattern analysis differ.'
    return `${equal} of the five rows of the face pattern analysis ${equal === 1 ? 'is' : 'are'} the same.`
  },
}
