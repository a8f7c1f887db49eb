import type { SeasonDirection } from '@kaoiro/core/diagnosis'
import type { AlternativeTexts, SmallChangeTexts } from '../../content/alternative-texts.js'

const undertones = { warmer: '暖意', cooler: '冷感' } as const
const depths = { lighter: '明亮感', deeper: '深邃感' } as const

/** The qualities of the colouring that would have to increase. */
const qualities = ({ undertone, depth }: SeasonDirection): string =>
  [
    ...(undertone === null ? [] : [undertones[undertone]]),
    ...(depth === null ? [] : [depths[depth]]),
  ].join('与')

const changes: SmallChangeTexts = {
  faceLine: {
    more: { first: '轮廓再利落一些', last: '轮廓再圆润一些' },
    less: { first: '轮廓再柔和一些', last: '轮廓少一分圆润' },
  },
  eyebrowAngle: {
    more: { first: '眉形弧度再明显些', last: '眉形再平直一些' },
    less: { first: '眉形弧度再缓一些', last: '眉形再柔和一些' },
  },
  eyeVerticalLength: {
    more: { first: '眼形再圆一些', last: '眼形再细长一些' },
    less: { first: '眼形少一分圆润', last: '眼形少一分细长' },
  },
  mouthWidth: {
    more: { first: '嘴形再舒展一些', last: '嘴形再小巧一些' },
    less: { first: '嘴形再收敛一些', last: '嘴形少一分小巧' },
  },
  noseRatio: {
    more: { first: '五官重心再低些', last: '五官重心再高些' },
    less: { first: '五官离下巴再远些', last: '五官离下巴再近些' },
  },
}

export const alternatives: AlternativeTexts = {
  heading: '相近的面部风格',
  lead: '您的面容也接近以下风格。',
  season: ({ name, points, nearness, direction }) => {
    switch (nearness) {
      case 'larger':
        return `从占比来看，“${name}”高出${points}个百分点，其中也有适合您的颜色。`
      case 'equal':
        return `“${name}”的占比与此相同，其中也有适合您的颜色。`
      case 'touch':
        return `您与“${name}”仅差${points}个百分点：色调中只要再多一丝${qualities(direction)}，就会是“${name}”，其中也有适合您的颜色。`
      case 'step':
        return `其次接近的是“${name}”，相差${points}个百分点。色调中再多一些${qualities(direction)}，就更接近“${name}”。`
    }
  },
  row: ({ trait, way, side }, type) => `若${changes[trait][way][side]}，则更接近“${type}”。`,
}
