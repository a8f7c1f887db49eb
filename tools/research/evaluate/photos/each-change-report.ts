import { cells, columns, percent } from '../../../report/columns.js'
import type { AnswerName } from './compared.js'
import { answerNames } from './compared.js'
import type { Steadiness } from './steadiness.js'

type BySeries = Readonly<Record<string, Steadiness>>

/** Wide enough for the longest change, `whiteBalance`. */
const nameWidth = 14

const answerHeads: Readonly<Record<AnswerName, string>> = {
  faceType: 'type',
  season: 'season',
  undertone: 'warm',
  faceLine: 'line',
  eyebrowAngle: 'brow',
  eyeVerticalLength: 'eye',
  mouthWidth: 'mouth',
  noseRatio: 'nose',
}

const answerWidths = [nameWidth, ...answerNames.map(() => -7), -9]

const refusedShare = ({ secondPhotos, refusals }: Steadiness): number =>
  secondPhotos === 0 ? 0 : Object.values(refusals).reduce((a, b) => a + b, 0) / secondPhotos

const answerLines = (steadiness: BySeries): ReadonlyArray<string> => [
  cells(answerWidths, ['the same', ...answerNames.map((name) => answerHeads[name]), 'refused']),
  ...Object.entries(steadiness).map(([name, own]) =>
    cells(answerWidths, [
      name,
      ...answerNames.map((answer) => percent(own.agreement[answer].onePerson, 0)),
      percent(refusedShare(own), 0),
    ]),
  ),
]

const numberWidth = 6

/** So many numbers stand beside each other. */
const numbersAcross = Math.floor((columns - nameWidth) / numberWidth)

/** The correlation of every number that answers are made of. */
const correlations = ({
  variation: { scores, position, colour },
}: Steadiness): Readonly<Record<string, number>> =>
  Object.fromEntries(
    [scores, position, colour].flatMap((numbers) =>
      Object.entries(numbers).map(([name, { correlation }]) => [name, correlation] as const),
    ),
  )

const numberHead = (name: string): string =>
  (name in answerHeads ? answerHeads[name as AnswerName] : name).slice(0, numberWidth - 1)

const numberLines = (steadiness: BySeries, names: ReadonlyArray<string>): ReadonlyArray<string> => {
  const widths = [nameWidth, ...names.map(() => -numberWidth)]
  return [
    cells(widths, ['ICC', ...names.map(numberHead)]),
    ...Object.entries(steadiness).map(([series, own]) => {
      const found = correlations(own)
      return cells(widths, [series, ...names.map((name) => (found[name] ?? 0).toFixed(2))])
    }),
  ]
}

const chunks = (names: ReadonlyArray<string>): ReadonlyArray<ReadonlyArray<string>> =>
  names.length === 0 ? [] : [names.slice(0, numbersAcross), ...chunks(names.slice(numbersAcross))]

/** What each change alone does to the answers, and to the numbers behind them: what hurts. */
export const eachLines = (steadiness: BySeries): ReadonlyArray<ReadonlyArray<string>> => {
  const names = [
    ...new Set(Object.values(steadiness).flatMap((own) => Object.keys(correlations(own)))),
  ]
  return [answerLines(steadiness), ...chunks(names).map((some) => numberLines(steadiness, some))]
}
