import { expect, it } from 'vitest'
import { cut } from './picture.js'

/** Four pixels each way; the first of a pixel's values is its place. */
const whole = {
  width: 4,
  height: 4,
  data: Buffer.from(Array.from({ length: 16 }, (_, place) => [place, 0, 0, 255]).flat()),
}

it('cuts out all pixels that a part has a share in', () => {
  const { width, height, data } = cut(whole, { left: 1, top: 1.5, right: 2.5, bottom: 4 })
  expect([width, height]).toEqual([2, 3])
  expect(Array.from(data).filter((_, at) => at % 4 === 0)).toEqual([5, 6, 9, 10, 13, 14])
})
