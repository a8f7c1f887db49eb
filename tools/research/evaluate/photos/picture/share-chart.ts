import type { SvgNode } from '@kaoiro/core/drawing/pen/svg'
import { node } from '@kaoiro/core/drawing/pen/svg'
import type { Gender } from '@kaoiro/core/diagnosis/gender'
import { levels, traits } from '@kaoiro/core/diagnosis/level'
import type { Bounds } from '../../report/goals.js'
import { at, heading, line, tones, words } from '../../picture/shapes.js'
import { percent } from '../../../../report/columns.js'
import { traitName } from '../../../names.js'
import { faceTypeGoals, levelGoal } from '../goals.js'
import { genderNames } from '../../../names.js'
import type { GenderShares } from '../summary.js'

const chartHeight = 90

/** A column's height stands for this share; larger ones are cut. */
const tallest = 0.6

const heightOf = (share: number): number => chartHeight * Math.min(1, share / tallest)

const isWithin = (share: number, { min = 0, max = 1 }: Bounds): boolean =>
  share >= min && share <= max

/** Shares as columns over a band from the least to the most that the goal allows. */
const columns = (
  shares: ReadonlyArray<readonly [name: string, share: number]>,
  goal: Bounds,
  step: number,
): ReadonlyArray<SvgNode> => [
  node('rect', {
    x: 0,
    y: chartHeight - heightOf(goal.max ?? 1),
    width: shares.length * step,
    height: heightOf(goal.max ?? 1) - heightOf(goal.min ?? 0),
    fill: tones.rule,
    opacity: 0.6,
  }),
  ...shares.flatMap(([name, share], i) => [
    node('rect', {
      x: i * step + step * 0.2,
      y: chartHeight - heightOf(share),
      width: step * 0.6,
      height: heightOf(share),
      fill: isWithin(share, goal) ? tones.second : tones.first,
    }),
    words(
      (i + 0.5) * step,
      chartHeight - heightOf(share) - 4,
      percent(share, 0).replace(' %', ''),
      {
        size: 10,
        anchor: 'middle',
        tone: tones.soft,
      },
    ),
    words((i + 0.5) * step, chartHeight + 14, name, { size: 10, anchor: 'middle' }),
  ]),
  line(0, chartHeight, shares.length * step, chartHeight, tones.soft),
]

const traitStep = 200
const levelStep = 32

export const levelsHeight = chartHeight + 84

/** The share of each level of each trait, in percent, over the band of the goal. */
export const levelNodes = (gender: Gender, { photos, levels: shares }: GenderShares) => [
  heading(`Levels of ${photos} ${genderNames[gender]}, percent`),
  ...traits.map((trait, i) =>
    at(i * traitStep, 46, [
      words(0, -20, traitName[trait], { size: 12 }),
      ...columns(
        levels.map((level) => [String(level), shares[trait][level]]),
        levelGoal,
        levelStep,
      ),
    ]),
  ),
]

const typeStep = 70

export const faceTypesHeight = chartHeight + 70

export const faceTypeNodes = (gender: Gender, { faceTypes }: GenderShares) => [
  heading(`Face types of ${genderNames[gender]}, percent`),
  at(0, 30, columns(Object.entries(faceTypes), faceTypeGoals[gender], typeStep)),
]
