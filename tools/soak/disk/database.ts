import { monitorEventLoopDelay } from 'node:perf_hooks'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { openDatabase } from '@kaoiro/api/open-database'
import type { SmallDisk } from './small-disk.js'

export interface TerminatedDatabase {
  /** Milliseconds for which nothing else in the process got its turn, at most. */
  readonly heldUp: number
  /** Milliseconds from the freed disk until the next change was committed. */
  readonly recovery: number
  readonly committed: number
  /** How many of them are there. */
  readonly found: number
}

/** Each change rewrites so many rows: some 70 kB of log, so that 100 fill all of it that is there. */
const rows = 1_000
const maxChanges = 500

/** Milliseconds. */
const pause = 50
const patience = 60_000

/**
 * The embedded database within this process, on a full disk, until its log wants a new file. PostgreSQL ends
 * there; PGlite spins, and has to be ended.
 */
export const terminateDatabase = async ({
  folder,
  fill,
  free,
}: SmallDisk): Promise<TerminatedDatabase> => {
  const faults: Array<unknown> = []
  const place = { _tag: 'Folder', folder: path.join(folder, 'database') } as const
  const database = await openDatabase(place, (error) => faults.push(error))
  // Room in each page for the next version of its rows: no page is to be added.
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
  // It is not started again before there is room.
  await delay(20 * pause)
  free()
  const start = performance.now()
  while (performance.now() - start < patience && !(await isDone(change))) await delay(pause)
  const recovery = performance.now() - start
  loop.disable()
  // One more: that which has just been made.
  const found = (await count()) - 1
  await database.close()
  if (faults.length === 0) throw new Error('the database was to end on the full disk, and did not')
  return { heldUp: loop.max / 1e6, recovery, committed, found }
}

const isDone = (work: () => Promise<unknown>): Promise<boolean> =>
  work().then(
    () => true,
    () => false,
  )
