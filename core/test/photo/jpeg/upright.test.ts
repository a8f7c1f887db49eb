import fc from 'fast-check'
import { expect, test } from 'vitest'
import { orientations, storedAs } from '@kaoiro/fixtures/photo/jpeg/orientation'
import { upright } from '@kaoiro/core/photo/jpeg/orientation'

/** Every pixel with a value of its own. */
const pictureArb = fc
  .record({ width: fc.integer({ min: 1, max: 9 }), height: fc.integer({ min: 1, max: 9 }) })
  .map(({ width, height }) => ({
    width,
    height,
    data: Uint8Array.from({ length: width * height * 4 }, (_, at) => at % 251),
  }))

test.each([
  [1, 'abcdef', 3],
  [2, 'cbafed', 3],
  [3, 'fedcba', 3],
  [4, 'defabc', 3],
  [5, 'adbecf', 2],
  [6, 'daebfc', 2],
  [7, 'fcebda', 2],
  [8, 'cfbead', 2],
] as const)(
  'abc over def, stored in orientation %d, is %s upright',
  (orientation, letters, width) => {
    const data = Uint8Array.from('abcdef', (letter) => letter.charCodeAt(0))
    const grey = Uint8Array.from([...data].flatMap((byte) => [byte, byte, byte, 255]))
    const shown = upright(orientation)({ width: 3, height: 2, data: grey })
    expect(shown.width).toBe(width)
    expect(String.fromCharCode(...shown.data.filter((_, at) => at % 4 === 0))).toBe(letters)
  },
)

test('upright undoes how a camera stores', () => {
  fc.assert(
    fc.property(pictureArb, fc.constantFrom(...orientations), (picture, orientation) => {
      expect(upright(orientation)(storedAs(orientation, picture))).toEqual(picture)
    }),
  )
})
