import * as E from 'fp-ts/lib/Either.js'
import type { Comparison } from '@kaoiro/core/results'
import { compareResults } from '@kaoiro/core/results'
import { comparisonSentences } from '@kaoiro/texts/content'
import type { Content } from '@kaoiro/texts/content'
import type { Side } from '@kaoiro/drawing/charts'
import type { SideView } from './side-view.js'
import { sideView } from './side-view.js'

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
  readonly isSame: boolean
  /** Similarities and differences. */
  readonly sentences: ReadonlyArray<string>
  readonly rows: ReadonlyArray<ComparedRow>
}

/** Which of the codes are invalid, and the other code if it is valid. */
export interface InvalidSides {
  readonly invalid: ReadonlyArray<Side>
  readonly valid: { readonly side: Side; readonly code: string } | null
}

export const compareView =
  (content: Content) =>
  (codeA: string, codeB: string): E.Either<InvalidSides, CompareView> => {
    const [a, b] = [sideView(content)(codeA), sideView(content)(codeB)]
    if (E.isRight(a) && E.isRight(b)) return E.right(viewOf(content, a.right, b.right))
    if (E.isRight(a)) return E.left({ invalid: ['b'], valid: { side: 'a', code: a.right.code } })
    if (E.isRight(b)) return E.left({ invalid: ['a'], valid: { side: 'b', code: b.right.code } })
    return E.left({ invalid: ['a', 'b'], valid: null })
  }

const viewOf = (content: Content, a: SideView, b: SideView): CompareView => {
  const comparison = compareResults(a.diagnosis, b.diagnosis)
  return {
    a,
    b,
    isSame: comparison.differences.length === 0,
    sentences: comparisonSentences(content)(comparison),
    rows: rowsOf(content, comparison),
  }
}

const rowsOf = (content: Content, { a, b }: Comparison): ReadonlyArray<ComparedRow> =>
  content.axes.map(({ title, levels }, row) => ({
    title,
    levels,
    a: a.faceTypeAnalysis[row] ?? 0,
    b: b.faceTypeAnalysis[row] ?? 0,
  }))
