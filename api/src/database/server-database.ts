import pg from 'pg'
import type { Database, Row, Sql } from './sql.js'

/** So many at once for each node; PostgreSQL allows 100 in all unless it is told otherwise. */
const mostConnections = 10

/** A request waits no longer for a database that does not answer. */
const mostConnectTime = 5_000
const mostQueryTime = 10_000

/** A PostgreSQL server, by its URL. Connects when it is asked for the first time. */
export const serverDatabase = (url: string): Database => {
  const pool = new pg.Pool({
    connectionString: url,
    max: mostConnections,
    connectionTimeoutMillis: mostConnectTime,
    query_timeout: mostQueryTime,
    application_name: 'kaoiro',
  })
  // An idle connection that breaks is replaced at the next request, and no reason to end the process.
  pool.on('error', () => undefined)
  return {
    ...sqlOf(pool),
    transaction: (work) => inTransaction(pool, work),
    close: () => pool.end(),
  }
}

const inTransaction = async <A>(pool: pg.Pool, work: (sql: Sql) => Promise<A>): Promise<A> => {
  const client = await pool.connect()
  try {
    await client.query('BEGIN')
    const answer = await work(sqlOf(client))
    await client.query('COMMIT')
    client.release()
    return answer
  } catch (error) {
    // A connection on which nobody knows what holds is closed.
    const isClean = await client.query('ROLLBACK').then(
      () => true,
      () => false,
    )
    client.release(!isClean)
    throw error
  }
}

const sqlOf = (connection: pg.Pool | pg.PoolClient): Sql => ({
  query: async (text, values = []) => rowsOf(await connection.query<Row>(text, [...values])),
  script: async (text) => rowsOf(await connection.query<Row>(text)),
})

/** Of several statements there are several results, which the package's types leave out. */
const rowsOf = (result: pg.QueryResult<Row>): ReadonlyArray<Row> => {
  const results: ReadonlyArray<pg.QueryResult<Row>> = [result].flat()
  return results.at(-1)?.rows ?? []
}
