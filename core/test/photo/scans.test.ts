import { describe, expect, test } from 'vitest'
import { scansOf } from '@kaoiro/core/photo/scans'
import { readFixture } from '@kaoiro/fixtures/files'

describe('scansOf', () => {
  test('a baseline photo has one scan', async () => {
    expect(scansOf(await readFixture('portraits/spring-woman.jpg'))).toBe(1)
  })

  test('counts markers, not bytes of the same value', () => {
    expect(scansOf(Uint8Array.of(0xff, 0xd8, 0xda, 0xff, 0xda, 0, 0xff, 0, 0xda, 0xff, 0xda))).toBe(
      2,
    )
    expect(scansOf(Uint8Array.of(0xff))).toBe(0)
    expect(scansOf(new Uint8Array())).toBe(0)
  })
})
