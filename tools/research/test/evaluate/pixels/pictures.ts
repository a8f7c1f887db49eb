import fc from 'fast-check'
import type { Pixels } from '@kaoiro/fixtures/pixels/rasterise'

export const constant = (width: number, height: number, value: number): Pixels => ({
  width,
  height,
  data: new Uint8Array(width * height * 4).fill(value),
})

/** Small pictures of any content. */
export const pixelsArb: fc.Arbitrary<Pixels> = fc
  .tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 12 }))
  .chain(([width, height]) =>
    fc
      .uint8Array({ minLength: width * height * 4, maxLength: width * height * 4 })
      .map((data) => ({ width, height, data })),
  )

/** Grey, darker on the left: as bright on the whole however it is turned or cut. */
export const ramp = (width: number, height: number): Pixels => ({
  width,
  height,
  data: Uint8Array.from({ length: width * height * 4 }, (_, i) =>
    i % 4 === 3 ? 255 : Math.round((200 * (Math.floor(i / 4) % width)) / width),
  ),
})
