import type { Comparison } from '../comparison/comparison.js'
import { depthOf, undertoneOf } from '../diagnosis/season.js'
import type { Content } from './content.js'

/** What two results have in common and what not: face pattern, map, rows, personal colour; or that they are the same. */
export const comparisonSentences =
  (content: Content) =>
  (compared: Comparison): ReadonlyArray<string> =>
    compared.differences.length === 0
      ? [content.comparison.same]
      : [...patternSentences(content, compared), ...colourSentences(content, compared)]

const patternSentences = (
  { comparison: texts, faceTypes }: Content,
  { a, b, map, equalRows }: Comparison,
): ReadonlyArray<string> => {
  const [nameA, nameB] = [faceTypes[a.faceType].name, faceTypes[b.faceType].name]
  return [
    a.faceType === b.faceType ? texts.samePattern(nameA) : texts.patterns(nameA, nameB),
    ...(a.gender === b.gender ? [] : [texts.genders]),
    texts.map(map),
    texts.rows(equalRows),
  ]
}

const colourSentences = (
  { comparison: texts, seasons }: Content,
  { a, b, season }: Comparison,
): ReadonlyArray<string> => {
  if (a.colorType === b.colorType) return [texts.sameSeason(seasons[a.colorType].name)]
  return [
    texts.seasons(seasons[a.colorType].name, seasons[b.colorType].name),
    texts.suitsB(season),
    ...(season.undertone === null ? [texts.suitsBoth[undertoneOf(a.colorType)]] : []),
    ...(season.depth === null ? [texts.suitsBoth[depthOf(a.colorType)]] : []),
  ]
}
