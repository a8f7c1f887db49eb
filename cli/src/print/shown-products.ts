import type { Diagnosis } from '@kaoiro/core/diagnosis'
import type { Language } from '@kaoiro/core/language'
import type { Product, Translated } from '@kaoiro/core/products'
import { inLanguage, recommend } from '@kaoiro/core/products'

/** A product that the result page recommends, in one language. */
export interface ShownProduct {
  readonly category: Product['category']
  readonly name: string
  readonly floor: string
  /** Null if the store does not number its shelves. */
  readonly shelf: string | null
  readonly url: string
  readonly shades: ReadonlyArray<{ readonly name: string; readonly colour: string }>
}

export type ProductsFor = (diagnosis: Diagnosis) => ReadonlyArray<ShownProduct>

/** The products for a result. Keeps those of each pattern, season and gender, because lists have many results. */
export function shownProducts(products: ReadonlyArray<Product>, language: Language): ProductsFor {
  const text = (texts: Translated) => inLanguage(language)(texts).text
  const kept = new Map<string, ReadonlyArray<ShownProduct>>()
  return (diagnosis) => {
    const { gender, faceType, colorType } = diagnosis
    const key = [gender, faceType, colorType].join()
    const shown =
      kept.get(key) ??
      recommend(products)(diagnosis).map(
        ({ product: { category, name, floor, shelf = null, url }, shades }) => ({
          ...{ category, name: text(name), floor: text(floor), shelf, url },
          shades: shades.map((shade) => ({ name: text(shade.name), colour: shade.colour })),
        }),
      )
    kept.set(key, shown)
    return shown
  }
}

/** Where a product is: its floor, and its shelf if that is known. */
export function placeOf({ floor, shelf }: Pick<ShownProduct, 'floor' | 'shelf'>): string {
  return shelf === null ? floor : `${floor} · ${shelf}`
}
