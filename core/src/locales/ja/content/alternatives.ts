import type { SeasonDirection } from '../../../diagnosis/season.js'
import type { AlternativeTexts } from '../../../content/alternative-texts.js'

const undertones = { warmer: '黄み', cooler: '青み' } as const
const depths = { lighter: '明るさ', deeper: '深み' } as const

/** The qualities of the colouring that would have to increase. */
const qualities = ({ undertone, depth }: SeasonDirection): string =>
  [
    ...(undertone === null ? [] : [undertones[undertone]]),
    ...(depth === null ? [] : [depths[depth]]),
  ].join('と')

export const alternatives: AlternativeTexts = {
  heading: '近いフェイスパターン',
  lead: 'もう少し違えば、ほかのパターンになる項目です。',
  season: ({ name, points, nearness, direction }) => {
    switch (nearness) {
      case 'larger':
        return `割合では「${name}」のほうが${points}ポイント大きく出ています。どちらの色も似合います。`
      case 'equal':
        return `「${name}」も同じ割合です。どちらの色も似合います。`
      case 'touch':
        return `「${name}」との差は${points}ポイントです。あとほんの少し${qualities(direction)}が増せば、「${name}」になります。どちらの色も似合います。`
      case 'step':
        return `次に近いのは「${name}」で、差は${points}ポイントです。もう少し${qualities(direction)}が増せば、「${name}」になります。`
    }
  },
  row: ({ title, level, type }) => `「${title}」が「${level}」なら、「${type}」になります。`,
}
