import type { Sql } from '../database/sql.js'

/**
 * Times that cannot be in the future were recorded before the database's clock was set back. pg-boss compares them
 * with that clock: jobs would wait, and dead nodes go unnoticed, for as long as the clock was set back by. So they
 * are clamped to now; the wait before another try, to its maximum.
 *
 * What is in the future is asked of `clock_timestamp()`: `now()` is when the transaction began, and a job added
 * between that and the statement's look at the table would be locked, and passed over by whoever takes jobs then.
 * @param maxRetryDelay in seconds
 */
export const clampToNow = async (sql: Sql, maxRetryDelay: number): Promise<void> => {
  await sql.query(
    `UPDATE pgboss.job
     SET start_after = now() + CASE state WHEN 'retry' THEN $1::int ELSE 0 END * interval '1 s',
       created_on = least(created_on, now())
     WHERE state < 'active'
       AND start_after > clock_timestamp() + CASE state WHEN 'retry' THEN $1::int ELSE 0 END * interval '1 s'`,
    [maxRetryDelay],
  )
  await sql.query(
    `UPDATE pgboss.job SET started_on = now() WHERE state = 'active' AND started_on > clock_timestamp()`,
  )
  await sql.query(
    `UPDATE pgboss.version SET maintained_on = now() WHERE maintained_on > clock_timestamp()`,
  )
}
