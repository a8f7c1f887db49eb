// What a result's page contains without scripts: everything that its code tells.
import { expect, it, describe } from 'vitest'
import { avoidedColours, keyColours } from '@kaoiro/core/palette'
import { recommend } from '@kaoiro/core/products'
import { styleAdvice } from '@kaoiro/texts/content'
import { result as texts } from '@kaoiro/texts/ja'
import { withoutBreaks } from '../../src/components/break-place.js'
import { builtStore } from '../built-store.js'
import { addressWith, codeWith, diagnosis } from '../results.js'
import { builtRenderer } from './built-site.js'

const render = await builtRenderer()

const { content: ja } = texts

/** The page's HTML, and its text with a space for each tag. */
const pageOf = (path: string) => {
  const html = render({ path, language: 'ja', site: '' })?.html ?? ''
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
  return { html, text: textOf(main) }
}

const textOf = (html: string) =>
  withoutBreaks(html)
    .replace(/<(title|svg)[ >].*?<\/\1>/g, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')

const page = pageOf(addressWith())

/** Whether the text has these parts, each one after the last. */
const isInOrder = (text: string, parts: ReadonlyArray<string>) => {
  let from = 0
  return parts.every((part) => {
    const at = text.indexOf(part, from)
    from = at + part.length
    return at >= 0
  })
}

const man = { gender: 'MEN', faceType: 'chic' } as const

describe('the page of a result', () => {
  it('shows colours, face pattern and personal colour before products', () => {
    const headings = [...page.html.matchAll(/<h2.*?<\/h2>/g)].map(([heading]) => textOf(heading))
    const expected = [
      texts.colours.heading,
      `${texts.facePattern} ${ja.faceTypes.natural.name}`,
      `${texts.personalColour} ${ja.seasons.winter.name}`,
      texts.shop.products.heading,
      texts.counselling.heading,
    ]
    expect(headings.map((heading) => heading.trim()).slice(0, 5)).toEqual(
      expected.map(withoutBreaks),
    )
  })

  it('names the colours to wear and to keep away from the face, and its code', () => {
    const names = [...keyColours('winter'), ...avoidedColours('winter')]
    expect(isInOrder(page.text, [texts.colours.wear, texts.colours.avoid])).toBe(true)
    for (const { id } of names) expect(page.text).toContain(withoutBreaks(ja.swatches[id]))
    expect(page.text).toContain(codeWith())
  })

  it.each([
    ['pattern', ja.faceTypes.natural, builtStore.cosmetics.pattern.natural],
    ['season', ja.seasons.winter, builtStore.cosmetics.season.winter],
  ])('recommends makeup and cosmetics for the %s', (_, { makeup }, url) => {
    expect(
      isInOrder(page.text, [
        makeup.description,
        ...makeup.points.flatMap(({ title, content }) => [title, content]),
      ]),
    ).toBe(true)
    expect(page.html).toContain(`href="${url}"`)
  })

  it('recommends grooming for the pattern to men, and hides the makeup of the season', () => {
    const { html, text } = pageOf(addressWith(man))
    for (const { content } of ja.groomingForChic.points) expect(text).toContain(content)
    expect(text).toContain(texts.grooming)
    expect(text).not.toContain(texts.makeup)
    expect(text).toContain(ja.seasons.winter.description)
    expect(text).not.toContain(ja.seasons.winter.makeup.description)
    expect(html).toContain(`href="${builtStore.cosmetics.pattern.chic}"`)
    expect(html).not.toContain(`href="${builtStore.cosmetics.season.winter}"`)
  })

  it.each([
    ['a woman', {}],
    ['a man', man],
  ])('has advice on style and products with shades, place and link for %s', (_, changes) => {
    const { html, text } = pageOf(addressWith(changes))
    for (const { title, text: advice } of styleAdvice(ja)({ ...diagnosis, ...changes }))
      expect(isInOrder(text, [title, advice])).toBe(true)
    const recommended = recommend(builtStore.products)({ ...diagnosis, ...changes })
    expect(recommended.length).toBeGreaterThan(3)
    for (const { product, shades } of recommended) {
      expect(html).toContain(`href="${product.url}"`)
      const parts = [
        texts.shop.products.categories[product.category],
        product.name.ja,
        ...shades.map(({ name }) => name.ja),
        product.floor.ja,
      ]
      for (const part of parts) expect(text).toContain(part)
    }
  })

  it('ends with links to the counselling and to another diagnosis', () => {
    for (const href of [builtStore.counselling?.reservation, builtStore.links.again])
      expect(page.html).toContain(`href="${href}"`)
  })

  it('leads from an invalid code to the first screen', () => {
    const { html, text } = pageOf('/result/zzzzzzz')
    expect(text).toContain(texts.error.again)
    expect(html).toContain('href="/"')
  })
})

describe('the page of a comparison with an invalid code', () => {
  const own = codeWith()

  it.each([
    ['another choice', `/compare/${own}/zzzzzzz`, `/compare/${own}`],
    ['the first screen', '/compare/zzzzzzz/-', '/'],
  ])('leads to %s', (_, path, href) => {
    expect(pageOf(path).html).toContain(`href="${href}"`)
  })
})
