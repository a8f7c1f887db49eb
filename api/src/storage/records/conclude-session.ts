import type { Sql } from '../database/sql.js'
import { analysisQueue } from './job-queue.js'

/**
 * One statement, and so one commit. The session is locked before its job, as by all others that change both: a
 * condition without columns is evaluated first.
 */
const conclusion = `
  WITH published AS (
    UPDATE kaoiro.session SET phase = 'ended', photo_deleted_at = now()
    WHERE id = $1 AND phase = 'analyzing' AND outcome IS NOT NULL
    RETURNING id
  )
  DELETE FROM pgboss.job
  WHERE name = '${analysisQueue}' AND id = $1 AND (SELECT count(*) FROM published) >= 0`

/** Lets clients see the outcome that was recorded, and takes the session's job out of the queue. */
export const concludeSession =
  (sql: Sql) =>
  async (id: string): Promise<void> => {
    await sql.query(conclusion, [id])
  }
