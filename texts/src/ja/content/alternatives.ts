import type { SeasonDirection } from '@kaoiro/core/diagnosis'
import type { AlternativeTexts, SmallChangeTexts } from '../../content/alternative-texts.js'

const undertones = { warmer: '黄み', cooler: '青み' } as const
const depths = { lighter: '明るさ', deeper: '深み' } as const

/** The qualities of the colouring that would have to increase. */
const qualities = ({ undertone, depth }: SeasonDirection): string =>
  [
    ...(undertone === null ? [] : [undertones[undertone]]),
    ...(depth === null ? [] : [depths[depth]]),
  ].join('と')

const changes: SmallChangeTexts = {
  faceLine: {
    more: {
      first: 'フェイスラインがもう少しシャープな印象なら',
      last: 'フェイスラインにもう少し丸みがあれば',
    },
    less: {
      first: 'フェイスラインのシャープさがもう少しやわらげば',
      last: 'フェイスラインの丸みがもう少し控えめなら',
    },
  },
  eyebrowAngle: {
    more: { first: '眉がもう少しアーチを描く印象なら', last: '眉がもう少しまっすぐな印象なら' },
    less: {
      first: '眉のアーチがもう少しなだらかなら',
      last: '眉の直線的な印象がもう少しやわらげば',
    },
  },
  eyeVerticalLength: {
    more: { first: '目元がもう少し丸い印象なら', last: '目元がもう少し細い印象なら' },
    less: { first: '目元の丸さがもう少し控えめなら', last: '目元の細さがもう少し控えめなら' },
  },
  mouthWidth: {
    more: {
      first: '口元がもう少しゆったりとした印象なら',
      last: '口元がもう少しコンパクトな印象なら',
    },
    less: { first: '口元の広がりがもう少し控えめなら', last: '口元の横幅にもう少しゆとりがあれば' },
  },
  noseRatio: {
    more: {
      first: 'お顔の重心がもう少し低ければ',
      last: 'お顔の重心がもう少し高ければ',
    },
    less: {
      first: '目・鼻・口とあごの間にもう少しゆとりがあれば',
      last: '目・鼻・口がもう少しあごに近ければ',
    },
  },
}

export const alternatives: AlternativeTexts = {
  heading: '近いフェイスパターン',
  lead: 'こちらのパターンにも近いお顔立ちです。',
  season: ({ name, points, nearness, direction }) => {
    switch (nearness) {
      case 'larger':
        return `割合では「${name}」のほうが${points}ポイント高く出ています。こちらの色もよく似合います。`
      case 'equal':
        return `「${name}」も同じ割合です。こちらの色もよく似合います。`
      case 'touch':
        return `「${name}」との差は${points}ポイントです。色合いにあとほんの少し${qualities(direction)}があれば「${name}」になるほど近く、こちらの色もよく似合います。`
      case 'step':
        return `次に近いのは「${name}」で、差は${points}ポイントです。色合いにもう少し${qualities(direction)}があれば、「${name}」に近づきます。`
    }
  },
  row: ({ trait, way, side }, type) => `${changes[trait][way][side]}、「${type}」に近づきます。`,
}
