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

/** `npm test` starts a server if PostgreSQL is installed, and passes its URL to the tests. `npx vitest` does not. */
const server = (url: string): DatabaseKind => ({
  name: 'a PostgreSQL server',
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
      config: { _tag: 'Server', url: `${url}/${name}` },
      remove: () => run(`DROP DATABASE ${name} WITH (FORCE)`),
    }
  },
})

const url = process.env['KAOIRO_TEST_DATABASE_URL']

export const serverKind: DatabaseKind | undefined = url === undefined ? undefined : server(url)

/** The databases that the same tests run on. */
export const databaseKinds: ReadonlyArray<DatabaseKind> = [
  embedded,
  ...(serverKind === undefined ? [] : [serverKind]),
]
