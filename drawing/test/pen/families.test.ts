import { describe, expect, test } from 'vitest'
import { averageDiagnosis } from '@kaoiro/fixtures/average-diagnosis'
import { linkCard } from '../../src/cards/link-cards.js'
import { families, familiesOf, inFontsOf } from '../../src/pen/families.js'
import type { SvgNode } from '../../src/pen/svg.js'
import { contents } from '../contents.js'

const familiesIn = ({ attributes, children }: SvgNode): ReadonlyArray<unknown> => [
  ...('font-family' in attributes ? [attributes['font-family']] : []),
  ...children.flatMap((child) => (typeof child === 'string' ? [] : familiesIn(child))),
]

/** Replaces the names of fonts, to compare the rest. */
const withoutFonts = (drawing: SvgNode): string =>
  JSON.stringify(drawing, (name, value: unknown) => (name === 'font-family' ? '' : value))

describe.each(contents)('inFontsOf(%s)', (language, content, messages) => {
  const card = linkCard({ brand: { name: 'Kaoiro', logo: null }, content, messages })(
    averageDiagnosis,
  )
  const drawn = inFontsOf(language)(card)

  test('uses only fonts of the language', () => {
    const { mincho, gothic } = familiesOf(language)
    const own: ReadonlyArray<unknown> = [mincho, gothic]
    expect(familiesIn(drawn)).toHaveLength(familiesIn(card).length)
    expect(familiesIn(drawn).filter((family) => !own.includes(family))).toEqual([])
  })

  test('changes nothing but the fonts', () => {
    expect(withoutFonts(drawn)).toBe(withoutFonts(card))
  })
})

test('Japanese and English share fonts', () => {
  expect(familiesOf('ja')).toBe(families)
  expect(familiesOf('en')).toBe(families)
})
