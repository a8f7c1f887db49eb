import { createHash } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import type { Database, Row, Sql } from './sql.js'

/** Connections per node. PostgreSQL's default allows 100 in total. */
const maxConnections = 10

/** Milliseconds to wait for an unresponsive database. */
const maxConnectTime = 5_000
const defaultMaxQueryTime = 10_000

/**
 * The fraction of the timeout after which the server ends a statement. If only the client gave up, a statement
 * that waits for a lock would keep its connection on the server.
 */
const serversShare = 0.9

/** Sets the timeout on the server, unless the operator has set one. */
const limitStatements = `SELECT set_config('statement_timeout', $1, false)
  WHERE current_setting('statement_timeout') = '0'`

/** An arbitrary key for the advisory lock that nodes take when they start. */
const lockKey = 7_141_936

/** Milliseconds to wait for the migration of another node, and milliseconds between two attempts to take the lock. */
const maxLockTime = 60_000
const lockPause = 100

/** A PostgreSQL server. Connects at the first query. */
export const serverDatabase = (url: string, maxQueryTime = defaultMaxQueryTime): Database => {
  const pool = new pg.Pool({
    connectionString: url,
    max: maxConnections,
    connectionTimeoutMillis: maxConnectTime,
    query_timeout: maxQueryTime,
    application_name: 'kaoiro',
    // A query, since PgBouncer would reject a startup parameter.
    // oxlint-disable-next-line typescript/no-misused-promises -- the pool waits for it, its types do not say so
    onConnect: async (client) => {
      await client.query(limitStatements, [String(Math.round(maxQueryTime * serversShare))])
    },
  })
  // Without a listener, a broken idle connection would end the process. The pool replaces it.
  pool.on('error', () => undefined)
  // The pool does not listen to connections in use. If one of them breaks, its next query rejects.
  pool.on('connect', (client) => client.on('error', () => undefined))
  return {
    query: sqlOf(pool).query,
    script: (text) => withClient(pool, ({ script }) => script(text)),
    transaction: (work) => inTransaction(pool, work),
    withLock: (work) =>
      inTransaction(pool, async (sql) => {
        await acquireLock(sql)
        return work()
      }),
    close: () => pool.end(),
  }
}

/** Runs work on one connection and closes it if the work rejects, since its state is unknown. */
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

/** Polls: a statement that waits for the lock would time out while another node creates the tables. */
const acquireLock = async ({ query }: Sql): Promise<void> => {
  const start = performance.now()
  for (;;) {
    const [row] = await query('SELECT pg_try_advisory_xact_lock($1) AS granted', [lockKey])
    if (row?.['granted'] === true) return
    if (performance.now() - start > maxLockTime) throw lockNotAvailable()
    await delay(lockPause)
  }
}

/** SQLSTATE lock_not_available. */
const lockNotAvailable = (): Error =>
  Object.assign(new Error('another node has been starting for a minute'), { code: '55P03' })

/** Runs a transaction. If it fails, `withClient` closes the connection, which rolls it back. */
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

/** Prepares statements with values once per connection: planning takes a third of the server's time. */
const statementOf = (text: string, values?: ReadonlyArray<unknown>): pg.QueryConfig =>
  values === undefined ? { text } : { name: nameOf(text), text, values: [...values] }

/** The names of prepared statements by their texts: a few dozen, since all texts are constants. */
const names = new Map<string, string>()

const nameOf = (text: string): string => {
  const known = names.get(text)
  if (known !== undefined) return known
  const name = `kaoiro_${createHash('sha256').update(text).digest('hex').slice(0, 32)}`
  names.set(text, name)
  return name
}

/** A script returns an array of results, which pg's types omit. */
const rowsOf = (result: pg.QueryResult<Row>): ReadonlyArray<Row> => {
  const results: ReadonlyArray<pg.QueryResult<Row>> = [result].flat()
  return results.at(-1)?.rows ?? []
}
