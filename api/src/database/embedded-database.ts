import { chmod, cp, rename, rm, stat } from 'node:fs/promises'
import { PGlite } from '@electric-sql/pglite'
import type { Transaction } from '@electric-sql/pglite'
import type { Database, Row, Sql } from './sql.js'
import { template } from './template.js'

/**
 * PGlite's own settings, but for `-F`, which would leave writes to the system's leisure; and with
 * less memory for pages: the tables are small, and 128 MB more would stand idle.
 */
const startParams = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  ...['-c', 'shared_buffers=8MB'],
]

/**
 * PostgreSQL within this process, its files in a folder; half a second to open. One process at a time:
 * two would destroy each other's files.
 */
export const openEmbeddedDatabase = async (folder: string): Promise<Database> => {
  await makeFrom(template, folder)
  const database = await PGlite.create({ dataDir: folder, startParams })
  return {
    ...sqlOf(database),
    script: (text) => scriptAlone(database, text),
    transaction: (work) => database.transaction((transaction) => work(sqlOf(transaction))),
    // There is no other node.
    inTurn: (work) => work(),
    close: () => database.close(),
  }
}

/** A new database is a copy: making one takes 3 s and 800 MB, which the process would never give back. */
const makeFrom = async (source: string, folder: string): Promise<void> => {
  const exists = await stat(folder).then(
    () => true,
    () => false,
  )
  if (exists) return
  // A copy that was broken off must not be taken for a database.
  const half = `${folder}.new`
  await rm(half, { recursive: true, force: true })
  await cp(source, half, { recursive: true })
  // Results are in it: for this user alone.
  await chmod(half, 0o700)
  await rename(half, folder)
}

/**
 * A script may begin a transaction of its own, which stays open where the script fails, so that all else
 * would fail in it. It is ended before anybody's turn; where there is none, this does nothing.
 */
const scriptAlone = async (database: PGlite, text: string): Promise<ReadonlyArray<Row>> => {
  const rows = sqlOf(database).script(text)
  await Promise.allSettled([rows, database.exec('ROLLBACK')])
  return rows
}

const sqlOf = (database: PGlite | Transaction): Sql => ({
  query: async (text, values = []) => (await database.query<never>(text, [...values])).rows,
  script: async (text) => (await database.exec(text)).at(-1)?.rows ?? [],
})
