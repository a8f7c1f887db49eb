import * as E from 'fp-ts/lib/Either.js'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { readFixture } from '@kaoiro/fixtures/files'
import type { OwnPhotoBucket } from '../src/ports.js'
import { uploadInto } from '../src/sessions/uploads.js'
import { databaseKinds } from './databases.js'
import { memoryBucket } from './memory-bucket.js'
import { testNode } from './test-node.js'
import type { TestRecords } from './test-records.js'
import { openRecords } from './test-records.js'

const portrait = await readFixture('portraits/spring-woman.jpg')
const request = { gender: 'WOMEN', hairline: 20 } as const

describe('an upload', () => {
  let records: TestRecords
  const photos = new Map<string, Uint8Array>()

  beforeAll(async () => {
    const [embedded] = databaseKinds
    if (embedded === undefined) throw new Error('there is always the embedded database')
    records = await openRecords(await embedded.make())
  })
  afterEach(() => {
    photos.clear()
    return records.empty()
  })
  afterAll(() => records.close())

  const node = () => testNode({ persistence: records, bucket: memoryBucket(photos) })

  /** An upload during which something else happens, just before the photo is written. */
  const uploadDuring = (happens: (id: string) => Promise<unknown>) => {
    const bucket: OwnPhotoBucket = {
      ...memoryBucket(photos),
      put: async (id, jpeg) => {
        await happens(id)
        return memoryBucket(photos).put(id, jpeg)
      },
    }
    return uploadInto({ store: records.store, bucket, check: () => E.right(undefined) })
  }

  test('whose session is deleted meanwhile leaves no photo', async () => {
    const { sessions } = node()
    const { id } = await sessions.create('http://here')
    const upload = uploadDuring((id) => sessions.remove(id))
    expect(await upload(id, {}, portrait)).toMatchObject(E.left({ status: 404 }))
    expect(photos.size).toBe(0)
  })

  test('whose session has ended meanwhile, by another photo, leaves none', async () => {
    const { sessions } = node()
    const { id } = await sessions.create('http://here')
    const upload = uploadDuring(async (id) => {
      photos.set(id, portrait)
      await sessions.analyse(id, request)
      await records.store.settle(id, { _tag: 'Failed', reason: 'no-face' })
      photos.delete(id)
    })
    expect(E.isLeft(await upload(id, {}, portrait))).toBe(true)
    expect(photos.size).toBe(0)
  })

  test('while its analysis is about to begin stays for it', async () => {
    const { sessions } = node()
    const { id } = await sessions.create('http://here')
    const upload = uploadDuring(() => records.store.begin(id, request))
    expect(await upload(id, {}, portrait)).toEqual(E.right(undefined))
    expect(photos.get(id)).toEqual(portrait)
  })
})
