import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, test } from 'vitest'
import { tmpdir } from 'node:os'
import type { AnalysisQueue } from '../../../src/sessions/ports/persistence.js'
import type { LocalPhotoBucket } from '../../../src/sessions/ports/photo-bucket.js'
import type { DiskGuard } from '../../../src/storage/database/disk-guard.js'
import {
  diskGuard,
  guardedBucket,
  guardedQueue,
  guardedSessions,
} from '../../../src/storage/database/disk-guard.js'
import { freeSpace, minFree, minFreeToAnalyse } from '../../../src/storage/files.js'
import { stubSessions } from '../../http/test-service.js'

const guardWith = (free: number): DiskGuard => diskGuard('/data', () => Promise.resolve(free))

const refusal = { code: 'ENOSPC' }
const photo = new Uint8Array([0xff, 0xd8])

/** A bucket that accepts every photo. The tests use only these methods. */
const acceptingBucket = {
  put: () => Promise.resolve(E.right(undefined)),
} as unknown as LocalPhotoBucket

const bucketWith = (guard: DiskGuard): LocalPhotoBucket => {
  const photos = guardedBucket(guard, { _tag: 'Local', bucket: acceptingBucket })
  if (photos._tag !== 'Local') throw new Error('another bucket')
  return photos.bucket
}

/** A queue that always has jobs. The tests use only this method. */
const queueWithJobs = {
  take: (max: number) => Promise.resolve(['a', 'b'].slice(0, max)),
} as unknown as AnalysisQueue

describe('a disk with just enough free space', () => {
  const guard = guardWith(minFree)

  test('accepts sessions and photos', async () => {
    await guard.check()
    expect(
      await guardedSessions(guard, stubSessions()).create('http://here', 'a client'),
    ).toBeDefined()
    expect(await bucketWith(guard).put('id', photo)).toEqual(E.right(undefined))
  })
})

describe('a disk with less free space', () => {
  const guard = guardWith(minFree - 1)

  test('rejects sessions and photos', async () => {
    await expect(guard.check()).rejects.toMatchObject(refusal)
    const { create } = guardedSessions(guard, stubSessions())
    await expect(create('http://here', 'a client')).rejects.toMatchObject(refusal)
    await expect(bucketWith(guard).put('id', photo)).rejects.toMatchObject(refusal)
  })

  test('still lets clients read and delete sessions', async () => {
    const { state, remove } = guardedSessions(guard, stubSessions())
    expect(E.isRight(await state('id'))).toBe(true)
    expect(E.isRight(await remove('id'))).toBe(true)
  })

  test('analyses accepted sessions while their results fit', async () => {
    const taken = (free: number) => guardedQueue(guardWith(free), queueWithJobs).take(2)
    expect(await taken(minFreeToAnalyse)).toEqual(['a', 'b'])
    expect(await taken(minFreeToAnalyse - 1)).toEqual([])
  })
})

test('freeSpace returns the free bytes of the disk, and rejects for a missing folder', async () => {
  expect(await freeSpace(tmpdir())).toBeGreaterThan(0)
  await expect(freeSpace('/no/such/folder')).rejects.toMatchObject({ code: 'ENOENT' })
})
