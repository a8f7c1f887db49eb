import { describe, expect, it } from 'vitest'
import { styleAdvice } from '@kaoiro/texts/content'
import { content as ja, result as texts, shop } from '@kaoiro/texts/ja'
import { recommend } from '@kaoiro/core/products'
import { builtStore } from '../../built-store.js'
import { useSite } from '../../browser.js'
import { addressWith, diagnosis } from '../../results.js'
import { visibleText } from '../../visible-text.js'

const site = useSite()

const opened = async (address: string, region: string) => {
  const page = await site.open(address)
  const section = page
    .locator('section', { has: page.getByRole('heading', { level: 2, name: region, exact: true }) })
    .last()
  await section.waitFor()
  return { page, section }
}

const man = { gender: 'MEN', faceType: 'chic' } as const

describe.concurrent('the style advice', () => {
  it.each([
    ['a woman', {}],
    ['a man', man],
  ])('is in the expanded sections, all topics once: %s', async (_, changes) => {
    const page = await site.open(addressWith(changes))
    const more = page.getByRole('button', { name: texts.more, exact: true })
    await more.first().click()
    await more.click()
    await more.waitFor({ state: 'detached' })
    for (const { title, text } of styleAdvice(ja)({ ...diagnosis, ...changes })) {
      expect(await page.getByRole('term').getByText(title, { exact: true }).count()).toBe(1)
      await page.getByRole('definition').filter({ hasText: text }).waitFor()
    }
  })
})

describe.concurrent('the products', () => {
  it.each([
    ['a woman, with the shades nearest to her season', {}],
    ['a man, without shades', man],
  ])('have category, name, floor and link: %s', async (_, changes) => {
    const { section } = await opened(addressWith(changes), shop.products.heading)
    const recommended = recommend(builtStore.products)({ ...diagnosis, ...changes })
    const links = section.getByRole('link')
    expect(await links.count()).toBe(recommended.length)
    expect(recommended.length).toBeGreaterThan(3)
    for (const [at, { product, shades }] of recommended.entries()) {
      expect(await links.nth(at).getAttribute('href')).toBe(product.url)
      const shown = await visibleText(links.nth(at))
      for (const text of [
        shop.products.categories[product.category],
        product.name.ja,
        product.floor.ja,
        ...shades.map(({ name }) => name.ja),
      ])
        expect(shown).toContain(text)
    }
  })
})
