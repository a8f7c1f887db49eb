import type { CertaintyTexts, Content, Messages } from '@kaoiro/texts/content'
import type { Agreement } from '@kaoiro/core/results'
import { needsLightReference } from '@kaoiro/core/results'
import type { Assessment, Diagnosed } from '@kaoiro/core/diagnosis'
import { assessmentsOf, bothConfidence } from '@kaoiro/core/diagnosis'
import { maxColumns, wrapped } from './columns.js'

type Rows = ReadonlyArray<string>

/** The part of the card with the confidence and advice to improve it; empty if the service sends none. */
export const certaintyRows =
  (content: Content, messages: Messages, columns: number = maxColumns) =>
  (diagnosed: Diagnosed, agreement: Agreement | null = null): string =>
    part(content.certainty.shares, answerRows(content, messages, diagnosed, columns)) +
    part(content.certainty.advice, doubtRows(content, diagnosed, agreement, columns))

const part = (title: string, rows: Rows): string =>
  rows.length === 0 ? '' : [`  ${title}:`, ...rows, '', ''].join('\n')

const answerRows = (
  { certainty: texts, faceTypes, seasons }: Content,
  { facePattern, personalColour }: Messages,
  diagnosed: Diagnosed,
  columns: number,
): Rows => {
  const assessments = assessmentsOf(diagnosed)
  const { faceType, season } = assessments
  const both = bothConfidence(assessments)
  const { lightReference } = diagnosed.certainty
  return [
    ...answer(texts, facePattern, faceType, (type) => faceTypes[type].name, columns),
    ...answer(texts, personalColour, season, (season) => seasons[season].name, columns),
    ...(lightReference === undefined ? [] : [row('', texts.measuredAgainst[lightReference])]),
    ...(both === null ? [] : [row(percent(both), texts.both)]),
  ]
}

/** The confidence in one answer, its meaning and, if it is close, the runner-up. */
const answer = <Name>(
  texts: CertaintyTexts,
  title: string,
  { confidence, likelihood, near }: Assessment<Name>,
  nameOf: (name: Name) => string,
  columns: number,
): Rows => {
  const details = [
    ...(likelihood === null ? [] : [texts.likelihoods[likelihood]]),
    ...(near === null ? [] : [texts.near(nameOf(near.name), percent(near.confidence))]),
  ]
  return details.length === 0
    ? []
    : [
        row(confidence === null ? '' : percent(confidence), title),
        ...details.flatMap(wrapped(row('', ''), columns)),
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
