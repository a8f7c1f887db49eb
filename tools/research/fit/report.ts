import { traits } from '@kaoiro/core/diagnosis/level'
import { seasons } from '@kaoiro/core/diagnosis/season'
import type { Agreement } from '../statistics/agreement.js'
import { professionalSeasonShares } from '../statistics/season-shares.js'
import { besideEachOther, cells, decimals, percent } from '../../report/columns.js'
import { traitName } from '../names.js'
import type { FittedCuts } from './constants/fit-cuts.js'
import { areNear } from './constants/fit-cuts.js'
import type { Holding } from './holding.js'

const numberWidths = [28, -8]

const traitLines = ({ between }: Holding): ReadonlyArray<string> => [
  cells(numberWidths, ['ICC, women and men apart', '']),
  ...traits.map((trait) => cells(numberWidths, [traitName[trait], decimals(between[trait])])),
]

const colourLines = ({ between }: Holding): ReadonlyArray<string> => [
  cells(numberWidths, ['ICC, of all', '']),
  ...(['warmth', 'lightness', 'chroma', 'contrast'] as const).map((name) =>
    cells(numberWidths, [name, decimals(between[name])]),
  ),
]

const agreementWidths = [28, -14, -14, -14]

const agreementLine = (name: string, { onePerson, twoPeople, kappa }: Agreement): string =>
  cells(agreementWidths, [name, percent(onePerson), percent(twoPeople), decimals(kappa)])

const agreementLines = ({ season, undertone }: Holding): ReadonlyArray<string> => [
  cells(agreementWidths, ['the same in second photos', 'of one', 'of two people', 'kappa']),
  agreementLine('season', season),
  agreementLine('warm or cool', undertone),
]

const shareWidths = [28, ...seasons.map(() => -10)]

const cutsText = ({ shares, rounds }: FittedCuts): string => {
  const found = areNear(shares) ? 'all within 3 points' : 'not all within 3 points'
  return rounds === 0
    ? `cuts at the quantiles: ${found}`
    : `rounds of moving the cuts off their quantiles: ${rounds}, ${found}`
}

const shareLines = (fitted: FittedCuts, { shares }: Holding): ReadonlyArray<string> => {
  const line = (name: string, some: Holding['shares']) =>
    cells(shareWidths, [name, ...seasons.map((season) => percent(some[season], 0))])
  return [
    cells(shareWidths, ['visitors', ...seasons]),
    line('wanted', professionalSeasonShares),
    line('where they were fitted', fitted.shares),
    line('here', shares),
    cutsText(fitted),
  ]
}

/** How well constants hold, in 80 columns. */
export const reportOf = (title: string, fitted: FittedCuts, holding: Holding): string =>
  [
    [title],
    besideEachOther([traitLines(holding), colourLines(holding)], 40),
    agreementLines(holding),
    shareLines(fitted, holding),
  ]
    .map((lines) => lines.join('\n'))
    .join('\n\n')
