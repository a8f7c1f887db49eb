import type { Content, Messages } from '@kaoiro/texts/content'
import { labelledSentence } from '@kaoiro/texts/content'
import type { Agreement } from '@kaoiro/core/results'
import { needsLightReference } from '@kaoiro/core/results'
import type { Diagnosed } from '@kaoiro/core/diagnosis'
import { assessmentsOf } from '@kaoiro/core/diagnosis'
import { maxColumns, wrapped } from './columns.js'

type Rows = ReadonlyArray<string>

/** The part of the card with the confidence and advice to improve it; empty if the service sends none. */
export function certaintyRows(content: Content, messages: Messages, columns: number = maxColumns) {
  return (diagnosed: Diagnosed, agreement: Agreement | null = null): string =>
    part(content.certainty.shares, answerRows(content, messages, diagnosed, columns)) +
    part(content.certainty.advice, doubtRows(content, diagnosed, agreement, columns))
}

const part = (title: string, rows: Rows): string =>
  rows.length === 0 ? '' : [`  ${title}:`, ...rows, '', ''].join('\n')

const answerRows = (
  content: Content,
  { facePattern, personalColour }: Messages,
  diagnosed: Diagnosed,
  columns: number,
): Rows => {
  const { certainty: texts, faceTypes } = content
  const { faceType, season } = assessmentsOf(diagnosed)
  const { likelihood, near } = faceType
  const { lightReference } = diagnosed.certainty
  const answer = (confidence: number | null, title: string, details: Rows): Rows =>
    confidence === null
      ? []
      : [row(percent(confidence), title), ...details.flatMap(wrapped(row('', ''), columns))]
  return [
    ...answer(faceType.confidence, facePattern, [
      ...(likelihood === null ? [] : [texts.likelihoods[likelihood]]),
      ...(near === null ? [] : [texts.near(faceTypes[near.name].name, percent(near.confidence))]),
    ]),
    ...answer(
      season.confidence,
      personalColour,
      labelledSentence(content, diagnosed.diagnosis, season),
    ),
    ...(lightReference === undefined ? [] : [row('', texts.measuredAgainst[lightReference])]),
  ]
}

const percent = (share: number): string => `${Math.round(share * 100)} %`

/** The column of fixed width comes first, as in the card. */
const row = (figure: string, text: string): string => `    ${figure.padStart(5)}  ${text}`

const doubtRows = (
  { certainty: texts }: Content,
  diagnosed: Diagnosed,
  agreement: Agreement | null,
  columns: number,
): Rows =>
  [
    ...(needsLightReference(diagnosed, agreement) ? [texts.reference] : []),
    ...(diagnosed.certainty.doubts ?? []).map((doubt) => texts.doubts[doubt]),
  ].flatMap(({ name, advice }) => [`    ${name}`, ...wrapped('      ', columns)(advice)])
