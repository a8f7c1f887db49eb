import type { Comparison } from '../../../comparison/comparison.js'
import type { SeasonDirection } from '../../../diagnosis/season.js'

const undertones = { warmer: '黄みのある', cooler: '青みのある' } as const
const depths = { lighter: '明るい', deeper: '深い' } as const

const sides = {
  curve: { '-1': '直線寄り', '0': '', '1': '曲線寄り' },
  age: { '-1': '子ども顔寄り', '0': '', '1': '大人顔寄り' },
} as const

/** Two results next to each other, A and B. Each text but the count is a sentence. */
export const comparison = {
  same: '2つの結果は同じです。',
  differences: (count: number) => `${count}か所が異なります`,
  samePattern: (name: string) => `フェイスパターンは、どちらも「${name}」です。`,
  patterns: (a: string, b: string) => `フェイスパターンは、Aが「${a}」、Bが「${b}」です。`,
  /** One is of a woman, one of a man. */
  genders: 'フェイスパターンの種類は、女性と男性とで異なります。',
  map: ({ curve, age }: Comparison['map']) => {
    const words = [sides.curve[curve], sides.age[age]].filter((word) => word !== '')
    return words.length === 0
      ? 'フェイスマップでの位置は、ほぼ同じです。'
      : `フェイスマップでは、BのほうがAより${words.join('・')}です。`
  },
  sameSeason: (name: string) => `パーソナルカラーは、どちらも「${name}」です。`,
  seasons: (a: string, b: string) => `パーソナルカラーは、Aが「${a}」、Bが「${b}」です。`,
  /** Which colours suit B more than A. */
  suitsB: ({ undertone, depth }: SeasonDirection) =>
    `Bには、Aより${undertone === null ? '' : undertones[undertone]}${depth === null ? '' : depths[depth]}色が似合います。`,
  /** Colours of an undertone or a depth that suit both. */
  suitsBoth: {
    yellow: 'イエローベースの色は、どちらにも似合います。',
    blue: 'ブルーベースの色は、どちらにも似合います。',
    light: '明るい色は、どちらにも似合います。',
    deep: '深い色は、どちらにも似合います。',
  },
  /** How many of the chart's five rows are the same. */
  rows: (equal: number) => {
    if (equal === 5) return 'フェイスパターン分析の5項目は、すべて同じです。'
    if (equal === 0) return 'フェイスパターン分析の5項目は、すべて異なります。'
    return `フェイスパターン分析の5項目のうち、${equal}項目が同じです。`
  },
}

export type ComparisonTexts = typeof comparison
