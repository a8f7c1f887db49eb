import type { ComparisonTexts } from '../../content/comparison-texts.js'

const undertones = { warmer: '偏暖', cooler: '偏冷' } as const
const depths = { lighter: '明亮', deeper: '深邃' } as const

const sides = {
  curve: { '-1': '直線', '0': '', '1': '曲線' },
  age: { '-1': '青春', '0': '', '1': '成熟' },
} as const

export const comparison: ComparisonTexts = {
  same: '兩個結果相同。',
  differences: (count) => `有${count}處不同`,
  samePattern: (name) => `臉部風格都是「${name}」。`,
  patterns: (a, b) => `臉部風格方面，A是「${a}」，B是「${b}」。`,
  genders: '女性與男性的臉部風格種類不同。',
  map: ({ curve, age }) => {
    const words = [sides.curve[curve], sides.age[age]].filter((word) => word !== '')
    return words.length === 0
      ? '在風格地圖上的位置幾乎相同。'
      : `在風格地圖上，B比A更偏${words.join('、')}。`
  },
  sameSeason: (name) => `個人色彩都是「${name}」。`,
  seasons: (a, b) => `個人色彩方面，A是「${a}」，B是「${b}」。`,
  suitsB: ({ undertone, depth }) => {
    const words = [
      ...(undertone === null ? [] : [undertones[undertone]]),
      ...(depth === null ? [] : [depths[depth]]),
    ]
    return `與A相比，B適合更${words.join('、')}的顏色。`
  },
  suitsBoth: {
    yellow: 'A與B都適合暖色調。',
    blue: 'A與B都適合冷色調。',
    light: 'A與B都適合明亮的顏色。',
    deep: 'A與B都適合深邃的顏色。',
  },
  rows: (equal) => {
    if (equal === 5) return '臉部風格分析的5個項目全部相同。'
    if (equal === 0) return '臉部風格分析的5個項目全部不同。'
    return `臉部風格分析的5個項目中，有${equal}項相同。`
  },
}
