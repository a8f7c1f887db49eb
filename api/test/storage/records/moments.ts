import type { Sql } from '../../../src/storage/database/sql.js'

/** Has a session created so many milliseconds before it was. */
export const makeOlder = async (sql: Sql, id: string, age: number): Promise<void> => {
  await sql.query(
    `UPDATE kaoiro.session SET created_at = created_at - $2::float8 * interval '1 ms' WHERE id = $1`,
    [id, age],
  )
}

/** Every moment that the service and pg-boss have noted. */
const noted: ReadonlyArray<readonly [table: string, ...columns: ReadonlyArray<string>]> = [
  ['kaoiro.session', 'created_at'],
  ['pgboss.job', 'start_after', 'started_on', 'created_on', 'keep_until'],
  ['pgboss.version', 'maintained_on'],
]

/**
 * Has the database find all that it has noted so many milliseconds later: the same as if its clock had been set
 * back by as much.
 */
export const setClockBack = async (sql: Sql, time: number): Promise<void> => {
  for (const [table, ...columns] of noted) {
    const changes = columns.map((column) => `${column} = ${column} + $1::float8 * interval '1 ms'`)
    await sql.query(`UPDATE ${table} SET ${changes.join(', ')}`, [time])
  }
}
