import type { Sql } from './sql.js'

/** Statements between two checks of the write-ahead log; together they write at most 3 MB. */
const logCheckInterval = 100

/** Statements between two VACUUMs; an idle service takes two hours for them. */
const vacuumInterval = 20_000

/** Bytes of log that cause a CHECKPOINT: half of `max_wal_size`, since old log files are reused only after it. */
const maxLog = 8_000_000

export interface Maintenance {
  readonly count: () => void
  /** True once each time maintenance is due. */
  readonly becomesDue: () => boolean
  readonly run: (script: Sql['script']) => Promise<void>
}

/** Runs CHECKPOINT and VACUUM. PGlite lacks background processes, so log and tables would grow without bound. */
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
