import { createHash } from 'node:crypto'
import pg from 'pg'
import type { Database, Row, Sql } from './sql.js'

/** Connections of each node; PostgreSQL allows 100 in all by default. */
const maxConnections = 10

/** Milliseconds that a request waits for a database that does not answer. */
const maxConnectTime = 5_000
const maxQueryTime = 10_000

/** Any key that no other program's advisory lock has. */
const lockKey = 7_141_936

/** A PostgreSQL server, by its URL. Connects at the first query. */
export const serverDatabase = (url: string): Database => {
  const pool = new pg.Pool({
    connectionString: url,
    max: maxConnections,
    connectionTimeoutMillis: maxConnectTime,
    query_timeout: maxQueryTime,
    application_name: 'kaoiro',
  })
  // An idle connection that breaks is replaced at the next request, and is no reason to end the process.
  pool.on('error', () => undefined)
  // Nor is one that breaks in use, between two statements: the pool listens only to idle ones, and
  // the next query on it rejects.
  pool.on('connect', (client) => client.on('error', () => undefined))
  return {
    query: sqlOf(pool).query,
    script: (text) => withClient(pool, ({ script }) => script(text)),
    transaction: (work) => inTransaction(pool, work),
    withLock: (work) =>
      inTransaction(pool, async (sql) => {
        await sql.query('SELECT pg_advisory_xact_lock($1)', [lockKey])
        return work()
      }),
    close: () => pool.end(),
  }
}

/** On one connection, which is closed if the work rejects: its state is unknown then. */
const withClient = async <A>(pool: pg.Pool, work: (sql: Sql) => Promise<A>): Promise<A> => {
  const client = await pool.connect()
  try {
    const answer = await work(sqlOf(client))
    client.release()
    return answer
  } catch (error) {
    client.release(true)
    throw error
  }
}

/** A transaction that is broken off ends with its connection. */
const inTransaction = <A>(pool: pg.Pool, work: (sql: Sql) => Promise<A>): Promise<A> =>
  withClient(pool, async (sql) => {
    await sql.query('BEGIN')
    const answer = await work(sql)
    await sql.query('COMMIT')
    return answer
  })

const sqlOf = (connection: pg.Pool | pg.PoolClient): Sql => ({
  query: async (text, values) => rowsOf(await connection.query<Row>(statementOf(text, values))),
  script: async (text) => rowsOf(await connection.query<Row>(text)),
})

/**
 * A statement with values is prepared once a connection and then only run, in two thirds of the server's
 * time: planning how to take a job costs more than taking it.
 */
const statementOf = (text: string, values?: ReadonlyArray<unknown>): pg.QueryConfig =>
  values === undefined ? { text } : { name: nameOf(text), text, values: [...values] }

/** There are a few dozen texts, all of them constants of this program and of pg-boss. */
const names = new Map<string, string>()

const nameOf = (text: string): string => {
  const known = names.get(text)
  if (known !== undefined) return known
  const name = `kaoiro_${createHash('sha256').update(text).digest('hex').slice(0, 32)}`
  names.set(text, name)
  return name
}

/** Several statements have several results, which the package's types leave out. */
const rowsOf = (result: pg.QueryResult<Row>): ReadonlyArray<Row> => {
  const results: ReadonlyArray<pg.QueryResult<Row>> = [result].flat()
  return results.at(-1)?.rows ?? []
}
