import type { FaceType, Season } from '@kaoiro/core/diagnosis'
import type { Language } from '@kaoiro/core/language'
import type { Product, Translated } from '@kaoiro/core/products'
import type { Colours } from './colours.js'

/** A store as programs use it: plain JSON, with all defaults. Pictures are paths in the store's folder. */
export interface Store {
  readonly brand: { readonly name: string; readonly mark: string | null; readonly icon: string }
  readonly company: Translated
  /** The default one first. */
  readonly languages: readonly [Language, ...ReadonlyArray<Language>]
  readonly links: Readonly<
    Record<'top' | 'again' | 'company' | 'legal' | 'privacy' | 'siteUse', string>
  >
  /** The pages with cosmetics for a pattern or a season. */
  readonly cosmetics: {
    readonly pattern: Readonly<Record<FaceType, string>>
    readonly season: Readonly<Record<Season, string>>
  }
  readonly related: ReadonlyArray<{
    readonly name: Translated
    readonly href: string
    readonly logo: string
  }>
  readonly counselling: { readonly reservation: string; readonly lead: Translated | null } | null
  readonly products: ReadonlyArray<Product>
  readonly camera: 'offer' | 'only-native'
  readonly analysis: 'service' | 'device' | 'ask'
  readonly checkBeforeSending: boolean
  /** `off`, `data-layer`, or the https address of a script. */
  readonly analytics: string
  readonly consent: 'ask' | 'not-needed'
  /** 0 if no age is asked for. */
  readonly minimumAge: number
  readonly retentionHours: number
  readonly colours: Colours
  /** The store's own texts. */
  readonly texts: Readonly<
    Record<'description' | 'beforePhoto' | 'privacy' | 'accessibility', Translated | null>
  >
}
