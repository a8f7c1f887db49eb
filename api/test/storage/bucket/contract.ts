import { randomUUID } from 'node:crypto'
import * as E from 'fp-ts/lib/Either.js'
import * as O from 'fp-ts/lib/Option.js'
import { expect, test } from 'vitest'
import { maxUploadBytes } from '@kaoiro/core/photo'
import type { PhotoBucket } from '../../../src/sessions/ports/photo-bucket.js'

export interface BucketUnderTest {
  readonly bucket: PhotoBucket
  /** Uploads a photo as a client does. */
  readonly upload: (id: string, jpeg: Uint8Array) => Promise<void>
}

export const photo = Uint8Array.of(0xff, 0xd8, 0xff, 0xd9)

/** The photo as a plain Uint8Array, for `toEqual`. */
export const photoIn = async (bucket: PhotoBucket, id: string) =>
  O.map(E.map((bytes: Uint8Array) => Uint8Array.from(bytes)))(await bucket.get(id))

export const there = (bytes: Uint8Array) => O.some(E.right(bytes))

/** Tests for every kind of bucket. */
export const bucketContract = (opened: () => BucketUnderTest): void => {
  test('returns an uploaded photo', async () => {
    const { bucket, upload } = opened()
    await upload('a', photo)
    expect(await photoIn(bucket, 'a')).toEqual(there(photo))
  })

  test('returns none for a missing photo', async () => {
    const { bucket, upload } = opened()
    await upload('a', photo)
    expect(await bucket.get('b')).toEqual(O.none)
  })

  test('removes a photo, also concurrently and again', async () => {
    const { bucket, upload } = opened()
    await upload('a', photo)
    await Promise.all([bucket.remove('a'), bucket.remove('a')])
    expect(await bucket.get('a')).toEqual(O.none)
    await bucket.remove('a')
  })

  test('returns a photo of the maximum size, and reports a larger one', async () => {
    const { bucket, upload } = opened()
    const largest = new Uint8Array(maxUploadBytes).fill(7)
    await upload('largest', largest)
    const found = await bucket.get('largest')
    expect(
      O.isSome(found) && E.isRight(found.value) && largest.every(isIn(found.value.right)),
    ).toBe(true)
    await upload('larger', new Uint8Array(maxUploadBytes + 1))
    expect(await bucket.get('larger')).toEqual(O.some(E.left('TooLarge')))
  })

  test('lists photos with their sessions and sizes', async () => {
    const { bucket, upload } = opened()
    const [one, other] = [randomUUID(), randomUUID()]
    await upload(one, photo)
    await upload(other, photo)
    const listed = (await bucket.list()).map(({ session, bytes, isPart }) => ({
      id: O.toNullable(session),
      bytes,
      isPart,
    }))
    expect(listed).toHaveLength(2)
    for (const id of [one, other])
      expect(listed).toContainEqual({ id, bytes: photo.length, isPart: false })
  })

  test('discards a listed photo and keeps the others', async () => {
    const { bucket, upload } = opened()
    const [one, other] = [randomUUID(), randomUUID()]
    await upload(one, photo)
    await upload(other, photo)
    const listed = await bucket.list()
    for (const { name } of listed.filter(({ session }) => O.toNullable(session) === one))
      expect(await bucket.discard(name)).toBe(true)
    expect(await bucket.get(one)).toEqual(O.none)
    expect(await photoIn(bucket, other)).toEqual(there(photo))
  })
}

const isIn =
  (bytes: Uint8Array) =>
  (byte: number, at: number): boolean =>
    bytes[at] === byte
