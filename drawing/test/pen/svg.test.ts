import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decimals, node, svgText } from '../../src/pen/svg.js'

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

test('decimals writes the same text as String, for any number in a drawing', () => {
  fc.assert(
    fc.property(
      fc.double({ min: -10_000, max: 10_000, noNaN: true }),
      fc.constantFrom(2, 10, 100),
      (n, parts) => {
        expect(decimals(parts)(n)).toBe(String(Math.round(n * parts) / parts + 0))
      },
    ),
  )
})
