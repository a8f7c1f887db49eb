// Drawn portraits: the figures, their goals and the report. The right answers are known.
import { byTrait, traits, seasons } from '@kaoiro/core/diagnosis'
import { traitName } from '../names.js'
import { spearman } from '../statistics/correlation.js'
import { shareOf } from '../statistics/shares.js'
import type { Row } from './records/goals.js'
import { goalTable, refusalLines, row } from './records/goals.js'
import type { AnsweredSitter, DegradedRecord, EvaluationRecord } from './records/records.js'
import { hasResult, isResult, ofKind, refusalsOf } from './records/records.js'

const isMirrorIdentical = ({ answer, mirrored }: AnsweredSitter): boolean =>
  mirrored !== null &&
  isResult(mirrored) &&
  mirrored.faceType === answer.faceType &&
  mirrored.season === answer.season &&
  traits.every((trait) => mirrored.levels[trait] === answer.levels[trait]) &&
  seasons.every((season) => mirrored.composition[season] === answer.composition[season])

/** All figures are of sitters with a result, except for those about refusals. */
export const drawnSummary = (seed: number, records: ReadonlyArray<EvaluationRecord>) => {
  const sitters = ofKind('sitter')(records)
  const degraded = ofKind('degraded')(records)
  const answered = sitters.filter(hasResult)
  return {
    count: sitters.length,
    seed,
    /** For each trait, between the drawn deviations and the scores. */
    rankCorrelations: byTrait((trait) =>
      spearman(
        answered.map((sitter) => sitter.traits[trait]),
        answered.map(({ answer }) => answer.scores[trait]),
      ),
    ),
    mirrorIdentical: shareOf(answered, isMirrorIdentical),
    /** The share of all sitters that got a result. */
    found: shareOf(sitters, hasResult),
    refusals: refusalsOf(sitters.map(({ answer }) => answer)),
    /** The share of degraded portraits that were refused for the right reason, or accepted if undamaged. */
    reasons: shareOf(degraded, ({ expected, got }) => expected === got),
    wrongReasons: degraded.filter(({ expected, got }) => expected !== got),
  }
}

type DrawnSummary = ReturnType<typeof drawnSummary>

/** The goals for drawn portraits: directions and reasons. Photographs with hand-set points show the order. */
export const drawnRows = (summary: DrawnSummary): ReadonlyArray<Row> => [
  ...traits.map((trait) => {
    const measured = summary.rankCorrelations[trait]
    return row(`rank correlation, ${traitName[trait]}`, measured, { min: 0.6 }, 'number')
  }),
  row('a photo and its mirror identical', summary.mirrorIdentical, { min: 1 }),
  row('faces found', summary.found, { min: 0.99 }),
  row('reasons right', summary.reasons, { min: 0.97 }),
]

const wrongReasonLine = ({ name, expected, got }: DegradedRecord): string =>
  `  ${name}: ${expected ?? 'a result'} → ${got ?? 'a result'}`

/** Formats the report on drawn portraits for 80 columns. */
export const drawnReport = (summary: DrawnSummary): string =>
  [
    goalTable(drawnRows(summary)),
    ...(summary.found < 1 ? [['Sitters without a result', ...refusalLines(summary.refusals)]] : []),
    ...(summary.wrongReasons.length > 0
      ? [['Wrong reasons', ...summary.wrongReasons.map(wrongReasonLine)]]
      : []),
  ]
    .map((lines) => lines.join('\n'))
    .join('\n\n')
