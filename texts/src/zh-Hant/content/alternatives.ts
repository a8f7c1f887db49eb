import type { SeasonDirection } from '@kaoiro/core/diagnosis'
import type { AlternativeTexts, SmallChangeTexts } from '../../content/alternative-texts.js'

const undertones = { warmer: '暖', cooler: '冷' } as const
const depths = { lighter: '明亮', deeper: '深邃' } as const

/** How the colouring would have to change: "a little warmer and lighter". */
const change =
  (little: string) =>
  ({ undertone, depth }: SeasonDirection): string =>
    [
      ...(undertone === null ? [] : [`${undertones[undertone]}${little}`]),
      ...(depth === null ? [] : [`${depths[depth]}${little}`]),
    ].join('、')

const slightly = change('一點點')
const somewhat = change('一些')

const changes: SmallChangeTexts = {
  faceLine: {
    more: { first: '臉部輪廓若再俐落一點', last: '臉部輪廓若再圓潤一點' },
    less: { first: '臉部輪廓若再柔和一點', last: '臉部輪廓若少一分圓潤' },
  },
  eyebrowAngle: {
    more: { first: '眉形的弧度若再明顯一點', last: '眉形若再平直一點' },
    less: { first: '眉形的弧度若再平緩一點', last: '眉形若再柔和一點' },
  },
  eyeVerticalLength: {
    more: { first: '眼型若再圓一點', last: '眼型若再細長一點' },
    less: { first: '眼型若少一分圓潤', last: '眼型若少一分細長' },
  },
  mouthWidth: {
    more: { first: '嘴型若再舒展一點', last: '嘴型若再小巧一點' },
    less: { first: '嘴型若再收斂一點', last: '嘴型若少一分小巧' },
  },
  noseRatio: {
    more: { first: '五官位置若再低一點', last: '五官位置若再高一點' },
    less: { first: '五官與下巴的距離若再拉開一點', last: '五官與下巴的距離若再拉近一點' },
  },
}

export const alternatives: AlternativeTexts = {
  heading: '相近的臉部風格',
  lead: '您的臉部特徵也接近以下風格。',
  season: ({ name, points, nearness, direction }) => {
    switch (nearness) {
      case 'larger':
        return `以比例來看，「${name}」高出${points}個百分點，其中也有適合您的顏色。`
      case 'equal':
        return `「${name}」的比例也相同，其中也有適合您的顏色。`
      case 'touch':
        return `與「${name}」只差${points}個百分點。色調若再${slightly(direction)}，就會是「${name}」，其中也有適合您的顏色。`
      case 'step':
        return `其次接近的是「${name}」，相差${points}個百分點。色調若再${somewhat(direction)}，就更接近「${name}」。`
    }
  },
  row: ({ trait, way, side }, type) => `${changes[trait][way][side]}，就更接近「${type}」。`,
}
