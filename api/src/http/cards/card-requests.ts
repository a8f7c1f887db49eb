import { pipe } from 'fp-ts/lib/function.js'
import * as O from 'fp-ts/lib/Option.js'
import { defaultLanguage, languageNamed } from '@kaoiro/core/content/page-language'
import { resultCode } from '@kaoiro/core/result-code/result-code'
import { shownResult } from '@kaoiro/core/result-code/shown-result'
import type { CardRequest, CardSubject } from './cards.js'

/** What is asked for by the codes of an address and its query; none if a code does not decode. */
export const cardRequest = (
  codes: ReadonlyArray<string>,
  { lang }: Readonly<Record<string, unknown>>,
): O.Option<CardRequest> => {
  const language = languageNamed(lang) ?? defaultLanguage
  return pipe(
    codes,
    O.traverseArray((code) => O.fromEither(shownResult(code))),
    O.chain(asSubject),
    O.map((subject) => ({ subject, language })),
  )
}

const asSubject = (diagnoses: ReadonlyArray<CardSubject[0]>): O.Option<CardSubject> => {
  const [first, second] = diagnoses
  if (first === undefined) return O.none
  return O.some(second === undefined ? [first] : [first, second])
}

/** The same for all requests for the same picture, however their codes are written. */
export const cardKey = ({ subject, language }: CardRequest): string =>
  [language, ...subject.map(resultCode.encode)].join('-')
