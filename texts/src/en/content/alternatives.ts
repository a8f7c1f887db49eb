import type { SeasonDirection } from '@kaoiro/core/diagnosis'
import type { AlternativeTexts, SmallChangeTexts } from '../../content/alternative-texts.js'

const wayOf = ({ undertone, depth }: SeasonDirection): string =>
  [undertone, depth].filter((word) => word !== null).join(' and ')

const away = (points: number): string => `${points} ${points === 1 ? 'point' : 'points'} away`

const changes: SmallChangeTexts = {
  faceLine: {
    more: { first: 'A slightly sharper face shape', last: 'A slightly rounder face shape' },
    less: { first: 'A slightly softer face shape', last: 'A slightly less round face shape' },
  },
  eyebrowAngle: {
    more: { first: 'Slightly more arched brows', last: 'Slightly straighter brows' },
    less: { first: 'Slightly less arched brows', last: 'Slightly less straight brows' },
  },
  eyeVerticalLength: {
    more: { first: 'Slightly rounder eyes', last: 'Slightly narrower eyes' },
    less: { first: 'Slightly less round eyes', last: 'Slightly less narrow eyes' },
  },
  mouthWidth: {
    more: { first: 'A slightly wider mouth', last: 'A slightly more compact mouth' },
    less: { first: 'A slightly less wide mouth', last: 'A slightly less compact mouth' },
  },
  noseRatio: {
    more: { first: 'Slightly lower-set features', last: 'Slightly higher-set features' },
    less: {
      first: 'Features set slightly further from the chin',
      last: 'Features set slightly closer to the chin',
    },
  },
}

export const alternatives: AlternativeTexts = {
  heading: 'Nearby patterns',
  lead: 'Your face also comes close to these patterns.',
  season: ({ name, points, nearness, direction }) => {
    switch (nearness) {
      case 'larger':
        return `The share of ${name} is ${points} ${points === 1 ? 'point' : 'points'} higher. Its colours suit you too.`
      case 'equal':
        return `${name} has the same share. Its colours suit you too.`
      case 'touch':
        return `${name} is only ${away(points)}: a touch ${wayOf(direction)}, and it would be yours. Its colours suit you too.`
      case 'step':
        return `Next comes ${name}, ${away(points)}: slightly ${wayOf(direction)} colouring would bring you closer.`
    }
  },
  row: ({ trait, way, side }, type) =>
    `${changes[trait][way][side]} would bring you closer to ${type}.`,
}
