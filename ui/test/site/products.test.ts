import { afterEach, expect, test, vi } from 'vitest'
import { forgetFailure, loadProducts } from '../../src/site/products.js'
import { setSite } from '../../src/site/site.js'
import { builtStore } from '../built-store.js'

afterEach(() => vi.unstubAllGlobals())

test('products that did not load are loaded again once the failure is forgotten', async () => {
  setSite({ ...builtStore, products: '/products.json' })
  const { products } = builtStore
  const fetch = vi
    .fn()
    .mockResolvedValueOnce(new Response('', { status: 404 }))
    .mockImplementation(() => Promise.resolve(Response.json(products)))
  vi.stubGlobal('fetch', fetch)
  expect(await loadProducts()).toEqual([])
  expect(await loadProducts()).toEqual([])
  forgetFailure()
  expect(await loadProducts()).toEqual(products)
  forgetFailure()
  expect(await loadProducts()).toEqual(products)
  expect(fetch).toHaveBeenCalledTimes(2)
})
