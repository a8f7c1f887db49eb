import type * as E from 'fp-ts/lib/Either.js'
import type { Language } from '@kaoiro/core/content/content'
import type { Diagnosis } from '@kaoiro/core/diagnosis/diagnosis'
import { resultCode } from '@kaoiro/core/result-code/result-code'

/** What a card shows: one result, or two side by side. */
export type CardSubject = readonly [Diagnosis] | readonly [Diagnosis, Diagnosis]

export interface CardRequest {
  readonly subject: CardSubject
  readonly language: Language
}

/** Why there is no card now: as many wait as may, or none can be drawn on this machine. */
export type CardRefusal = 'busy' | 'unavailable'

/** Draws the pictures that links to results show. */
export interface Cards {
  /** Another one if the cards of this build look different. */
  readonly version: string
  /** The bytes of a PNG. */
  readonly draw: (request: CardRequest) => Promise<E.Either<CardRefusal, Uint8Array>>
}

/** The same for all requests for the same picture, however their codes are written. */
export const cardKey = ({ subject, language }: CardRequest): string =>
  [language, ...subject.map(resultCode.encode)].join('-')
