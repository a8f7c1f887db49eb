import * as E from 'fp-ts/lib/Either.js'
import { expect, test } from 'vitest'
import { readFixture } from '@kaoiro/fixtures/files'
import { memorySessionStore } from '../src/memory-session-store.js'
import type { AnalysisQueue } from '../src/ports.js'
import { sessionsOver } from '../src/sessions.js'
import { memoryBucket } from './memory-bucket.js'

const idle: AnalysisQueue = {
  run: () => new Promise(() => undefined),
  close: () => Promise.resolve(),
}

const hour = 3_600_000

test('a sweep removes sessions after 24 hours, and asks for photos older than 22 to go', async () => {
  let now = 0
  const photoTimes: Array<number> = []
  const sessions = sessionsOver({
    store: memorySessionStore(),
    bucket: {
      ...memoryBucket(),
      removeOlderThan: (time) => {
        photoTimes.push(time)
        return Promise.resolve()
      },
    },
    queue: idle,
    clock: () => now,
    log: () => undefined,
  })
  const { id, uploadKey } = await sessions.create()
  await sessions.upload(id, uploadKey, await readFixture('portraits/spring-woman.jpg'))
  now = 24 * hour
  await sessions.sweep()
  expect(E.isRight(await sessions.state(id))).toBe(true)
  now = 24 * hour + 1
  await sessions.sweep()
  expect(E.isLeft(await sessions.state(id))).toBe(true)
  expect(photoTimes).toEqual([2 * hour, 2 * hour + 1])
})
