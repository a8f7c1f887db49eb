import type * as E from 'fp-ts/lib/Either.js'
import type { Diagnosis } from '@kaoiro/core/diagnosis'
import type { Language } from '@kaoiro/core/language'
import { languages } from '@kaoiro/core/language'
import type { LongSite } from '@kaoiro/core/light-card'
import type { Brand } from '@kaoiro/core/products'
import type { PageRequest, RenderedPage } from '@kaoiro/core/pages'
import { resultCode } from '@kaoiro/core/result-code'
import type { LightCardRequest } from '@kaoiro/drawing/light-card'

/** The site of the current store. */
export interface SiteContent {
  /** The files that depend on the store, by their path; they replace those of the build. */
  readonly files: ReadonlyMap<string, Buffer>
  /** The languages that the site offers, the default one first. */
  readonly languages: readonly [Language, ...ReadonlyArray<Language>]
  /** The only script of another site that pages may load, as a source of a content security policy. */
  readonly analyticsScript: string | null
}

/** Returns the current site: a store may change while the service runs. */
export type CurrentSite = () => SiteContent

/** A build without a store: all its files are served unchanged. */
export const noStore: SiteContent = { files: new Map(), languages, analyticsScript: null }

/** Makes a value once for each site, when it is first needed. */
export function perSite<A>(current: CurrentSite, make: (site: SiteContent) => A): () => A {
  let made: { readonly site: SiteContent; readonly value: A } | undefined
  return () => {
    const site = current()
    if (made?.site !== site) made = { site, value: make(site) }
    return made.value
  }
}

/** A content coding that pages are compressed with. */
export type Encoding = 'br' | 'gzip' | 'identity'

export interface PackedPage {
  readonly body: Buffer
  /** Differs for each encoding. */
  readonly etag: string
}

export interface PageDrawing extends PageRequest {
  readonly encoding: Encoding
}

export interface DrawnPage extends PackedPage {
  readonly status: RenderedPage['status']
}

/** Renders and compresses the page of an address; null if that page is not rendered on the server. */
export type DrawPage = (drawing: PageDrawing) => Promise<DrawnPage | null>

/** The one or two results that a card shows. */
export type CardSubject = readonly [Diagnosis] | readonly [Diagnosis, Diagnosis]

export interface CardRequest {
  readonly subject: CardSubject
  readonly language: Language
}

/** What cards show of a store. */
export interface CardLook {
  readonly brand: Brand
  /** A picture that replaces the brand on link previews, as a data URL. */
  readonly logo: string | null
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
export function cardKey({ subject, language }: CardRequest): string {
  return [language, ...subject.map(resultCode.encode)].join('-')
}
