import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readFixture } from '@kaoiro/fixtures/files'
import type { Role } from '../../src/config/service-options.js'
import type { RunningService } from '../../src/start-service.js'
import { startService } from '../../src/start-service.js'
import type { TestDatabase } from '../storage/database/test-databases.js'
import { serverKind } from '../storage/database/test-databases.js'
import { clientOf } from './client.js'
import { nodeOptions } from './node-options.js'
import { eventually } from '../eventually.js'

const portrait = await readFixture('portraits/winter-woman.jpg')

// Only one process can use an embedded database, so several nodes need a server.
describe.each(serverKind === undefined ? [] : [serverKind])('nodes over $name', ({ make }) => {
  let database: TestDatabase
  let photos: string
  let nodes: Array<RunningService>

  beforeEach(async () => {
    database = await make()
    photos = await mkdtemp(path.join(tmpdir(), 'kaoiro-nodes-'))
    nodes = []
  })
  afterEach(async () => {
    await Promise.all(nodes.map(({ close }) => close()))
    await database.remove()
    await rm(photos, { recursive: true })
  })

  const start = async (role: Role): Promise<RunningService> => {
    const node = await startService({
      ...nodeOptions,
      role,
      database: database.config,
      bucket: { _tag: 'Folder', folder: photos },
      log: () => undefined,
    })
    nodes.push(node)
    return node
  }

  test('share sessions: one creates, another takes upload and polling, and a worker analyses', async () => {
    // Concurrently, since only one of them may create the tables.
    const [one, other, worker] = await Promise.all([start('web'), start('web'), start('worker')])
    expect(worker.port).toBeNull()
    const [here, there] = [one, other].map(({ port }) => clientOf(`http://127.0.0.1:${port}`))
    if (here === undefined || there === undefined) throw new Error('two addresses expected')
    const session = await here.create()
    const elsewhere = session.bucket_url.replace(`:${one.port}/`, `:${other.port}/`)
    expect(elsewhere).not.toBe(session.bucket_url)
    await there.upload({ ...session, bucket_url: elsewhere }, portrait)
    await here.request(session.session_id)
    await eventually(async () =>
      expect(await there.state(session.session_id)).toMatchObject({ status: 'completed' }),
    )
    expect(await readdir(photos)).toEqual([])
  })
})
