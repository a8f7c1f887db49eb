import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { lineSplitter } from '../../../src/commands/decode/input.js'

/** All lines of a text that comes in these pieces. */
const linesOf = (pieces: ReadonlyArray<string>, max = 100): ReadonlyArray<string> => {
  const splitter = lineSplitter(max)
  return [...pieces.flatMap(splitter.add), ...splitter.end()]
}

describe('lineSplitter', () => {
  test('splits at LF and CRLF, even if a piece ends between the two', () => {
    expect(linesOf(['a\r', '\nb\n\nc', 'd\n', 'e'])).toEqual(['a', 'b', '', 'cd', 'e'])
  })

  test('splitting lines inverts joining them, however the text is cut into pieces', () => {
    const lineArb = fc.string({ maxLength: 20 }).map((line) => line.replace(/[\r\n]/g, ''))
    const pieces = (text: string, size: number): ReadonlyArray<string> =>
      Array.from({ length: Math.ceil(text.length / size) }, (_, piece) =>
        text.slice(piece * size, (piece + 1) * size),
      )
    fc.assert(
      fc.property(
        fc.array(lineArb),
        fc.constantFrom('\n', '\r\n'),
        fc.integer({ min: 1, max: 30 }),
        (lines, end, size) => {
          const text = lines.map((line) => line + end).join('')
          expect(linesOf(pieces(text, size))).toEqual(lines)
        },
      ),
    )
  })

  test('keeps only as much of an endless line as shows that it is too long', () => {
    const pieces = Array.from({ length: 50 }, () => 'z'.repeat(1000))
    expect(linesOf(pieces, 10)).toEqual(['z'.repeat(11)])
  })
})
