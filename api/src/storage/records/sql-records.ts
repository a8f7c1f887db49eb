import type { Persistence, Records } from '../../sessions/ports/persistence.js'
import type { Database, Sql } from '../database/sql.js'
import type { JobQueue } from './job-queue.js'
import { sqlPhotoSpace } from './sql-photo-space.js'
import { sqlSessionStore } from './sql-session-store.js'
import { randomBytes } from 'node:crypto'

/**
 * Sessions and their queue in one database.
 * @param maxPendingBytes limit for pending photos: their analysis is not requested yet
 */
export const sqlRecords = (
  database: Database,
  jobs: JobQueue,
  maxPendingBytes: number,
): Persistence => {
  const over = (sql: Sql): Records => ({
    store: sqlSessionStore(sql),
    queue: jobs.over(sql),
    conclude: concludeSession(sql, jobs.names),
  })
  return {
    ...over(database),
    space: sqlPhotoSpace(database, maxPendingBytes),
    atomically: (work) => database.transaction((sql) => work(over(sql))),
  }
}

/**
 * One statement, so that it is atomic. To avoid deadlocks, the session is locked before its job, as everywhere. For
 * this, the last condition does not use columns: PostgreSQL evaluates such a condition first.
 */
const conclusion = `
  WITH published AS (
    UPDATE kaoiro.session SET phase = 'ended', photo_deleted_at = CASE WHEN $2 THEN now() END
    WHERE id = $1 AND phase = 'analyzing' AND outcome IS NOT NULL
    RETURNING id
  )
  DELETE FROM pgboss.job
  WHERE name = ANY($3) AND id = $1 AND (SELECT count(*) FROM published) >= 0`

/** Publishes the recorded outcome and removes the job. */
const concludeSession =
  (sql: Sql, queues: ReadonlyArray<string>) =>
  async (id: string, isPhotoDeleted: boolean): Promise<void> => {
    await sql.query(conclusion, [id, isPhotoDeleted, queues])
  }

/** The key that signs upload addresses, created once and shared by all nodes. */
export const signingKey = async (sql: Sql): Promise<Uint8Array> => {
  await sql.query('INSERT INTO kaoiro.signing_key (key) VALUES ($1) ON CONFLICT DO NOTHING', [
    randomBytes(32),
  ])
  const [row] = await sql.query('SELECT key FROM kaoiro.signing_key')
  if (!(row?.['key'] instanceof Uint8Array)) throw new Error('the signing key is missing')
  return row['key']
}
