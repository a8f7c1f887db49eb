import { describe, expect, it } from 'vitest'
import { styleAdvice } from '@kaoiro/texts/content'
import { content as ja, shop } from '@kaoiro/texts/ja'
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
  ])('has a card for each topic: %s', async (_, changes) => {
    const { section } = await opened(addressWith(changes), shop.style)
    const advice = styleAdvice(ja)({ ...diagnosis, ...changes })
    const cards = section.getByRole('listitem')
    expect(await cards.count()).toBe(advice.length)
    for (const [at, { title, text }] of advice.entries()) {
      const shown = await visibleText(cards.nth(at))
      expect(shown).toContain(title)
      expect(shown).toContain(text)
    }
  })

  it('scrolls with the arrow keys', async ({ expect }) => {
    const { section } = await opened(addressWith(), shop.style)
    const row = section.getByRole('group', { name: shop.style })
    // A key pressed while the page starts may be lost.
    await expect
      .poll(async () => {
        await row.press('ArrowRight')
        return row.evaluate(({ scrollLeft }) => scrollLeft)
      })
      .toBeGreaterThan(0)
  })

  it('keeps the page as wide as the window', async () => {
    const { page } = await opened(addressWith(), shop.style)
    const [content, width] = await page.evaluate(() => [
      document.documentElement.scrollWidth,
      innerWidth,
    ])
    expect(content).toBe(width)
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
