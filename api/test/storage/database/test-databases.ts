import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import type { DatabaseConfig } from '../../../src/storage/database/open-database.js'

/** A database for one test, which calls `remove` at the end. */
export interface TestDatabase {
  readonly config: DatabaseConfig
  readonly remove: () => Promise<void>
}

export interface DatabaseKind {
  readonly name: string
  readonly make: () => Promise<TestDatabase>
}

export const embedded: DatabaseKind = {
  name: 'the embedded database',
  make: async () => {
    const parent = await mkdtemp(path.join(tmpdir(), 'kaoiro-database-'))
    return {
      config: { _tag: 'Folder', folder: path.join(parent, 'database') },
      remove: () => rm(parent, { recursive: true }),
    }
  },
}

/** @param url of the superuser @param through the URL that the test connects to, if there is a pooler in between */
const server = (name: string, url: string, through = url): DatabaseKind => ({
  name,
  make: async () => {
    const name = `test_${randomUUID().replaceAll('-', '')}`
    const run = async (statement: string) => {
      const client = new pg.Client(`${url}/postgres`)
      await client.connect()
      try {
        await client.query(statement)
      } finally {
        await client.end()
      }
    }
    await run(`CREATE DATABASE ${name}`)
    return {
      config: { _tag: 'Server', url: `${through}/${name}` },
      remove: () => run(`DROP DATABASE ${name} WITH (FORCE)`),
    }
  },
})

/** `npm test` starts a server and PgBouncer if they are installed, and passes their URLs. `npx vitest` does not. */
const url = process.env['KAOIRO_TEST_DATABASE_URL']
const pooler = process.env['KAOIRO_TEST_POOLER_URL']

export const serverKind: DatabaseKind | undefined =
  url === undefined ? undefined : server('a PostgreSQL server', url)

/** A server behind a pooler in transaction mode, where two statements of a connection may reach different sessions. */
export const pooledKind: DatabaseKind | undefined =
  url === undefined || pooler === undefined
    ? undefined
    : server('a PostgreSQL server behind PgBouncer', url, pooler)

/** Servers, which several nodes can share. */
export const serverKinds: ReadonlyArray<DatabaseKind> = [serverKind, pooledKind].filter(
  (kind) => kind !== undefined,
)

/** The databases that the same tests run on. */
export const databaseKinds: ReadonlyArray<DatabaseKind> = [embedded, ...serverKinds]
