import type { Sql } from '../database/sql.js'

/**
 * Times that cannot be in the future were recorded before the database's clock was set back. pg-boss compares them
 * with that clock: jobs would wait, and dead nodes go unnoticed, for as long as the clock was set back by. So they
 * are clamped to now; the wait before another try, to its maximum.
 * @param maxRetryDelay in seconds
 */
export const clampToNow = async (sql: Sql, maxRetryDelay: number): Promise<void> => {
  await sql.query(
    `UPDATE pgboss.job
     SET start_after = now() + CASE state WHEN 'retry' THEN $1::int ELSE 0 END * interval '1 s',
       created_on = least(created_on, now())
     WHERE state < 'active'
       AND start_after > now() + CASE state WHEN 'retry' THEN $1::int ELSE 0 END * interval '1 s'`,
    [maxRetryDelay],
  )
  await sql.query(
    `UPDATE pgboss.job SET started_on = now() WHERE state = 'active' AND started_on > now()`,
  )
  await sql.query(`UPDATE pgboss.version SET maintained_on = now() WHERE maintained_on > now()`)
}
