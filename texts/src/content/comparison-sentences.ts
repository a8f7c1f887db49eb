import type { Comparison } from '@kaoiro/core/results'
import { depthOf, undertoneOf } from '@kaoiro/core/diagnosis'
import type { Content } from './content.js'
import type { People } from './make-content.js'
import { resultNames } from './result-texts.js'

/** Names for two results, neither known to be the reader's. */
export const letters: People = { one: 'A', other: 'B' }

/**
 * Sentences on what two results have in common and how they differ: face pattern, map, rows, personal colour. A single
 * sentence if they are the same.
 */
export const comparisonSentences =
  (content: Content, people: People = letters) =>
  (compared: Comparison): ReadonlyArray<string> =>
    compared.differences.length === 0
      ? [content.comparison.same]
      : [
          ...patternSentences(content, compared, people),
          ...colourSentences(content, compared, people),
        ]

/** A shorter version for the preview of a link: face pattern, rows, personal colour. */
export const briefComparison =
  (content: Content) =>
  (compared: Comparison): ReadonlyArray<string> =>
    compared.differences.length === 0
      ? [content.comparison.same]
      : [
          patternNames(content, compared, letters),
          content.comparison.rows({ equal: compared.equalRows }),
          coloursOf(content, compared, letters),
        ]

const patternNames = (content: Content, { a, b }: Comparison, people: People): string => {
  const { comparison: texts } = content
  const names = resultNames(content)
  const [nameA, nameB] = [names(a).pattern, names(b).pattern]
  return nameA === nameB
    ? texts.samePattern({ name: nameA })
    : texts.patterns({ a: nameA, b: nameB, ...people })
}

const coloursOf = (content: Content, { a, b }: Comparison, people: People): string => {
  const { comparison: texts } = content
  const names = resultNames(content)
  const [nameA, nameB] = [names(a).season, names(b).season]
  return nameA === nameB
    ? texts.sameSeason({ name: nameA })
    : texts.seasons({ a: nameA, b: nameB, ...people })
}

const patternSentences = (
  content: Content,
  compared: Comparison,
  people: People,
): ReadonlyArray<string> => {
  const { comparison: texts } = content
  const { a, b, map, equalRows } = compared
  return [
    patternNames(content, compared, people),
    ...(a.gender === b.gender ? [] : [texts.genders]),
    texts.map(map, people),
    texts.rows({ equal: equalRows }),
  ]
}

const colourSentences = (
  content: Content,
  compared: Comparison,
  people: People,
): ReadonlyArray<string> => {
  const { comparison: texts } = content
  const { a, b, season } = compared
  const names = coloursOf(content, compared, people)
  if (a.colorType === b.colorType) return [names]
  return [
    names,
    texts.suitsB(season, people),
    ...(season.undertone === null ? [texts.suitsBoth[undertoneOf(a.colorType)]] : []),
    ...(season.depth === null ? [texts.suitsBoth[depthOf(a.colorType)]] : []),
  ]
}
