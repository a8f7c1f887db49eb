import type { SeasonDirection } from '@kaoiro/core/diagnosis'
import type { ComparisonTexts } from '../../content/comparison-texts.js'

const undertones = { warmer: '노란 기가 도는', cooler: '푸른 기가 도는' } as const
const depths = { lighter: '밝은', deeper: '깊은' } as const
const depthsBeforeAnd = { lighter: '밝고', deeper: '깊고' } as const

/** "밝고 노란 기가 도는": the longer of two qualities comes last. */
const qualities = ({ undertone, depth }: SeasonDirection): string => {
  if (undertone === null) return depth === null ? '' : depths[depth]
  return depth === null
    ? undertones[undertone]
    : `${depthsBeforeAnd[depth]} ${undertones[undertone]}`
}

const sides = {
  curve: { '-1': '직선 쪽', '0': '', '1': '곡선 쪽' },
  age: { '-1': '동안형 쪽', '0': '', '1': '성숙형 쪽' },
} as const

export const comparison: ComparisonTexts = {
  same: '두 결과가 같아요.',
  differences: (count) => `${count}가지가 달라요`,
  samePattern: (name) => `페이스 패턴은 둘 다 ‘${name}’ 타입이에요.`,
  patterns: (a, b) => `페이스 패턴은 A가 ‘${a}’, B가 ‘${b}’ 타입이에요.`,
  genders: '여성과 남성은 페이스 패턴의 종류가 서로 달라요.',
  map: ({ curve, age }) => {
    const words = [sides.curve[curve], sides.age[age]].filter((word) => word !== '')
    return words.length === 0
      ? '페이스 맵에서의 위치는 거의 같아요.'
      : `페이스 맵에서는 B가 A보다 ${words.join(', ')}에 더 가까워요.`
  },
  sameSeason: (name) => `퍼스널 컬러는 둘 다 ‘${name}’ 타입이에요.`,
  seasons: (a, b) => `퍼스널 컬러는 A가 ‘${a}’, B가 ‘${b}’ 타입이에요.`,
  suitsB: (direction) => `B에게는 A보다 더 ${qualities(direction)} 컬러가 어울려요.`,
  suitsBoth: {
    yellow: '웜톤 컬러는 둘 다 잘 어울려요.',
    blue: '쿨톤 컬러는 둘 다 잘 어울려요.',
    light: '밝은 컬러는 둘 다 잘 어울려요.',
    deep: '깊은 컬러는 둘 다 잘 어울려요.',
  },
  rows: (equal) => {
    if (equal === 5) return '페이스 패턴 분석의 5가지 항목이 모두 같아요.'
    if (equal === 0) return '페이스 패턴 분석의 5가지 항목이 모두 달라요.'
    return `페이스 패턴 분석의 5가지 항목 중 ${equal}가지가 같아요.`
  },
}
