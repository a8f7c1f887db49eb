import { randomUUID } from 'node:crypto'
import { PutObjectCommand } from '@aws-sdk/client-s3'
import * as O from 'fp-ts/lib/Option.js'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { PhotoBucket } from '../../../src/sessions/ports/photo-bucket.js'
import { s3Client } from '../../../src/storage/bucket/s3-client.js'
import { s3PhotoBucket } from '../../../src/storage/bucket/s3-photo-bucket.js'
import { bucketContract, photo, photoIn, there } from './contract.js'
import { credentials, startS3Store } from './s3-store.js'

const minute = 60_000
const origin = 'https://kaoiro.example'
let store: Awaited<ReturnType<typeof startS3Store>>
let bucket: PhotoBucket

beforeEach(async () => {
  for (const [name, value] of Object.entries(credentials)) vi.stubEnv(name, value)
  store = await startS3Store()
  bucket = s3PhotoBucket(store.config)
})

afterEach(async () => {
  vi.unstubAllEnvs()
  await store.close()
  await expect(fetch(store.config.endpoint)).rejects.toThrow()
})

const put = (url: string | URL, type = 'image/jpeg', body = photo) =>
  fetch(url, { method: 'PUT', headers: { 'content-type': type }, body })

describe('the S3 bucket', () => {
  bucketContract(() => ({
    bucket,
    upload: async (id, jpeg) => {
      const { status } = await put(
        await bucket.uploadUrl(id, origin),
        'image/jpeg',
        Uint8Array.from(jpeg),
      )
      expect(status).toBe(200)
    },
  }))

  test('signs key, media type and host of an upload for five minutes, and requires no checksum', async () => {
    const { pathname, searchParams } = new URL(await bucket.uploadUrl('a', origin))
    expect(pathname).toBe('/kaoiro/photos/a')
    expect(searchParams.get('X-Amz-SignedHeaders')).toBe('content-type;host')
    expect(searchParams.get('X-Amz-Expires')).toBe('300')
    expect([...searchParams.keys()].filter((name) => name.includes('checksum'))).toEqual([])
  })

  test('accepts an upload for five minutes by the given clock', async () => {
    const urlOf = (age: number) =>
      s3PhotoBucket(store.config, () => Date.now() - age).uploadUrl('a', origin)
    expect((await put(await urlOf(5 * minute + 1_000))).status).toBe(403)
    expect(await bucket.get('a')).toEqual(O.none)
    expect((await put(await urlOf(4 * minute))).status).toBe(200)
    expect(await photoIn(bucket, 'a')).toEqual(there(photo))
  })

  test('signs for the public endpoint', async () => {
    const visitors = `http://localhost:${store.port}`
    const behind = s3PhotoBucket({ ...store.config, publicEndpoint: visitors })
    const url = await behind.uploadUrl('a', origin)
    expect(new URL(url).origin).toBe(visitors)
    expect((await put(url)).status).toBe(200)
    expect(await photoIn(behind, 'a')).toEqual(there(photo))
  })

  test('lists only the photos of sessions', async () => {
    const client = s3Client(store.config)
    const id = randomUUID()
    const keys = ['notes', `photos-of-others/${id}`, 'photo', id, 'photos/notes']
    for (const Key of keys)
      await client.send(new PutObjectCommand({ Bucket: store.config.bucket, Key, Body: photo }))
    await put(await bucket.uploadUrl(id, origin))
    expect((await bucket.list()).map(({ name }) => name)).toEqual([`photos/${id}`])
  })

  test('rejects if the bucket is missing', async () => {
    const nowhere = s3PhotoBucket({ ...store.config, bucket: 'nowhere' })
    await expect(nowhere.check()).rejects.toThrow()
    await expect(nowhere.get('a')).rejects.toThrow('bucket does not exist')
  })
})
