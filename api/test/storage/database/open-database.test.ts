import { stat } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { useFolder } from '@kaoiro/fixtures/use-folder'
import { openDatabase } from '../../../src/storage/database/open-database.js'
import { serverDatabase } from '../../../src/storage/database/server-database.js'
import type { Database } from '../../../src/storage/database/sql.js'
import type { TestDatabase } from './test-databases.js'
import { databaseKinds, pooledKind, serverKinds } from './test-databases.js'
import { eventually } from '../../eventually.js'
import { isUnavailable } from '../../../src/http/problems/error-problem.js'

describe.each(databaseKinds)('$name', ({ make }) => {
  let own: TestDatabase
  let database: Database

  beforeAll(async () => {
    own = await make()
    database = await openDatabase(own.config)
    await database.query('CREATE TABLE word (word text PRIMARY KEY)')
  })
  afterAll(async () => {
    await database.close()
    await own.remove()
  })

  test('returns the rows of the last statement of a script', async () => {
    expect(await database.script('SELECT 1 AS n; SELECT 2 AS n')).toEqual([{ n: 2 }])
  })

  test('runs a script that contains a transaction', async () => {
    await database.script(`BEGIN; INSERT INTO word VALUES ('kept'); COMMIT`)
    expect(await database.query(`SELECT word FROM word WHERE word = 'kept'`)).toHaveLength(1)
  })

  test('rolls back a script with a failing transaction, and stays usable', async () => {
    const failing = database.script(`BEGIN; INSERT INTO word VALUES ('undone'); SELECT 1/0; COMMIT`)
    await expect(failing).rejects.toMatchObject({ code: '22012' })
    expect(await database.query(`SELECT word FROM word WHERE word = 'undone'`)).toEqual([])
  })

  test('isolates a failing script from concurrent queries', async () => {
    const [failing, query, transaction] = await Promise.allSettled([
      database.script('BEGIN; SELECT 1/0; COMMIT'),
      database.query('SELECT 1 AS n'),
      database.transaction(({ query }) => query('SELECT 2 AS n')),
    ])
    expect(failing.status).toBe('rejected')
    expect(query).toEqual({ status: 'fulfilled', value: [{ n: 1 }] })
    expect(transaction).toEqual({ status: 'fulfilled', value: [{ n: 2 }] })
  })

  test('rolls back a transaction with a failing script, and stays usable', async () => {
    const work = database.transaction(async ({ query, script }) => {
      await query(`INSERT INTO word VALUES ('half')`)
      await script('SELECT 1/0')
    })
    await expect(work).rejects.toMatchObject({ code: '22012' })
    expect(await database.query(`SELECT word FROM word WHERE word = 'half'`)).toEqual([])
  })
})

describe.each(serverKinds)('$name', ({ make }) => {
  let own: TestDatabase
  let database: Database

  beforeAll(async () => {
    own = await make()
    database = await openDatabase(own.config)
  })
  afterAll(async () => {
    await database.close()
    await own.remove()
  })

  const end = (pid: unknown) => database.query('SELECT pg_terminate_backend($1)', [pid])

  const isGone = async (pid: unknown): Promise<boolean> =>
    (await database.query('SELECT pid FROM pg_stat_activity WHERE pid = $1', [pid])).length === 0

  test('makes only one transaction fail when it closes the connection of this transaction', async () => {
    const work = database.transaction(async ({ query }) => {
      const [own] = await query('SELECT pg_backend_pid() AS pid')
      await end(own?.['pid'])
      await eventually(async () => expect(await isGone(own?.['pid'])).toBe(true))
      await query('SELECT 1')
    })
    await expect(work).rejects.toThrow()
    expect(await database.query('SELECT 1 AS n')).toEqual([{ n: 1 }])
  })

  const waitingHere = `SELECT pid FROM pg_stat_activity
    WHERE wait_event_type = 'Lock' AND datname = current_database()`

  test('stops a query that waits too long for a lock, and the client rejects it', async () => {
    const impatient = serverDatabase(own.config._tag === 'Server' ? own.config.url : '', 1_000)
    await database.transaction(async ({ query }) => {
      await query('LOCK TABLE kaoiro.session')
      const waiting = impatient.query('SELECT count(*) FROM kaoiro.session')
      await expect(waiting).rejects.toSatisfy(isUnavailable)
      await eventually(async () => expect(await database.query(waitingHere)).toEqual([]))
    })
    await impatient.close()
  })

  test.each([
    ['a transaction', (text: string) => database.transaction(({ query }) => query(text))],
    ['a query', (text: string) => database.query(text)],
    ['a script', (text: string) => database.script(text)],
  ])('stays usable after closing the connection of %s', async (_, send) => {
    await expect(send('SELECT pg_terminate_backend(pg_backend_pid())')).rejects.toThrow()
    expect(await database.query('SELECT 1 AS n')).toEqual([{ n: 1 }])
  })
})

describe.each(pooledKind === undefined ? [] : [pooledKind])('$name', ({ make }) => {
  test('keeps no statement or setting of a query, a script or a transaction in its sessions', async () => {
    const own = await make()
    const database = await openDatabase(own.config)
    const timeout = `SELECT $1 || current_setting('statement_timeout') AS timeout`
    const timeouts = await Promise.all([
      database.query(timeout, ['']),
      database.script(timeout.replace('$1', `''`)),
      database.transaction(({ query }) => query(timeout, [''])),
    ])
    expect(timeouts).toEqual(Array(3).fill([{ timeout: '9s' }]))
    const client = new pg.Client(own.config._tag === 'Server' ? own.config.url : '')
    await client.connect()
    const { rows } = await client.query(
      `SELECT current_setting('statement_timeout') AS timeout, count(*)::int AS statements FROM pg_prepared_statements`,
    )
    expect(rows).toEqual([{ timeout: '0', statements: 0 }])
    await client.end()
    await database.close()
    await own.remove()
  })
})

const parent = await useFolder()

describe('a folder for the embedded database', () => {
  test('is created with its parents and accessible only by this user', async () => {
    const above = path.join(parent, 'a', 'b')
    const database = await openDatabase({ _tag: 'Folder', folder: path.join(above, 'database') })
    await database.close()
    expect((await stat(above)).mode & 0o777).toBe(0o700)
  })

  test('makes openDatabase reject if it cannot be created', async () => {
    await expect(openDatabase({ _tag: 'Folder', folder: '/proc/a/b/database' })).rejects.toThrow()
  })
})
