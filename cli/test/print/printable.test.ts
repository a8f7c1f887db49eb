import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { codePointsArb } from '@kaoiro/fixtures/arbitraries/values'
import { printable } from '../../src/print/printable.js'
import { kaoiro } from '../in-process.js'

describe('foreign text on the terminal', () => {
  test('has no control characters, whatever it was', () => {
    fc.assert(
      fc.property(codePointsArb, (text) => {
        expect(printable(text)).not.toMatch(
          /[\x00-\x1f\x7f-\x9f\u200b-\u200f\u2028-\u202e\u2066-\u2069]/,
        )
      }),
    )
  })

  test('leaves plain words as they are', () => {
    expect(printable('顔色 photo.jpg')).toBe('顔色 photo.jpg')
  })

  test('keeps both ends if it is long: files of one deep folder differ at theirs', () => {
    const [one, other] = ['one.jpg', 'other.jpg'].map((name) =>
      printable(`/photos/${'deep/'.repeat(60)}${name}`),
    )
    expect(one).toMatch(/^\/photos\/.* … .*\/one\.jpg$/)
    expect(one).not.toBe(other)
    expect(one?.length).toBeLessThan(130)
  })

  test('is cut if it is very long', async () => {
    const { stderr } = await kaoiro(['decode', `\x1b[31m${'z'.repeat(5000)}`])
    expect(stderr).not.toContain('\x1b')
    expect(stderr.length).toBeLessThan(300)
  })
})
