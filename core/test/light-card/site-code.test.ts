import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, test } from 'vitest'
import type { CodeLevel } from '../../src/light-card/site-code.js'
import { isCardText, siteCode } from '../../src/light-card/site-code.js'

/** Returns a code of this size that remembers its text and level, with a border. */
const encodeAs = (sizes: Readonly<Record<CodeLevel, number>>) => {
  const encoded: Array<readonly [string, CodeLevel]> = []
  const encode = (text: string, level: CodeLevel) => {
    encoded.push([text, level])
    const side = sizes[level] + 2
    const isInside = (at: number) => at > 0 && at < side - 1
    return Array.from({ length: side }, (_, y) =>
      Array.from({ length: side }, (_, x) => isInside(x) && isInside(y)),
    )
  }
  return { encoded, encode }
}

const oneSize = { high: 25, quartile: 25, medium: 25 }

const encodedText = (site: string) => {
  const { encoded, encode } = encodeAs(oneSize)
  const code = siteCode(encode)(site)
  return E.isLeft(code) ? code.left._tag : encoded[0]?.[0]
}

describe('siteCode', () => {
  test.each([
    ['https://beauty.example.com', 'HTTPS://BEAUTY.EXAMPLE.COM'],
    ['https://beauty.example.com/', 'HTTPS://BEAUTY.EXAMPLE.COM'],
    ['http://localhost:8080', 'HTTP://LOCALHOST:8080'],
    ['https://example.com/Beauty', 'HTTPS://EXAMPLE.COM/Beauty'],
  ])('writes %s as %s, which is recognised as a card', (site, text) => {
    expect(encodedText(site)).toBe(text)
    expect(isCardText(text)).toBe(true)
    expect(isCardText(site)).toBe(false)
  })

  test('accepts only addresses that fit a code of 29 modules', () => {
    const host = (length: number) => `https://${'a'.repeat(length - 8)}`
    expect(encodedText(host(61))).toHaveLength(61)
    expect(encodedText(host(62))).toBe('LongSite')
    const withPath = (length: number) => `https://a.jp/${'b'.repeat(length - 13)}`
    expect(encodedText(withPath(42))).toHaveLength(42)
    expect(encodedText(withPath(43))).toBe('LongSite')
    expect(encodedText(`https://a_${'b'.repeat(33)}`)).toBe('LongSite')
  })

  test('removes the border', () => {
    expect(siteCode(encodeAs(oneSize).encode)('https://example.com')).toEqual(
      E.right(Array.from({ length: 25 }, () => Array.from({ length: 25 }, () => true))),
    )
  })

  test('chooses the strongest correction of the smallest size', () => {
    const levelled = (_: string, level: CodeLevel) =>
      encodeAs({ high: 29, quartile: 25, medium: 25 })
        .encode('', level)
        .map((row) => row.map((dark) => dark && level === 'quartile'))
    const chosen = siteCode(levelled)('https://example.com')
    expect(E.isRight(chosen) && chosen.right[0]?.[0]).toBe(true)
  })
})
