import type * as E from 'fp-ts/lib/Either.js'
import type { Language } from '@kaoiro/core/language'
import type { Diagnosis } from '@kaoiro/core/diagnosis'
import type { LightCardRequest } from '@kaoiro/drawing/light-card'
import type { LongSite } from '@kaoiro/core/light-card'
import { resultCode } from '@kaoiro/core/result-code'

/** The one or two results that a card shows. */
export type CardSubject = readonly [Diagnosis] | readonly [Diagnosis, Diagnosis]

export interface CardRequest {
  readonly subject: CardSubject
  readonly language: Language
}

/** What cards show of a store. */
export interface CardLook {
  /** The name with its mark. */
  readonly brand: string
  /** The colour of marks. */
  readonly accent: string
}

/** Why a card cannot be drawn: too many are pending, or the rasteriser does not run on this machine. */
export type CardRefusal = 'busy' | 'unavailable'

/** Draws the preview pictures of links to results. */
export interface Cards {
  /** Changes whenever the appearance of cards changes. */
  readonly version: string
  /** Returns a PNG. @param client limited to its share of the pending cards */
  readonly draw: (
    request: CardRequest,
    client: string,
  ) => Promise<E.Either<CardRefusal, Uint8Array>>
}

/** Draws the printable light card as PDF. */
export type DrawLightCard = (request: LightCardRequest) => Promise<E.Either<LongSite, string>>

/** A cache key. Leading zeros of a code do not change it. */
export const cardKey = ({ subject, language }: CardRequest): string =>
  [language, ...subject.map(resultCode.encode)].join('-')
