import type { ComparisonTexts } from '../../content/comparison-texts.js'

const sides = {
  curve: { '-1': '更偏直线感', '0': '', '1': '更偏曲线感' },
  age: { '-1': '更偏青春感', '0': '', '1': '更偏成熟感' },
} as const

const undertones = { warmer: '更偏暖调', cooler: '更偏冷调' } as const
const depths = { lighter: '更明亮', deeper: '更深沉' } as const

export const comparison: ComparisonTexts = {
  same: '两个结果相同。',
  differences: (count) => `${count}处不同`,
  samePattern: (name) => `两者的面部风格都是“${name}”。`,
  patterns: (a, b) => `面部风格方面，A是“${a}”，B是“${b}”。`,
  genders: '女士与男士的面部风格分类有所不同。',
  map: ({ curve, age }) => {
    const words = [sides.curve[curve], sides.age[age]].filter((word) => word !== '')
    return words.length === 0
      ? '两者在风格坐标上的位置几乎相同。'
      : `在风格坐标上，B比A${words.join('、')}。`
  },
  sameSeason: (name) => `两者的个人色彩都是“${name}”。`,
  seasons: (a, b) => `个人色彩方面，A是“${a}”，B是“${b}”。`,
  suitsB: ({ undertone, depth }) => {
    const words = [
      ...(undertone === null ? [] : [undertones[undertone]]),
      ...(depth === null ? [] : [depths[depth]]),
    ]
    return `与A相比，B适合${words.join('、')}的颜色。`
  },
  suitsBoth: {
    yellow: '暖调的颜色，两者都适合。',
    blue: '冷调的颜色，两者都适合。',
    light: '明亮的颜色，两者都适合。',
    deep: '深沉的颜色，两者都适合。',
  },
  rows: (equal) => {
    if (equal === 5) return '面部特征分析的5个项目全部相同。'
    if (equal === 0) return '面部特征分析的5个项目各不相同。'
    return `面部特征分析的5个项目中，有${equal}项相同。`
  },
}
