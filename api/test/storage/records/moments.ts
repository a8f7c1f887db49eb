import type { Sql } from '../../../src/storage/database/sql.js'

/** Milliseconds. */
export const minute = 60_000
export const hour = 60 * minute

/** Makes a session older. @param age milliseconds */
export const makeOlder = async (sql: Sql, id: string, age: number): Promise<void> => {
  await sql.query(
    `UPDATE kaoiro.session SET created_at = created_at - $2::float8 * interval '1 ms' WHERE id = $1`,
    [id, age],
  )
}

/** All columns with times, of the service and of pg-boss. */
const timeColumns: ReadonlyArray<readonly [table: string, ...columns: ReadonlyArray<string>]> = [
  ['kaoiro.session', 'created_at', 'photo_deleted_at'],
  ['pgboss.job', 'start_after', 'started_on', 'created_on', 'keep_until'],
  ['pgboss.version', 'maintained_on'],
]

/** Moves all recorded times forward, as if the clock had been set back. @param time milliseconds */
export const setClockBack = async (sql: Sql, time: number): Promise<void> => {
  for (const [table, ...columns] of timeColumns) {
    const changes = columns.map((column) => `${column} = ${column} + $1::float8 * interval '1 ms'`)
    await sql.query(`UPDATE ${table} SET ${changes.join(', ')}`, [time])
  }
}
