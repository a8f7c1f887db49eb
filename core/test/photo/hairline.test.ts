import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyNumberArb } from '@kaoiro/fixtures/arbitraries/values'
import {
  clampHairline,
  defaultHairline,
  hairlineAfterKey,
  hairlineAt,
} from '../../src/photo/hairline.js'

const expectHairline = (hairline: unknown) => {
  expect(hairline).toBeGreaterThanOrEqual(0)
  expect(hairline).toBeLessThanOrEqual(100)
}

describe('clampHairline', () => {
  test.each([
    [-1, 0],
    [0, 0],
    [33.3, 33.3],
    [100, 100],
    [100.5, 100],
    [-Infinity, 0],
    [Infinity, 100],
    [Number.NaN, 20],
  ])('clamps %d to %d', (percent, hairline) => {
    expect(clampHairline(percent)).toBe(hairline)
  })

  test('returns 0 to 100 for any number', () => {
    fc.assert(fc.property(anyNumberArb, (percent) => expectHairline(clampHairline(percent))))
  })
})

describe('hairlineAt', () => {
  const container = { top: 50, height: 400 }

  test.each([
    ['at the top', 50, 0],
    ['above the top', -1000, 0],
    ['a quarter down', 150, 25],
    ['at the bottom', 450, 100],
    ['below the bottom', 451, 100],
    ['at NaN', Number.NaN, 20],
  ])('a pointer %s', (_, pointerY, hairline) => {
    expect(hairlineAt(container, pointerY)).toBe(hairline)
  })

  test.each([0, -1, Number.NaN])('returns the default for a picture of height %d', (height) => {
    expect(hairlineAt({ top: 0, height }, 10)).toBe(defaultHairline)
  })

  test('returns 0 to 100 for any container and pointer', () => {
    fc.assert(
      fc.property(anyNumberArb, anyNumberArb, anyNumberArb, (top, height, pointerY) =>
        expectHairline(hairlineAt({ top, height }, pointerY)),
      ),
    )
  })
})

describe('hairlineAfterKey', () => {
  test.each([
    ['ArrowUp', 49],
    ['ArrowLeft', 49],
    ['ArrowDown', 51],
    ['ArrowRight', 51],
    ['PageUp', 40],
    ['PageDown', 60],
    ['Home', 0],
    ['End', 100],
    ['Enter', 50],
    ['', 50],
  ])('moves 50 with %s to %d', (key, hairline) => {
    expect(hairlineAfterKey(50, key)).toBe(hairline)
  })

  test('stops at both ends', () => {
    expect(hairlineAfterKey(0.5, 'ArrowUp')).toBe(0)
    expect(hairlineAfterKey(0, 'ArrowUp')).toBe(0)
    expect(hairlineAfterKey(95, 'PageDown')).toBe(100)
    expect(hairlineAfterKey(100, 'ArrowDown')).toBe(100)
  })

  test.each(['toString', 'valueOf', 'isPrototypeOf', 'hasOwnProperty', 'constructor', '__proto__'])(
    'ignores keys named like object properties: %s',
    (key) => {
      expect(hairlineAfterKey(50, key)).toBe(50)
    },
  )
})
