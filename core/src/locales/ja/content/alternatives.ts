import type { Nearness } from '../../../alternatives/alternatives.js'
import type { SeasonDirection } from '../../../diagnosis/season.js'

const undertones = { warmer: '黄み', cooler: '青み' } as const
const depths = { lighter: '明るさ', deeper: '深み' } as const

/** What would have to increase. */
const qualities = ({ undertone, depth }: SeasonDirection): string =>
  [
    ...(undertone === null ? [] : [undertones[undertone]]),
    ...(depth === null ? [] : [depths[depth]]),
  ].join('と')

interface SecondSeason {
  readonly name: string
  /** Percentage points between the two shares, from 0. */
  readonly points: number
  readonly nearness: Nearness
  readonly direction: SeasonDirection
}

/** How a small change would affect a result. */
export const alternatives = {
  /** Above the rows. */
  heading: '近いフェイスパターン',
  /** Explains the rows; a sentence. */
  lead: 'もう少し違えば、ほかのパターンになる項目です。',
  /** A season that is near, and what would lead to it; one or two sentences. */
  season: ({ name, points, nearness, direction }: SecondSeason): string => {
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
  /** A level that would give another face type; a sentence. */
  row: ({ title, level, type }: Readonly<Record<'title' | 'level' | 'type', string>>) =>
    `「${title}」が「${level}」なら、「${type}」になります。`,
}

export type AlternativeTexts = typeof alternatives
