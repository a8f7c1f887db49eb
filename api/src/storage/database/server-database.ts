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

/** Sets the timeout on the server, unless the operator has set one: for the session, or for the transaction. */
const limitStatements = (milliseconds: number, scope: 'session' | 'transaction'): string =>
  `SELECT set_config('statement_timeout', '${milliseconds}', ${scope === 'transaction'})
   WHERE current_setting('statement_timeout') = '0'`

/** An arbitrary key for the advisory lock that nodes take when they start. */
const lockKey = 7_141_936

/** Milliseconds to wait for the migration of another node, and milliseconds between two attempts to take the lock. */
const maxLockTime = 60_000
const lockPause = 100

/**
 * A PostgreSQL server. Connects at the first query.
 *
 * A pooler such as PgBouncer in transaction mode may run each transaction of a connection in another session. Behind one,
 * nothing may depend on the session: statements are not prepared, and each runs in a transaction that sets the timeout.
 */
export function serverDatabase(url: string, maxQueryTime = defaultMaxQueryTime): Database {
  const maxStatementTime = Math.round(maxQueryTime * serversShare)
  const pooled = new WeakSet<pg.ClientBase>()
  const pool = new pg.Pool({
    connectionString: url,
    max: maxConnections,
    connectionTimeoutMillis: maxConnectTime,
    query_timeout: maxQueryTime,
    application_name: 'kaoiro',
    // A query, since PgBouncer would reject a startup parameter.
    // oxlint-disable-next-line typescript/no-misused-promises -- the pool waits for it, its types do not say so
    onConnect: async (client) => {
      if (await isPooled(client)) pooled.add(client)
      else await client.query(limitStatements(maxStatementTime, 'session'))
    },
  })
  // Without a listener, a broken idle connection would end the process. The pool replaces it.
  pool.on('error', () => undefined)
  // The pool does not listen to connections in use. If one of them breaks, its next query rejects.
  pool.on('connect', (client) => client.on('error', () => undefined))

  const withConnection = <A>(work: (connection: Connection) => Promise<A>): Promise<A> =>
    withClient(pool, (client) =>
      work(
        pooled.has(client)
          ? { sql: unpreparedSql(client), limit: limitStatements(maxStatementTime, 'transaction') }
          : { sql: preparedSql(client) },
      ),
    )
  const transaction = <A>(work: (sql: Sql) => Promise<A>): Promise<A> =>
    withConnection((connection) => inTransaction(connection, work))

  return {
    query: (text, values) =>
      withConnection((connection) =>
        connection.limit === undefined
          ? connection.sql.query(text, values)
          : inTransaction(connection, ({ query }) => query(text, values)),
      ),
    // The statements of a script are in one message, so they run in one session.
    script: (text) =>
      withConnection(({ sql, limit }) =>
        sql.script(limit === undefined ? text : `${limit};${text}`),
      ),
    transaction,
    withLock: (work) =>
      transaction(async (sql) => {
        await acquireLock(sql)
        return work()
      }),
    close: () => pool.end(),
  }
}

interface Connection {
  readonly sql: Sql
  /** The statement that sets the timeout of a transaction. Undefined if the session has the timeout. */
  readonly limit?: string
}

/** Whether a pooler is in between: it generates the keys of its clients, so they do not name a process of the server. */
const isPooled = async (client: pg.ClientBase): Promise<boolean> => {
  const { rows } = await client.query<Row>('SELECT pg_backend_pid() AS process')
  return !('processID' in client) || client.processID !== rows[0]?.['process']
}

/** Runs work on one connection and closes it if the work rejects, since its state is unknown. */
const withClient = async <A>(
  pool: pg.Pool,
  work: (client: pg.ClientBase) => Promise<A>,
): Promise<A> => {
  const client = await pool.connect()
  try {
    const answer = await work(client)
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
const inTransaction = async <A>(
  { sql, limit }: Connection,
  work: (sql: Sql) => Promise<A>,
): Promise<A> => {
  await sql.script(limit === undefined ? 'BEGIN' : `BEGIN;${limit}`)
  const answer = await work(sql)
  await sql.script('COMMIT')
  return answer
}

/** Prepares statements with values once per connection: planning takes a third of the server's time. */
const preparedSql = (client: pg.ClientBase): Sql =>
  sqlOf(client, (text, values) => ({ name: nameOf(text), text, values }))

const unpreparedSql = (client: pg.ClientBase): Sql =>
  sqlOf(client, (text, values) => ({ text, values }))

const sqlOf = (
  client: pg.ClientBase,
  statementOf: (text: string, values: Array<unknown>) => pg.QueryConfig,
): Sql => ({
  query: async (text, values) =>
    rowsOf(await client.query<Row>(values === undefined ? text : statementOf(text, [...values]))),
  script: async (text) => rowsOf(await client.query<Row>(text)),
})

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
