import type { Sql } from './sql.js'

/** Statements between two checks of the write-ahead log: mostly some kB, 3 MB if each writes four new pages. */
const logCheckInterval = 100

/** Statements between two VACUUMs; two hours if the queue's own statements are the only ones. */
const vacuumInterval = 20_000

/** Bytes. Half of what is kept (`max_wal_size`): the log before a checkpoint is reused for the one after it. */
const maxLog = 8_000_000

export interface Maintenance {
  /** To be called for each statement. */
  readonly count: () => void
  /** True once each time that it is due. */
  readonly becomesDue: () => boolean
  readonly run: (script: Sql['script']) => Promise<void>
}

/**
 * The maintenance for which PostgreSQL has processes, and PGlite has none: without checkpoints the write-ahead log
 * grows without end, and without VACUUM the tables do.
 */
export const maintenance = (): Maintenance => {
  let statements = 0
  let checkedAt = 0
  let vacuumedAt = 0
  return {
    count: () => statements++,
    becomesDue: () => {
      const isDue = statements - checkedAt >= logCheckInterval
      if (isDue) checkedAt = statements
      return isDue
    },
    run: async (script) => {
      if (statements - vacuumedAt >= vacuumInterval) {
        vacuumedAt = statements
        await script('VACUUM')
      }
      const [log] = await script(sinceCheckpoint)
      if (Number(log?.['bytes']) > maxLog) await script('CHECKPOINT')
    },
  }
}

const sinceCheckpoint = `SELECT pg_wal_lsn_diff(pg_current_wal_lsn(), redo_lsn) AS bytes FROM pg_control_checkpoint()`
