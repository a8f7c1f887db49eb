import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { maxLetterWidth, linkCardSize, margin } from '../../src/cards/card-parts.js'
import type { Diagnosis } from '@kaoiro/core/diagnosis'
import { alsoSuits, keyColours } from '@kaoiro/core/palette'
import { linkCard, pairCard } from '../../src/cards/link-cards.js'
import { resultFace } from '../../src/figure/result-face.js'
import type { SvgNode } from '../../src/pen/svg.js'
import { svgText } from '../../src/pen/svg.js'
import { diagnosisArb } from '@kaoiro/fixtures/arbitraries/diagnosis'
import { resultNames } from '@kaoiro/texts/content'
import { contents } from '../contents.js'
import { attribute, lettersOf, lineOf, tagged } from '../charts/charts.js'

/** Fewer runs than usual, because drawing a card takes milliseconds. */
const fewRuns = { numRuns: 25 }

const textsArb = fc
  .constantFrom(...contents)
  .map(([, content, messages]) => ({ content, messages }))
const brandArb = fc.oneof(
  fc.constantFrom('Kaoiro', 'Kaoiro 顔色', 'W'.repeat(60), '顔'.repeat(40), 'i'),
  fc.string({ minLength: 1, maxLength: 80 }),
)

const named = (name: string) => ({ name, logo: null })

/** The card's own text nodes, without those of nested charts. */
const linesOf = (card: SvgNode): ReadonlyArray<SvgNode> =>
  card.children.filter(
    (child): child is SvgNode => typeof child !== 'string' && child.tag === 'text',
  )

const widthOf = (line: SvgNode): number =>
  [...lineOf(line)].reduce(
    (width, letter) =>
      width + maxLetterWidth(letter) * attribute(line, 'font-size') + spacingOf(line),
    0,
  )

const spacingOf = (line: SvgNode): number =>
  'letter-spacing' in line.attributes ? attribute(line, 'letter-spacing') : 0

/** The left and right end of a line at its maximum width. */
const endsOf = (line: SvgNode): readonly [number, number] => {
  const x = attribute(line, 'x')
  const width = widthOf(line)
  return line.attributes['text-anchor'] === 'middle'
    ? [x - (width + spacingOf(line)) / 2, x + (width - spacingOf(line)) / 2]
    : [x, x + width]
}

const cards = [
  [
    'a result',
    fc
      .tuple(textsArb, brandArb, diagnosisArb)
      .map(([texts, brand, diagnosis]) => linkCard({ brand: named(brand), ...texts })(diagnosis)),
  ],
  [
    'a pair',
    fc
      .tuple(textsArb, brandArb, diagnosisArb, diagnosisArb)
      .map(([texts, brand, left, right]) =>
        pairCard({ brand: named(brand), ...texts })([left, right]),
      ),
  ],
] as const

describe.each(cards)('preview card of %s', (_, cardArb) => {
  test('keeps text between the margins for any brand', () =>
    fc.assert(
      fc.property(cardArb, (card) => {
        for (const line of linesOf(card)) {
          const [left, right] = endsOf(line)
          expect(left).toBeGreaterThanOrEqual(margin - 0.01)
          expect(right).toBeLessThanOrEqual(linkCardSize.width - margin + 0.01)
          expect(attribute(line, 'y')).toBeGreaterThanOrEqual(attribute(line, 'font-size'))
          expect(attribute(line, 'y')).toBeLessThanOrEqual(linkCardSize.height - 24)
        }
      }),
      fewRuns,
    ))

  test('keeps charts between the margins', () =>
    fc.assert(
      fc.property(cardArb, (card) => {
        const charts = tagged(card, 'svg').filter(
          ({ attributes }) => (attributes['y'] as number) > 390,
        )
        expect(charts.length).toBeGreaterThan(0)
        for (const chart of charts) {
          const at = (name: string) => attribute(chart, name)
          expect(at('x')).toBeGreaterThanOrEqual(margin)
          expect(at('x') + at('width')).toBeLessThanOrEqual(linkCardSize.width - margin)
          expect(at('y') + at('height')).toBeLessThanOrEqual(linkCardSize.height - 12)
        }
      }),
      fewRuns,
    ))
})

test('the card of a result shows the brand and both answers', () =>
  fc.assert(
    fc.property(textsArb, diagnosisArb, (texts, diagnosis) => {
      const { content, messages } = texts
      const letters = lettersOf(linkCard({ brand: named('Kaoiro'), ...texts })(diagnosis))
      const { patterns, seasons } = resultNames(content)(diagnosis)
      const shown = ['Kaoiro', messages.facePattern, ...patterns]
      shown.push(messages.personalColour, ...seasons)
      expect(letters.slice(0, shown.length)).toEqual(shown)
    }),
    fewRuns,
  ))

test('the card of a result has the accent of the store, unless it is hardly legible', () => {
  const [[texts, diagnosis] = []] = fc.sample(fc.tuple(textsArb, diagnosisArb), 1)
  if (texts === undefined || diagnosis === undefined) throw new Error('no sample')
  const fillsWith = (accent: string) =>
    tagged(linkCard({ brand: named('Kaoiro'), accent, ...texts })(diagnosis), 'text').map(
      ({ attributes }) => attributes['fill'],
    )
  expect(fillsWith('#224466')).toContain('#224466')
  expect(fillsWith('#e0a98f')).not.toContain('#e0a98f')
})

/** The rectangles in the key colours of a result. */
const swatchesOf = (card: SvgNode, diagnosis: Diagnosis): ReadonlyArray<SvgNode> => {
  const key: ReadonlyArray<unknown> = keyColours(diagnosis.colorType, alsoSuits(diagnosis)).map(
    ({ colour }) => colour,
  )
  return tagged(card, 'rect').filter(({ attributes }) => key.includes(attributes['fill']))
}

test('the cards show the five key colours of each season, visible at 300 pixels', () =>
  fc.assert(
    fc.property(textsArb, diagnosisArb, diagnosisArb, (texts, left, right) => {
      const shown = { brand: named('Kaoiro'), ...texts }
      for (const card of [linkCard(shown)(left), pairCard(shown)([left, right])]) {
        const swatches = swatchesOf(card, left)
        expect(swatches.length).toBeGreaterThanOrEqual(5)
        for (const swatch of swatches)
          for (const side of ['width', 'height'])
            expect(attribute(swatch, side) / 4).toBeGreaterThanOrEqual(6)
      }
    }),
    fewRuns,
  ))

test('the text of a card does not cover the swatches', () =>
  fc.assert(
    fc.property(textsArb, brandArb, diagnosisArb, (texts, brand, diagnosis) => {
      const shown = { brand: named(brand), ...texts }
      const link = linkCard(shown)(diagnosis)
      const pair = pairCard(shown)([diagnosis, diagnosis])
      for (const swatch of swatchesOf(link, diagnosis)) {
        const end = attribute(swatch, 'x') + attribute(swatch, 'width')
        for (const line of linesOf(link)) expect(endsOf(line)[0]).toBeGreaterThanOrEqual(end + 40)
      }
      for (const swatch of swatchesOf(pair, diagnosis)) {
        const end = attribute(swatch, 'y') + attribute(swatch, 'height')
        for (const line of linesOf(pair))
          expect(attribute(line, 'y') - attribute(line, 'font-size')).toBeGreaterThanOrEqual(end)
      }
    }),
    fewRuns,
  ))

// LINE shows cards at a quarter of their size. The smallest labels on a phone have 11 pixels. The longest second names of a
// pair, half as wide, have 9.
test.each(contents)(
  'names are legible at 300 pixels, and the two of an answer have one size: %s',
  (_, content, messages) =>
    fc.assert(
      fc.property(diagnosisArb, diagnosisArb, (left, right) => {
        const shown = { brand: named('Kaoiro'), content, messages }
        const cards = [
          [linkCard(shown)(left), [left], 11],
          [pairCard(shown)([left, right]), [left, right], 9],
        ] as const
        for (const [card, sides, least] of cards)
          for (const { patterns, seasons } of sides.map((side) => resultNames(content)(side)))
            for (const names of [patterns, seasons]) {
              const lines = linesOf(card).filter((line) => names.includes(lineOf(line)))
              const sizes = lines.map((line) => attribute(line, 'font-size'))
              expect(Math.min(...sizes) / 4).toBeGreaterThanOrEqual(least)
              if (sides.length === 1) expect(new Set(sizes).size, names.join(' ')).toBe(1)
            }
      }),
      fewRuns,
    ),
)

test('cards show a logo between the margins, in place of the name', () =>
  fc.assert(
    fc.property(textsArb, diagnosisArb, (texts, diagnosis) => {
      const shown = { brand: { name: 'Kaoiro', logo: 'data:image/png;base64,AA' }, ...texts }
      for (const card of [linkCard(shown)(diagnosis), pairCard(shown)([diagnosis, diagnosis])]) {
        expect(lettersOf(card)).not.toContain('Kaoiro')
        const [logo, ...others] = tagged(card, 'image')
        if (logo === undefined) throw new Error('no logo')
        expect(others).toEqual([])
        const at = (name: string) => attribute(logo, name)
        expect(at('x')).toBeGreaterThanOrEqual(margin)
        expect(at('x') + at('width')).toBeLessThanOrEqual(linkCardSize.width - margin)
        expect(at('y')).toBeGreaterThanOrEqual(12)
        expect(at('y') + at('height')).toBeLessThanOrEqual(linkCardSize.height - 10)
        expect(at('width') / 4).toBeGreaterThanOrEqual(36)
        const charts = tagged(card, 'svg').filter(
          ({ attributes }) => (attributes['y'] as number) > 390,
        )
        const above = charts.filter((chart) => attribute(chart, 'y') < at('y'))
        for (const chart of above)
          expect(attribute(chart, 'y') + attribute(chart, 'height')).toBeLessThanOrEqual(at('y'))
      }
    }),
    fewRuns,
  ))

test('the card of a pair names the left result first', () =>
  fc.assert(
    fc.property(textsArb, diagnosisArb, diagnosisArb, (texts, left, right) => {
      const { content } = texts
      const letters = linesOf(pairCard({ brand: named('Kaoiro'), ...texts })([left, right]))
      expect(letters.map(lineOf)).toEqual([
        ...[left, right].flatMap((side) => {
          const { patterns, seasons } = resultNames(content)(side)
          return [...patterns, ...seasons]
        }),
        'Kaoiro',
      ])
    }),
    fewRuns,
  ))

test('cards show the face that the levels tell', () =>
  fc.assert(
    fc.property(textsArb, diagnosisArb, diagnosisArb, (texts, left, right) => {
      const shown = { brand: named('Kaoiro'), ...texts }
      const drawn = [linkCard(shown)(left), pairCard(shown)([left, right])].map(svgText).join()
      for (const face of [left, right].flatMap((side) => resultFace(side).children))
        expect(drawn).toContain(typeof face === 'string' ? face : svgText(face))
    }),
    fewRuns,
  ))
