import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { readFixture } from '@kaoiro/fixtures/files'
import type { Role } from '../../src/config/service-options.js'
import type { RunningService } from '../../src/start-service.js'
import { startService } from '../../src/start-service.js'
import type { TestDatabase } from '../storage/database/test-databases.js'
import { serverKind, serverKinds } from '../storage/database/test-databases.js'
import { clientOf } from './client.js'
import { nodeOptions } from './node-options.js'
import { eventually } from '../eventually.js'

const portrait = await readFixture('portraits/winter-woman.jpg')

// Only one process can use an embedded database, so several nodes need a server: the pooled one, if there is a pooler.
describe.each(serverKinds.slice(-1))('nodes over $name', ({ make }) => {
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

  test('share sessions: one node creates them, another gets uploads and polls, a worker analyses', async () => {
    // Starts them concurrently, to test that only one of them creates the tables.
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

  test('accept uploads although the clock of one of them is six minutes slow', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 6 * 60_000 })
    const slow = await start('web')
    const session = await clientOf(`http://127.0.0.1:${slow.port}`).create()
    vi.useRealTimers()
    const { port } = await start('web')
    const bucket_url = session.bucket_url.replace(`:${slow.port}/`, `:${port}/`)
    await clientOf(`http://127.0.0.1:${port}`).upload({ ...session, bucket_url }, portrait)
    expect(await readdir(photos)).toHaveLength(1)
  })

  test('answer with the state or 503 with Retry-After while the server ends their connections', async () => {
    const { port } = await start('all')
    const address = `http://127.0.0.1:${port}/v1/sessions`
    const { session_id } = await clientOf(`http://127.0.0.1:${port}`).create()
    const calls = async () => {
      const answers = await Promise.all([
        ...Array.from({ length: 5 }, () => fetch(`${address}/${session_id}`)),
        ...Array.from({ length: 5 }, () => fetch(address, { method: 'POST' })),
      ])
      return answers.map(({ status, headers }) => `${status} ${headers.get('retry-after')}`)
    }
    const admin = new pg.Client(database.config._tag === 'Server' ? database.config.url : '')
    await admin.connect()
    const endConnections = () =>
      admin.query(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
         WHERE datname = current_database() AND pid <> pg_backend_pid()`,
      )
    // Connections are ended while idle, and while they run statements and transactions.
    for (let round = 0; round < 10; round++) {
      const [answers] = await Promise.all([calls(), endConnections()])
      for (const answer of [...answers, ...(await calls())])
        expect(['200 null', '201 null', '503 5']).toContain(answer)
      await endConnections()
    }
    await admin.end()
    await eventually(async () =>
      expect(new Set(await calls())).toEqual(new Set(['200 null', '201 null'])),
    )
  })
})

const disconnect = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = '$'`

/** A refusal, the statements that cause it and the statement that ends it. `$` is the database and its owner. */
const refusals: ReadonlyArray<readonly [string, ReadonlyArray<string>, string]> = [
  [
    'is read-only',
    ['ALTER DATABASE $ SET default_transaction_read_only = on', disconnect],
    'ALTER DATABASE $ RESET default_transaction_read_only',
  ],
  ['refuses the login', ['ALTER ROLE $ NOLOGIN', disconnect], 'ALTER ROLE $ LOGIN'],
  [
    'is out of connections',
    ['ALTER ROLE $ CONNECTION LIMIT 0', disconnect],
    'ALTER ROLE $ CONNECTION LIMIT -1',
  ],
  [
    'accepts no connections',
    [`UPDATE pg_database SET datallowconn = false WHERE datname = '$'`, disconnect],
    `UPDATE pg_database SET datallowconn = true WHERE datname = '$'`,
  ],
  [
    'holds a lock',
    [`ALTER ROLE $ SET lock_timeout = '50ms'`, disconnect, 'BEGIN', 'LOCK TABLE kaoiro.session'],
    'ROLLBACK',
  ],
]

describe.each(serverKind === undefined ? [] : [serverKind])('a node over $name', ({ make }) => {
  let database: TestDatabase
  let admin: pg.Client
  let photos: string
  let node: RunningService
  let run: (statement: string) => Promise<unknown>

  beforeAll(async () => {
    database = await make()
    const url = new URL(database.config._tag === 'Server' ? database.config.url : '')
    const role = url.pathname.slice(1)
    admin = new pg.Client(url.href)
    await admin.connect()
    run = (statement) => admin.query(statement.replaceAll('$', role))
    await run('CREATE ROLE $ LOGIN; ALTER DATABASE $ OWNER TO $')
    url.username = role
    photos = await mkdtemp(path.join(tmpdir(), 'kaoiro-refused-'))
    node = await startService({
      ...nodeOptions,
      role: 'web',
      database: { _tag: 'Server', url: url.href },
      bucket: { _tag: 'Folder', folder: photos },
      log: () => undefined,
    })
  })
  afterAll(async () => {
    await node.close()
    await run('REASSIGN OWNED BY $ TO CURRENT_USER; DROP OWNED BY $; DROP ROLE $')
    await admin.end()
    await database.remove()
    await rm(photos, { recursive: true })
  })

  const answerTo = async (method: string, address: string) => {
    const response = await fetch(`http://127.0.0.1:${node.port}${address}`, { method })
    const body = (await response.json()) as { code?: string; data?: { session_id: string } }
    return { ...body, status: response.status, wait: response.headers.get('retry-after') }
  }
  const create = () => answerTo('POST', '/v1/sessions')
  const ready = () => answerTo('GET', '/readyz')

  test.each(refusals)('that %s answers 503, is not ready, and recovers', async (_, begin, end) => {
    const session = `/v1/sessions/${(await create()).data?.session_id}`
    expect((await ready()).status).toBe(200)
    for (const statement of begin) await run(statement)
    const unavailable = { status: 503, code: 'unavailable', wait: '5' }
    expect(await ready()).toMatchObject({ status: 503, code: 'not-ready' })
    expect(await create()).toMatchObject(unavailable)
    expect(await answerTo('DELETE', session)).toMatchObject(unavailable)
    await run(end)
    // Creates more sessions than the pool has connections, so that it uses all of them.
    await eventually(async () => expect((await ready()).status).toBe(200))
    const created = await Promise.all(Array.from({ length: 20 }, create))
    expect(created.map(({ status }) => status)).toEqual(Array(20).fill(201))
    expect((await answerTo('DELETE', session)).status).toBe(200)
  })
})
