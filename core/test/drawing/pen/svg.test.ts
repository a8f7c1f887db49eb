import fc from 'fast-check'
import { expect, test } from 'vitest'
import { node, svgText } from '../../../src/drawing/pen/svg.js'

test('escapes text and attribute values', () => {
  expect(svgText(node('text', { 'aria-label': 'a"<&>' }, ['1 < 2 & "3" > 2']))).toBe(
    '<text aria-label="a&quot;&lt;&amp;&gt;">1 &lt; 2 &amp; &quot;3&quot; &gt; 2</text>',
  )
})

test('writes numbers with two decimals and without negative zero', () => {
  expect(svgText(node('circle', { cx: 1.23456, cy: -0.001, r: 2 }))).toBe(
    '<circle cx="1.23" cy="0" r="2"/>',
  )
})

test('keeps the order of children', () => {
  expect(svgText(node('g', {}, [node('a', {}), 'b', node('c', {}, [node('d', {})])]))).toBe(
    '<g><a/>b<c><d/></c></g>',
  )
})

test('unescaping inverts escaping', () => {
  const entities = new Map([
    ['lt', '<'],
    ['gt', '>'],
    ['quot', '"'],
    ['amp', '&'],
  ])
  const readBack = (text: string) =>
    text.replace(/&(\w+);/g, (whole, name: string) => entities.get(name) ?? whole)
  fc.assert(
    fc.property(fc.string(), fc.string(), (value, text) => {
      const source = svgText(node('t', { v: value }, [`${text}.`]))
      const [, attribute = '', inside = ''] = /^<t v="([^"]*)">([^<]*)<\/t>$/s.exec(source) ?? []
      expect(readBack(attribute)).toBe(value)
      expect(readBack(inside)).toBe(`${text}.`)
    }),
  )
})
