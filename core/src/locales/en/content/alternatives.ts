import type { SeasonDirection } from '../../../diagnosis/season.js'
import type { AlternativeTexts } from '../../../content/alternative-texts.js'

const wayOf = ({ undertone, depth }: SeasonDirection): string =>
  [undertone, depth].filter((word) => word !== null).join(' and ')

const away = (points: number): string => `${points} ${points === 1 ? 'point' : 'points'} away`

export const alternatives: AlternativeTexts = {
  heading: 'Close to another pattern',
  lead: 'A little more or less here, and it would be another pattern.',
  season: ({ name, points, nearness, direction }) => {
    switch (nearness) {
      case 'larger':
        return `By share, ${name} is ${points} ${points === 1 ? 'point' : 'points'} ahead. Colours of both suit you.`
      case 'equal':
        return `${name} has the same share. Colours of both suit you.`
      case 'touch':
        return `${name} is only ${away(points)}: a touch ${wayOf(direction)}, and it would be ${name}. Colours of both suit you.`
      case 'step':
        return `Next comes ${name}, ${away(points)}: somewhat ${wayOf(direction)}, and it would be ${name}.`
    }
  },
  row: ({ title, level, type }) => `If “${title}” were “${level}”, it would be ${type}.`,
}
