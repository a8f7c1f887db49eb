import { expect, test } from 'vitest'
import { bufferOf } from '../../src/model/model-files.js'

const whole = Uint8Array.from([1, 2, 3, 4])

test('bufferOf copies only bytes that share their buffer', () => {
  expect(bufferOf(whole)).toBe(whole.buffer)
  const part = bufferOf(whole.subarray(1, 3))
  expect([...new Uint8Array(part)]).toEqual([2, 3])
})
