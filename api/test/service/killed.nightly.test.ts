import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, test, vi } from 'vitest'
import { readFixture } from '@kaoiro/fixtures/files'
import { databaseKinds } from '../storage/database/test-databases.js'
import { clientOf } from './client.js'
import { startNodeProcess } from './node-process.js'

const portrait = await readFixture('portraits/spring-woman.jpg')

/** Milliseconds. A dead node's jobs are retried earlier: after 20 s, 4 s until the next check and 10 s of delay. */
const recovery = 45_000

describe.concurrent.each(databaseKinds)('a node over $name', ({ make }) => {
  test('that is killed keeps every accepted session', async ({ expect }) => {
    const database = await make()
    const photos = await mkdtemp(path.join(tmpdir(), 'kaoiro-killed-'))
    const places = {
      database: database.config,
      bucket: { _tag: 'Folder', folder: photos },
    } as const
    const first = await startNodeProcess(places)
    const accepted: Array<string> = []
    const visitors = Array.from({ length: 8 }, async () => {
      const client = clientOf(first.address)
      const session = await client.create()
      await client.upload(session, portrait)
      await client.request(session.session_id)
      accepted.push(session.session_id)
      // By now some sessions have ended, some are active, some are queued and some are not accepted yet.
      if (accepted.length === 4) await first.kill()
    })
    await Promise.allSettled(visitors)
    expect(accepted.length).toBeGreaterThanOrEqual(4)

    const second = await startNodeProcess(places)
    const { state } = clientOf(second.address)
    for (const id of accepted)
      await vi.waitFor(async () => expect(await state(id)).toMatchObject({ status: 'completed' }), {
        timeout: recovery,
        interval: 200,
      })
    const left = await readdir(photos)
    expect(left.filter((name) => accepted.some((id) => name.startsWith(id)))).toEqual([])
    await second.kill()
    await rm(photos, { recursive: true })
    await database.remove()
  }, 90_000)
})
