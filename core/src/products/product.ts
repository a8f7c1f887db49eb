import type { FaceType, Season } from '../diagnosis/vocabulary.js'
import type { Translated } from './translated.js'

/** Kinds of products that are chosen by personal colour, in the order of the page; for women (specification §6). */
export const colourCategories = ['base', 'eye', 'cheek', 'lip'] as const

type ColourCategory = (typeof colourCategories)[number]

/** Kinds of grooming products, in the order of the page; for men. */
export const careCategories = ['skin', 'shaving', 'brow', 'hair'] as const

type CareCategory = (typeof careCategories)[number]

/** One colour of a product. */
export interface Shade {
  readonly name: Translated
  /** `#rrggbb` in sRGB. */
  readonly colour: `#${string}`
  /** CIEDE2000 to the nearest colour of each season's palette, computed when the store is read. */
  readonly distances: Readonly<Record<Season, number>>
  /** L*, from 0 to 100, computed then too. */
  readonly lightness: number
}

interface AnyProduct {
  readonly name: Translated
  /** The place in the store, such as its floor and counter. */
  readonly floor: Translated
  /** The shelf or counter at that place, as the store numbers them. */
  readonly shelf?: string
  /** The product's page. */
  readonly url: string
  /** The face patterns that the product is meant for; default: all. */
  readonly faceTypes?: ReadonlyArray<FaceType>
}

export interface ColourProduct extends AnyProduct {
  readonly category: ColourCategory
  /** At least one. */
  readonly shades: readonly [Shade, ...ReadonlyArray<Shade>]
}

export interface CareProduct extends AnyProduct {
  readonly category: CareCategory
}

/** A product of the store's table. */
export type Product = ColourProduct | CareProduct
