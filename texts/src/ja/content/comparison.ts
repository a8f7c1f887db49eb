import type { ComparisonTexts } from '../../content/comparison-texts.js'

const undertones = { warmer: '黄みのある', cooler: '青みのある' } as const
const depths = { lighter: '明るい', deeper: '深い' } as const

const sides = {
  curve: { '-1': '直線寄り', '0': '', '1': '曲線寄り' },
  age: { '-1': '子ども顔寄り', '0': '', '1': '大人顔寄り' },
} as const

export const comparison: ComparisonTexts = {
  same: '2つの結果は同じです。',
  differences: (count) => `${count}か所が異なります`,
  samePattern: (name) => `フェイスパターンは、どちらも「${name}」です。`,
  patterns: (a, b) => `フェイスパターンは、Aが「${a}」、Bが「${b}」です。`,
  genders: 'フェイスパターンの種類は、女性と男性とで異なります。',
  map: ({ curve, age }) => {
    const words = [sides.curve[curve], sides.age[age]].filter((word) => word !== '')
    return words.length === 0
      ? 'フェイスマップでの位置は、ほぼ同じです。'
      : `フェイスマップでは、BのほうがAより${words.join('・')}です。`
  },
  sameSeason: (name) => `パーソナルカラーは、どちらも「${name}」です。`,
  seasons: (a, b) => `パーソナルカラーは、Aが「${a}」、Bが「${b}」です。`,
  suitsB: ({ undertone, depth }) =>
    `Bには、Aより${undertone === null ? '' : undertones[undertone]}${depth === null ? '' : depths[depth]}色が似合います。`,
  suitsBoth: {
    yellow: 'イエローベースの色は、どちらにも似合います。',
    blue: 'ブルーベースの色は、どちらにも似合います。',
    light: '明るい色は、どちらにも似合います。',
    deep: '深い色は、どちらにも似合います。',
  },
  rows: (equal) => {
    if (equal === 5) return 'フェイスパターン分析の5項目は、すべて同じです。'
    if (equal === 0) return 'フェイスパターン分析の5項目は、すべて異なります。'
    return `フェイスパターン分析の5項目のうち、${equal}項目が同じです。`
  },
}
