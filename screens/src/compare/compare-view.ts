import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { MapPosition } from '@kaoiro/core/chart'
import { visitorPosition } from '@kaoiro/core/chart'
import type { Composition, Diagnosis, FaceType, Gender, Season } from '@kaoiro/core/diagnosis'
import type { ResultAddressError, ResultCodeError } from '@kaoiro/core/result-code'
import { canonicalCode, shownResult } from '@kaoiro/core/result-code'
import type { Loan, SharedColours } from '@kaoiro/core/results'
import { compareResults, sharedColours } from '@kaoiro/core/results'
import type { Content, People, ResultNames } from '@kaoiro/texts/content'
import { comparisonSentences, letters, resultNames } from '@kaoiro/texts/content'
import type { CompareTexts } from '@kaoiro/texts/types'

export type Side = 'a' | 'b'

/** View model of one side, in one language. */
export interface SideView {
  /** Without leading zeros, so that equal results have equal codes. */
  readonly code: string
  readonly diagnosis: Diagnosis
  readonly gender: Gender
  readonly faceType: FaceType
  readonly season: Season
  readonly names: ResultNames
  readonly place: MapPosition
  readonly composition: Composition
}

/** A row of the chart with both levels. */
export interface ComparedRow {
  readonly title: string
  /** Labels of the row's levels, first level first. */
  readonly levels: ReadonlyArray<string>
  /** Levels of both sides, from 0. */
  readonly a: number
  readonly b: number
}

/** View model of the comparison screen in one language. */
export interface CompareView {
  readonly a: SideView
  readonly b: SideView
  /** The names of both in sentences. */
  readonly people: People
  readonly isSame: boolean
  /** Similarities and differences. */
  readonly sentences: ReadonlyArray<string>
  readonly rows: ReadonlyArray<ComparedRow>
  /** What both can wear and lend each other. */
  readonly shared: SharedColours
}

/** Which of the codes are invalid, and the other code if it is valid. */
export interface InvalidSides {
  readonly invalid: ReadonlyArray<Side>
  readonly valid: { readonly side: Side; readonly code: string } | null
}

export function sideView(
  content: Content,
  code: string,
): E.Either<ResultCodeError | ResultAddressError, SideView> {
  return pipe(
    shownResult(code),
    E.map((diagnosis) => ({
      code: canonicalCode(code),
      diagnosis,
      gender: diagnosis.gender,
      faceType: diagnosis.faceType,
      season: diagnosis.colorType,
      names: resultNames(content)(diagnosis),
      place: visitorPosition(diagnosis),
      composition: diagnosis.colorComposition,
    })),
  )
}

export function compareView(
  content: Content,
  codeA: string,
  codeB: string,
  people: People = letters,
): E.Either<InvalidSides, CompareView> {
  const [a, b] = [sideView(content, codeA), sideView(content, codeB)]
  if (E.isRight(a) && E.isRight(b)) return E.right(viewOf(content, a.right, b.right, people))
  if (E.isRight(a)) return E.left({ invalid: ['b'], valid: { side: 'a', code: a.right.code } })
  if (E.isRight(b)) return E.left({ invalid: ['a'], valid: { side: 'b', code: b.right.code } })
  return E.left({ invalid: ['a', 'b'], valid: null })
}

function viewOf(content: Content, a: SideView, b: SideView, people: People): CompareView {
  const comparison = compareResults(a.diagnosis, b.diagnosis)
  return {
    a,
    b,
    people,
    isSame: comparison.differences.length === 0,
    sentences: comparisonSentences(content, people)(comparison),
    rows: content.axes.map(({ title, levels }, row) => ({
      title,
      levels,
      a: a.diagnosis.faceTypeAnalysis[row] ?? 0,
      b: b.diagnosis.faceTypeAnalysis[row] ?? 0,
    })),
    shared: sharedColours(a.diagnosis, b.diagnosis),
  }
}

/** Two codes with the visitor's own first; `isKnown` if exactly one of them is an own one, so that the other is a friend's. */
export function ownFirst(
  codes: readonly [string, string],
  isOwn: (code: string) => boolean,
): { readonly codes: readonly [string, string]; readonly isKnown: boolean } {
  const [a, b] = codes
  const [isOwnA, isOwnB] = [isOwn(canonicalCode(a)), isOwn(canonicalCode(b))]
  return { codes: isOwnB && !isOwnA ? [b, a] : codes, isKnown: isOwnA !== isOwnB }
}

/** What both may lend each other, in lines. */
export function loanLines(
  { shared: texts, uses, content }: Pick<CompareTexts, 'shared' | 'uses' | 'content'>,
  { people: { one, other }, shared }: CompareView,
): ReadonlyArray<string> {
  const line = (lender: string, borrower: string) => (loan: Loan) =>
    texts.loan({
      ...{ lender, borrower },
      use: uses[loan.use],
      colour: content.swatches[loan.swatch.id],
    })
  return [...shared.fromA.map(line(one, other)), ...shared.fromB.map(line(other, one))]
}

/** Says which of the two results could not be loaded. */
export function invalidSidesMessage(
  words: CompareTexts['error'],
  { invalid }: InvalidSides,
): string {
  const [first] = invalid
  return first === undefined || invalid.length > 1
    ? words.both
    : words.one({ side: first.toUpperCase() })
}
