import { monitorEventLoopDelay } from 'node:perf_hooks'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { openDatabase } from '@kaoiro/api/open-database'
import type { SmallDisk } from './small-disk.js'

export interface TerminatedDatabase {
  /** Longest delay of the event loop in milliseconds. */
  readonly heldUp: number
  /** Milliseconds from freeing the disk to the next commit. */
  readonly recovery: number
  readonly committed: number
  /** Committed changes found after the recovery. */
  readonly found: number
}

/** Rows rewritten by each change. They add about 70 kB to the write-ahead log, so that 100 changes fill its file. */
const rows = 1_000
const maxChanges = 500

/** Milliseconds. */
const pause = 50
const patience = 60_000

/**
 * Writes to the embedded database on a full disk until it needs a new log file. PostgreSQL would exit then; PGlite
 * loops without end and has to be terminated.
 */
export const terminateDatabase = async ({
  folder,
  fill,
  free,
}: SmallDisk): Promise<TerminatedDatabase> => {
  const faults: Array<unknown> = []
  const place = { _tag: 'Folder', folder: path.join(folder, 'database') } as const
  const database = await openDatabase(place, (error) => faults.push(error))
  // The fill factor leaves room for new row versions, so that the table does not grow.
  await database.query('CREATE TABLE counter (id int, n int) WITH (fillfactor = 20)')
  await database.query('INSERT INTO counter SELECT id, 0 FROM generate_series(1, $1) id', [rows])
  const change = () => database.query('UPDATE counter SET n = n + 1')
  const count = async () =>
    Number((await database.query('SELECT min(n) AS n FROM counter'))[0]?.['n'])

  fill()
  const loop = monitorEventLoopDelay()
  loop.enable()
  let committed = 0
  for (let tries = 0; tries < maxChanges && faults.length === 0; tries++)
    committed += await change().then(
      () => 1,
      () => 0,
    )
  // The database does not restart while the disk is full.
  await delay(20 * pause)
  free()
  const start = performance.now()
  while (performance.now() - start < patience && !(await isDone(change))) await delay(pause)
  const recovery = performance.now() - start
  loop.disable()
  // Does not count the change that proved the recovery.
  const found = (await count()) - 1
  await database.close()
  if (faults.length === 0) throw new Error('the database did not terminate on the full disk')
  return { heldUp: loop.max / 1e6, recovery, committed, found }
}

const isDone = (work: () => Promise<unknown>): Promise<boolean> =>
  work().then(
    () => true,
    () => false,
  )
