import { describe, expect, test } from 'vitest'
import { chunksOf, withoutChunks } from '../../../src/photo/png/chunks.js'
import { pngChunk, pngSignature } from '@kaoiro/fixtures/photo/png-chunks'
import { bytesOf } from '../headers.js'

const [first, second, end] = ['abCd', 'efGh', 'IEND'].map((type) => pngChunk(type, bytesOf(type)))

const png = (...parts: ReadonlyArray<Uint8Array | undefined>): Uint8Array =>
  bytesOf(...[pngSignature, ...parts].map((part) => [...(part ?? [])]))

test('chunksOf returns type, data and range of each complete chunk, up to IEND', () => {
  const found = [...chunksOf(png(first, end, second))]
  expect(found.map(({ type, start }) => [type, start])).toEqual([
    ['abCd', 8],
    ['IEND', 24],
  ])
  expect(found[0]?.data).toEqual(bytesOf('abCd'))
  expect([...chunksOf(png(first, second).subarray(0, -1))]).toHaveLength(1)
})

describe('withoutChunks', () => {
  test('removes chunks of the given types, and everything after IEND', () => {
    expect(withoutChunks(['abCd'], png(first, second, first, end, second))).toEqual(
      png(second, end),
    )
  })

  test('keeps the rest of a truncated file', () => {
    const truncated = png(first, second).subarray(0, -1)
    expect(withoutChunks(['abCd'], truncated)).toEqual(png(second).subarray(0, -1))
  })
})
