import { describe, expect, test } from 'vitest'
import { readsBack } from '../../src/adapters/canvas.js'

type Change = (byte: number, at: number) => number

/** A canvas that fills whole rows, and changes the pixels that are read. */
const contextThat = (change: Change): Parameters<typeof readsBack>[0] => {
  const rows: Array<ReadonlyArray<number>> = []
  return {
    fillStyle: '',
    fillRect(_x: number, top: number, _width: number, height: number) {
      const colour = JSON.stringify(this.fillStyle).match(/\d+/g)?.map(Number) ?? []
      for (let y = top; y < top + height; y++) rows[y] = [...colour, 255]
    },
    getImageData: (_x: number, _y: number, width: number) =>
      ({
        data: Uint8ClampedArray.from(
          rows.flatMap((colour) => Array.from({ length: width }, () => colour).flat()),
          change,
        ),
      }) as unknown as ImageData,
  }
}

describe('readsBack', () => {
  test.each<[string, boolean, Change]>([
    ['accepts true pixels', true, (byte) => byte],
    ['accepts pixels that differ by 1', true, (byte, at) => byte + (at % 2)],
    ['rejects noise', false, (_, at) => (at * 7919) % 256],
    ['rejects a white picture', false, () => 255],
    ['rejects an empty picture', false, () => 0],
  ])('%s', (_, expected, change) => {
    expect(readsBack(contextThat(change))).toBe(expected)
  })
})
