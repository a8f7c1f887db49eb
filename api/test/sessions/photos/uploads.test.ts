import * as E from 'fp-ts/lib/Either.js'
import { afterEach, describe, expect, test } from 'vitest'
import { readFixture } from '@kaoiro/fixtures/files'
import type { ServiceEvent } from '../../../src/sessions/model/service-event.js'
import type { SessionError } from '../../../src/sessions/model/session-error.js'
import type { Upload } from '../../../src/sessions/photos/uploads.js'
import { uploadInto } from '../../../src/sessions/photos/uploads.js'
import type { LocalPhotoBucket } from '../../../src/sessions/ports/photo-bucket.js'
import { embedded } from '../../storage/database/test-databases.js'
import { request, testRecords } from '../../storage/records/test-records.js'
import { memoryBucket } from '../memory-bucket.js'
import { testNode } from '../test-node.js'
import { createdOn } from '../test-sessions.js'

const portrait = await readFixture('portraits/spring-woman.jpg')

describe('an upload', () => {
  const { records } = testRecords(embedded.make)
  const photos = new Map<string, Uint8Array>()
  const events: Array<ServiceEvent> = []

  afterEach(() => {
    photos.clear()
    events.length = 0
  })

  const node = () => testNode({ persistence: records(), bucket: memoryBucket(photos) })

  const ports = () => ({
    store: records().store,
    space: records().space,
    bucket: memoryBucket(photos),
    check: () => E.right(undefined),
    emit: (event: ServiceEvent) => void events.push(event),
  })

  /** An upload that awaits `happens` just before the photo is written. */
  const uploadDuring = (happens: (id: string) => Promise<unknown>) => {
    const bucket: LocalPhotoBucket = {
      ...memoryBucket(photos),
      put: async (id, jpeg) => {
        await happens(id)
        return memoryBucket(photos).put(id, jpeg)
      },
    }
    return uploadInto({ ...ports(), bucket })
  }

  test('leaves no photo if its session is deleted meanwhile', async () => {
    const { sessions } = node()
    const id = await createdOn(sessions)
    const upload = uploadDuring((id) => sessions.remove(id))
    expect(await upload(id, {}, portrait)).toEqual(E.left({ _tag: 'UnknownUpload' }))
    expect(photos.size).toBe(0)
  })

  test('leaves no photo if its session is analysed meanwhile with another photo', async () => {
    const { sessions } = node()
    const id = await createdOn(sessions)
    const upload = uploadDuring(async (id) => {
      photos.set(id, portrait)
      await sessions.analyse(id, request, id)
      await records().store.recordOutcome(id, { _tag: 'Failed', reason: 'no-face' })
      photos.delete(id)
    })
    expect(E.isLeft(await upload(id, {}, portrait))).toBe(true)
    expect(photos.size).toBe(0)
  })

  test('is kept if the analysis begins before it is written', async () => {
    const { sessions } = node()
    const id = await createdOn(sessions)
    const upload = uploadDuring(() => records().store.begin(id, request))
    expect(await upload(id, {}, portrait)).toEqual(E.right(undefined))
    expect(photos.get(id)).toEqual(portrait)
  })

  test('is rejected while the space is used up', async () => {
    const { sessions } = node()
    const upload = uploadInto(ports())
    const large = Buffer.concat([portrait], 2_000_000)
    const ids = await Promise.all(Array.from({ length: 5 }, () => createdOn(sessions)))
    for (const id of ids) expect(await upload(id, {}, large)).toEqual(E.right(undefined))
    const late = await createdOn(sessions)
    expect(await upload(late, {}, portrait)).toMatchObject(E.left({ _tag: 'NoRoom' }))
    expect(photos.size).toBe(5)
    expect(events.map(({ _tag }) => _tag)).toEqual([
      ...ids.map(() => 'PhotoStored'),
      'PhotoTurnedAway',
    ])
    await sessions.remove(ids[0] ?? '')
    expect(await upload(late, {}, portrait)).toEqual(E.right(undefined))
  })

  test('is rejected while another upload of the session is written', async () => {
    const { sessions } = node()
    const id = await createdOn(sessions)
    let second: E.Either<SessionError, void> | undefined
    const upload = uploadDuring(async () => {
      second = await upload(id, {}, portrait)
    })
    expect(await upload(id, {}, portrait)).toEqual(E.right(undefined))
    expect(second).toEqual(E.left({ _tag: 'PhotoAlreadyUploaded' }))
  })

  test('occupies its space until it is removed, even if its session is deleted meanwhile', async () => {
    const { sessions } = node()
    const large = Buffer.concat([portrait], 2_000_000)
    const ids = await Promise.all(Array.from({ length: 5 }, () => createdOn(sessions)))
    const [first = '', ...others] = ids
    const late = await createdOn(sessions)
    const answers: Array<E.Either<SessionError, void>> = []
    const upload: Upload = uploadDuring(async (id) => {
      if (id !== first) return
      await sessions.remove(first)
      for (const other of [...others, late]) answers.push(await upload(other, {}, large))
    })
    expect(await upload(first, {}, large)).toEqual(E.left({ _tag: 'UnknownUpload' }))
    expect(answers.filter(E.isRight)).toHaveLength(4)
    expect(answers.at(-1)).toEqual(E.left({ _tag: 'NoRoom' }))
    expect(photos.size).toBe(4)
  })

  test('can be repeated after a failure', async () => {
    const { sessions } = node()
    const id = await createdOn(sessions)
    let tries = 0
    const upload = uploadDuring(() =>
      tries++ === 0 ? Promise.reject(new Error('the disk is full')) : Promise.resolve(),
    )
    await expect(upload(id, {}, portrait)).rejects.toThrow('the disk is full')
    expect(await upload(id, {}, portrait)).toEqual(E.right(undefined))
  })

  test('is rejected as unknown if its partial file is removed with the session', async () => {
    const { sessions } = node()
    const bucket = {
      ...memoryBucket(photos),
      put: () => Promise.resolve(E.left('Removed' as const)),
    }
    const upload = uploadInto({ ...ports(), bucket })
    expect(await upload(await createdOn(sessions), {}, portrait)).toEqual(
      E.left({ _tag: 'UnknownUpload' }),
    )
  })
})
