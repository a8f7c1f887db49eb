import type { SvgNode } from '@kaoiro/core/drawing/pen/svg'
import { node } from '@kaoiro/core/drawing/pen/svg'
import { bar, heading, line, tones, words } from '../../picture/shapes.js'
import { decimals, percent } from '../../../../report/columns.js'
import { answerNames } from '../compared.js'
import { agreementGoals, variationGoal } from '../goals.js'
import type { Steadiness } from '../steadiness.js'
import { answerTitles, numberTitle } from '../titles.js'

const labelWidth = 165
const barLength = 180
const rowHeight = 21
const firstRow = 34

/** A row of a chart: its name, a share as a bar, and strokes at other shares across it. */
const barRow = (
  i: number,
  name: string,
  share: number,
  value: string,
  strokes: ReadonlyArray<readonly [share: number, tone: string]>,
): SvgNode =>
  node('g', { transform: `translate(0 ${firstRow + i * rowHeight})` }, [
    words(0, 9, name, { size: 12 }),
    node('g', { transform: `translate(${labelWidth} 0)` }, [
      ...bar(0, barLength, Math.min(1, Math.max(0, share)), tones.second, value),
      ...strokes.map(([at, tone]) => line(barLength * at, -3, barLength * at, 12, tone)),
    ]),
  ])

const note = (text: string): SvgNode => words(0, 18, text, { size: 11, tone: tones.soft })

export const agreementHeight = firstRow + answerNames.length * rowHeight

/** How often two second photos agree, beside two people and the goal. */
export const agreementNodes = ({ agreement }: Steadiness): ReadonlyArray<SvgNode> => [
  heading('The same in two second photos of one person'),
  note('Red strokes: two people. Black: the goal. Beside it: kappa.'),
  ...answerNames.map((name, i) => {
    const { onePerson, twoPeople, kappa } = agreement[name]
    const goal = name === 'faceType' || name === 'season' ? agreementGoals[name].onePerson : null
    return barRow(
      i,
      answerTitles[name],
      onePerson,
      `${percent(onePerson, 0)}  κ ${kappa.toFixed(2)}`,
      [[twoPeople, tones.first], ...(goal === null ? [] : [[goal, tones.ink] as const])],
    )
  }),
]

const numbersIn = ({ variation: { scores, position, colour } }: Steadiness) =>
  Object.entries({ ...scores, ...position, ...colour })

export const variationHeight = (steadiness: Steadiness): number =>
  firstRow + numbersIn(steadiness).length * rowHeight

/** How much of each number's variance lies between people, beside the goal. */
export const variationNodes = (steadiness: Steadiness): ReadonlyArray<SvgNode> => [
  heading('Variance that lies between people (ICC)'),
  note('Black strokes: the goal.'),
  ...numbersIn(steadiness).map(([name, { correlation }], i) => {
    const goal = variationGoal(name)
    return barRow(
      i,
      numberTitle(name),
      correlation,
      decimals(correlation),
      goal === undefined ? [] : [[goal, tones.ink]],
    )
  }),
]
