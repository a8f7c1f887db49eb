import { axes } from '@kaoiro/core/chart'
import type { Diagnosis, DiagnosisPart } from '@kaoiro/core/diagnosis'
import { seasons } from '@kaoiro/core/diagnosis'
import type { FoundResult } from '@kaoiro/core/result-code'
import type { Comparison } from '@kaoiro/core/results'
import { compareResults } from '@kaoiro/core/results'
import type { Content, Messages } from '@kaoiro/texts/content'
import { comparisonSentences, resultNames } from '@kaoiro/texts/content'
import { loadContent, loadMessages } from '@kaoiro/texts/load'
import * as E from 'fp-ts/lib/Either.js'
import type { ExitCode } from '../../command-line/exit-code.js'
import { exitCode } from '../../command-line/exit-code.js'
import { levelScale, scaleWidth, shareBar } from '../../print/card.js'
import { hanging, wrapped } from '../../print/columns.js'
import { jsonLine } from '../../print/printable.js'
import { namedLevels } from '../../print/report.js'
import type { Style } from '../../print/style.js'
import { styleFor } from '../../print/style.js'
import type { UnreadText, DecodedResult } from '../../result-code/read-code.js'
import { readCodes, loadReadReport } from '../../result-code/read-code.js'
import type { Streams } from '../../system/streams.js'
import { stdinArgument } from './input.js'
import type { DecodeOptions } from './run.js'

type Read = E.Either<UnreadText, FoundResult>

/** The results in the arguments; null unless there are exactly two. */
export function twoResults(given: ReadonlyArray<string>): readonly [Read, Read] | null {
  const [a, b, ...others] = given.includes(stdinArgument) ? [] : given.flatMap(readCodes)
  return a === undefined || b === undefined || others.length > 0 ? null : [a, b]
}

/** Shows two results side by side and their differences. The exit code does not depend on differences. */
export async function compareCommand(
  [a, b]: readonly [Read, Read],
  { json, verbose, lang: language }: DecodeOptions,
  { out, err, colour, outColumns }: Streams,
): Promise<ExitCode> {
  const report = await loadReadReport(language, verbose)
  err(report(a) + report(b))
  if (E.isLeft(a) || E.isLeft(b)) return exitCode.failed
  if (json === true) out(asJson(a.right, b.right))
  else {
    const [content, messages] = [await loadContent(language), await loadMessages(language)]
    const print = comparison(content, messages, styleFor(colour.out), outColumns)
    out(print(a.right, b.right))
  }
  return exitCode.done
}

const asJson = (a: FoundResult, b: FoundResult): string => {
  const record = ({ diagnosis, code, mistypedOf }: FoundResult) => ({
    ...diagnosis,
    levels: namedLevels(diagnosis.faceTypeAnalysis),
    code,
    mistypedOf,
  })
  const { differences } = compareResults(a.diagnosis, b.diagnosis)
  return jsonLine({ a: record(a), b: record(b), differences })
}

/** Columns of a row that are not part of its two bars, and characters of the longest bar. */
const besideBars = 40
const maxBar = 20

/** Everything needed to print the rows. */
interface Compared {
  readonly a: Diagnosis
  readonly b: Diagnosis
  readonly codes: readonly [a: string, b: string]
  readonly content: Content
  readonly messages: Messages
  readonly style: Style
  readonly columns: number
  readonly mark: (...parts: ReadonlyArray<DiagnosisPart>) => string
}

/** Prints two results side by side and marks each row that differs. */
const comparison =
  (content: Content, messages: Messages, style: Style, columns: number) =>
  (...results: readonly [DecodedResult, DecodedResult]): string => {
    const compared = compareResults(results[0].diagnosis, results[1].diagnosis)
    const differing = compared.differences.map(({ part }) => part)
    const mark = (...parts: ReadonlyArray<DiagnosisPart>): string =>
      parts.some((part) => differing.includes(part)) ? `  ${style.yellow('≠')} ` : '    '
    const codes = [results[0].code, results[1].code] as const
    const { a, b } = compared
    const rows = { a, b, codes, content, messages, style, columns, mark }
    return [
      '',
      ...patternRows(rows),
      '',
      ...seasonRows(rows),
      '',
      ...summaryRows(rows, compared),
      '',
      '',
    ].join('\n')
  }

/** The number of differences, and sentences about what the results have in common. */
const summaryRows = (
  { content, style, columns }: Compared,
  compared: Comparison,
): ReadonlyArray<string> => {
  const [first = '', ...others] = comparisonSentences(content)(compared)
  // The percentages belong to the personal colour.
  const differing = compared.differences.map(({ part }) =>
    seasons.some((season) => season === part) ? 'colorType' : part,
  )
  const count = new Set(differing).size
  return count === 0
    ? [`  ${style.bold(first)}`]
    : [
        `  ${style.bold(content.comparison.differences({ count }))}`,
        ...[first, ...others].flatMap(wrapped('  ', columns)),
      ]
}

const patternRows = (compared: Compared): ReadonlyArray<string> => {
  const { a, b, content, messages, style, columns, mark } = compared
  const name = (side: Diagnosis): string =>
    `${resultNames(content)(side).pattern} (${messages.genders[side.gender]})`
  const names = `${messages.facePattern}: ${change(name(a), name(b))}`
  return [
    ...hanging(mark('gender', 'faceType'), mark(), columns)(names),
    `       ${style.dim(headings(compared, scaleWidth))}`,
    ...axes.flatMap((_, row) => traitRow(compared, row)),
  ]
}

const traitRow = (
  { a, b, content, style, columns, mark }: Compared,
  row: number,
): ReadonlyArray<string> => {
  const axis = axes[row]
  const labels = content.axes[row]
  if (axis === undefined || labels === undefined) return []
  const indexIn = ({ faceTypeAnalysis }: Diagnosis): number => faceTypeAnalysis[row] ?? 0
  const scale = (d: Diagnosis): string => levelScale(style)(indexIn(d), axis.levels)
  const level = (d: Diagnosis): string => labels.levels[indexIn(d)] ?? ''
  const before = `${mark(axis.trait)}${axis.letter}  ${scale(a)}  ${scale(b)}  `
  const indent = ' '.repeat(mark().length + 3 + 2 * (scaleWidth + 2))
  return hanging(before, indent, columns)(`${labels.title}: ${change(level(a), level(b))}`)
}

const seasonRows = (compared: Compared): ReadonlyArray<string> => {
  const { a, b, content, messages, style, columns, mark } = compared
  const name = (side: Diagnosis) => resultNames(content)(side).season
  const width = Math.min(maxBar, Math.floor((columns - besideBars) / 2))
  const bar = shareBar(style, width)
  const names = `${messages.personalColour}: ${change(name(a), name(b))}`
  return [
    ...hanging(mark('colorType'), mark(), columns)(names),
    `    ${style.dim(headings(compared, width + 6))}`,
    ...seasons.map((season) => {
      const bars = `${bar(a.colorComposition[season])}  ${bar(b.colorComposition[season])}`
      return `${mark(season)}${bars}  ${content.seasons[season].name}`
    }),
  ]
}

/** The two codes with the letters that the sentences give the results, above two columns of this width. */
const headings = ({ codes: [a, b] }: Compared, width: number): string =>
  `${`A ${a}`.padEnd(width)}  B ${b}`

const change = (a: string, b: string): string => (a === b ? a : `${a} → ${b}`)
