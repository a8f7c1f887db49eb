import type { Product } from '@kaoiro/core/products'
import { fileAddress } from './address.js'
import { site } from './site.js'

type Products = ReadonlyArray<Product>

let known: Promise<Products> | undefined
let hasFailed = false

/** Sets the products for server rendering. */
export function setProducts(products: Products): void {
  known = Object.assign(Promise.resolve(products), { status: 'fulfilled', value: products })
}

const load = async (): Promise<Products> => {
  const answer = await fetch(fileAddress(site.products))
  if (!answer.ok) throw new Error(`products: ${answer.status}`)
  return (await answer.json()) as Products
}

/** The store's products for `use`: the same promise each time. Without products if they do not load. */
export function loadProducts(): Promise<Products> {
  return (known ??= load().catch(() => {
    hasFailed = true
    return []
  }))
}

/** If the products did not load, the next `loadProducts` loads them again. */
export function forgetFailure(): void {
  if (hasFailed) known = undefined
  hasFailed = false
}
