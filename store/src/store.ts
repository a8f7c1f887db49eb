import type * as z from 'zod'
import type { FaceType, Season } from '@kaoiro/core/diagnosis'
import type { Norms } from '@kaoiro/core/norms'
import type { Brand, Product, Translated } from '@kaoiro/core/products'
import type { Colours } from './colours.js'
import type { StoreFile } from './schema.js'

type Settings = z.output<typeof StoreFile>

/** Settings with the same value in `store.json` and in programs. */
type Unchanged = Pick<
  Settings,
  | ('languages' | 'links' | 'camera' | 'analysis' | 'checkBeforeSending' | 'counter')
  | ('analytics' | 'consent' | 'minimumAge' | 'retentionHours')
>

/** A store as programs use it: plain JSON, with all defaults. Pictures are paths in the store's folder. */
export interface Store extends Readonly<Unchanged> {
  readonly brand: Brand & {
    readonly icon: string
    /** In the header, in place of name and mark. */
    readonly logo: string | null
  }
  readonly company: Translated
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
  readonly colours: Colours
  /** The store's own texts. */
  readonly texts: Readonly<Record<keyof Settings['texts'], Translated | null>>
}

/** A store with its pictures as base64, by their path in its folder: plain JSON, that no longer needs the folder. */
export interface FurnishedStore {
  readonly store: Store
  readonly pictures: Readonly<Record<string, string>>
  /** The path of the logo, if the store has one that link previews and the terminal can draw. */
  readonly cardLogo?: string
  /** The norms of its visitors. If undefined, those that the analyser ships. */
  readonly norms?: Norms
}
