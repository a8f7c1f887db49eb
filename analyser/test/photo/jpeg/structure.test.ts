import * as O from 'fp-ts/lib/Option.js'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { structureOf, tooComplex } from '../../../src/photo/jpeg/structure.js'
import { bytesOf, frame, segment, startOfImage } from '../headers.js'

const end = [0xff, 0xd9]
const scanHeader = segment(0xda, [1, 1, 0, 0, 0, 0])
const prepared = { width: 531, height: 708 }

/** Markers of segments with a length, except scans. */
const markerArb = fc
  .integer({ min: 0xc0, max: 0xfe })
  .filter((marker) => (marker < 0xd0 || marker > 0xd9) && marker !== 0xda)

/** Data of a segment. It may contain bytes that look like a marker, for example those of a thumbnail. */
const dataArb = fc.array(fc.oneof(fc.constantFrom(0xff, 0xda, 0xe1), fc.nat(255)), {
  maxLength: 20,
})

const segmentArb = fc
  .tuple(fc.nat(3), markerArb, dataArb)
  .map(([fill, marker, data]) => [...Array<number>(fill).fill(0xff), ...segment(marker, data)])

/** Coded data. In it, 0xff is followed by 0, a restart marker or another 0xff. */
const codedArb = fc
  .array(
    fc.oneof(
      fc.nat(0xfe).map((byte) => [byte]),
      fc.constant([0xff, 0]),
      fc.nat(7).map((n) => [0xff, 0xd0 + n]),
    ),
    { maxLength: 20 },
  )
  .map((coded) => [...scanHeader, ...coded.flat()])

const partsArb = fc.array(fc.oneof(segmentArb, codedArb), { maxLength: 40 })

describe('structureOf', () => {
  test('counts segments and scans with any content, and stops at the end marker', () => {
    fc.assert(
      fc.property(
        fc.array(segmentArb, { maxLength: 20 }),
        fc.array(codedArb, { maxLength: 10 }),
        fc.array(segmentArb, { maxLength: 20 }),
        fc.array(fc.oneof(fc.constantFrom(0xff, 0xda), fc.nat(255))),
        (before, scans, after, trailing) => {
          const jpeg = bytesOf(startOfImage, ...before, ...scans, ...after, end, trailing)
          expect(structureOf(jpeg)).toEqual({
            segments: before.length + scans.length + after.length,
            scans: scans.length,
          })
        },
      ),
    )
  })

  test('counts only the parts that a truncated file still contains', () => {
    fc.assert(
      fc.property(partsArb, fc.nat(), (parts, cut) => {
        const jpeg = bytesOf(startOfImage, ...parts, end)
        const { segments, scans } = structureOf(jpeg.subarray(0, cut % jpeg.length))
        expect(segments).toBeLessThanOrEqual(parts.length)
        expect(scans).toBeLessThanOrEqual(segments)
      }),
    )
    expect(structureOf(bytesOf())).toEqual({ segments: 0, scans: 0 })
  })
})

describe('tooComplex', () => {
  const times = (count: number, part: ReadonlyArray<number>) =>
    Array.from({ length: count }, () => part).flat()

  /** A JPEG with this many additional segments before the frame, before the scan and after the scan. */
  const withSegments = (places: readonly [number, number, number], marker = 0xe1) => {
    const [first, second, third] = places.map((count) => times(count, segment(marker, [])))
    return bytesOf(
      startOfImage,
      first ?? [],
      frame(531, 708),
      second ?? [],
      scanHeader,
      third ?? [],
      end,
    )
  }

  test('accepts a thousand segments of any kind and position, and rejects one more', () => {
    fc.assert(
      fc.property(markerArb, fc.nat(998), fc.nat(998), (marker, some, others) => {
        const [a, b] = [Math.min(some, others), Math.max(some, others)]
        expect(tooComplex(withSegments([a, b - a, 998 - b], marker), prepared)).toEqual(O.none)
        expect(tooComplex(withSegments([a, b - a, 999 - b], marker), prepared)).toEqual(
          O.some({ _tag: 'TooManySegments', segments: 1001, max: 1000 }),
        )
      }),
      { numRuns: 20 },
    )
  })

  test.each([
    [prepared, 100],
    [{ width: 4000, height: 3200 }, 100],
    [{ width: 8000, height: 8000 }, 20],
  ])('for %j, accepts %i scans', (dimensions, max) => {
    const withScans = (count: number) => bytesOf(startOfImage, times(count, scanHeader), end)
    expect(tooComplex(withScans(max), dimensions)).toEqual(O.none)
    expect(tooComplex(withScans(max + 1), dimensions)).toEqual(
      O.some({ _tag: 'TooManyScans', scans: max + 1, max }),
    )
  })
})
