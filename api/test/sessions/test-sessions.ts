import { randomUUID } from 'node:crypto'
import * as E from 'fp-ts/lib/Either.js'
import { afterEach, beforeEach, expect } from 'vitest'
import type { SessionView } from '../../src/sessions/model/session.js'
import { readFixture } from '@kaoiro/fixtures/files'
import type { JobWorker } from '../../src/sessions/analysis/job-worker.js'
import type { Sessions } from '../../src/sessions/sessions.js'
import type { DatabaseKind } from '../storage/database/test-databases.js'
import { request, testRecords } from '../storage/records/test-records.js'
import { memoryBucket } from './memory-bucket.js'
import type { TestNode, TestNodeParts } from './test-node.js'
import { testNode } from './test-node.js'
import { eventually } from '../eventually.js'

export const portrait = await readFixture('portraits/spring-woman.jpg')

/** The id of a new session. */
export const createdOn = async ({ create }: Sessions): Promise<string> => {
  const created = await create('http://here', randomUUID())
  if (E.isLeft(created)) throw new Error(created.left._tag)
  return created.right.id
}

/** Nodes for the tests of one `describe`, on one database that is emptied after each. */
export const testSessions = (make: DatabaseKind['make']) => {
  const { records } = testRecords(make)
  const photos = new Map<string, Uint8Array>()
  let workers: Array<JobWorker> = []

  beforeEach(() => {
    photos.clear()
    workers = []
  })
  // Stops the workers before the records are emptied.
  afterEach(async () => {
    await Promise.all(workers.map(({ stop }) => stop(0)))
  })

  const node = (parts: Partial<TestNodeParts> = {}): TestNode =>
    testNode({ persistence: records(), bucket: memoryBucket(photos), ...parts })

  /** The id of a session with an uploaded photo. */
  const uploaded = async ({ sessions }: TestNode): Promise<string> => {
    const id = await createdOn(sessions)
    photos.set(id, portrait)
    return id
  }

  return {
    records,
    photos,
    node,
    working: (parts: Partial<TestNodeParts> = {}): TestNode => {
      const made = node(parts)
      workers.push(made.work())
      return made
    },
    uploaded,
    requested: async (made: TestNode): Promise<string> => {
      const id = await uploaded(made)
      expect(await made.sessions.analyse(id, request, id)).toEqual(E.right(undefined))
      return id
    },
    ended: ({ sessions }: TestNode, id: string): Promise<SessionView> =>
      eventually(async () => {
        const state = await sessions.state(id)
        if (E.isLeft(state)) throw new Error(state.left._tag)
        expect(state.right.status).not.toBe('analyzing')
        return state.right
      }),
  }
}
