import type { SeasonDirection } from '@kaoiro/core/diagnosis'
import type { AlternativeTexts, SmallChangeTexts } from '../../content/alternative-texts.js'

const wayOf = ({ undertone, depth }: SeasonDirection): string =>
  [undertone, depth].filter((word) => word !== null).join(' and ')

const away = (points: number): string => `${points} ${points === 1 ? 'point' : 'points'} away`

const changes: SmallChangeTexts = {
  faceLine: {
    more: { first: 'a slightly sharper face line', last: 'a slightly rounder face line' },
    less: { first: 'a slightly less sharp face line', last: 'a slightly less round face line' },
  },
  eyebrowAngle: {
    more: { first: 'slightly more arched brows', last: 'slightly straighter brows' },
    less: { first: 'slightly less arched brows', last: 'slightly less straight brows' },
  },
  eyeVerticalLength: {
    more: { first: 'slightly rounder eyes', last: 'slightly narrower eyes' },
    less: { first: 'slightly less round eyes', last: 'slightly less narrow eyes' },
  },
  mouthWidth: {
    more: { first: 'slightly wider lips', last: 'slightly smaller lips' },
    less: { first: 'slightly less wide lips', last: 'slightly fuller lips' },
  },
  noseRatio: {
    more: { first: 'features set slightly lower', last: 'features set slightly higher' },
    less: { first: 'features set a little less low', last: 'features set a little less high' },
  },
}

export const alternatives: AlternativeTexts = {
  heading: 'Nearby patterns',
  lead: 'You are also close to these patterns.',
  season: ({ name, points, nearness, direction }) => {
    switch (nearness) {
      case 'larger':
        return `By share, ${name} is ${points} ${points === 1 ? 'point' : 'points'} ahead. Some of its colours suit you too.`
      case 'equal':
        return `${name} has the same share. Some of its colours suit you too.`
      case 'touch':
        return `${name} is only ${away(points)}: a touch ${wayOf(direction)}, and it would be yours. Some of its colours suit you too.`
      case 'step':
        return `Next comes ${name}, ${away(points)}: slightly ${wayOf(direction)} colouring would bring you closer.`
    }
  },
  row: ({ trait, way, side }, type) =>
    `With ${changes[trait][way][side]}, you would be closer to ${type}.`,
}
