import { randomBytes } from 'node:crypto'
import type { ColourSums, PartSums, PlaceSums } from '@kaoiro/analyser/colour'
import { noSums } from '@kaoiro/analyser/colour'
import { genders } from '@kaoiro/core/diagnosis'
import type { ColourMeasure } from '@kaoiro/core/norms'
import { byPart, colourMeasures, colourParts } from '@kaoiro/core/norms'
import type { ColourRecords } from '../../sessions/analysis/colour-records.js'
import type { Persistence, Records, PhotoSpace } from '../../sessions/ports/persistence.js'
import type { Database, Sql, Row } from '../database/sql.js'
import type { JobQueue } from './job-queue.js'
import { sqlSessionStore } from './sql-session-store.js'

/**
 * Sessions and their queue in one database.
 * @param maxPendingBytes limit for pending photos: their analysis is not requested yet
 */
export function sqlRecords(
  database: Database,
  jobs: JobQueue,
  maxPendingBytes: number,
): Persistence {
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
export async function signingKey(sql: Sql): Promise<Uint8Array> {
  await sql.query('INSERT INTO kaoiro.signing_key (key) VALUES ($1) ON CONFLICT DO NOTHING', [
    randomBytes(32),
  ])
  const [row] = await sql.query('SELECT key FROM kaoiro.signing_key')
  if (!(row?.['key'] instanceof Uint8Array)) throw new Error('the signing key is missing')
  return row['key']
}

/** An arbitrary key for the advisory lock. */
const spaceLock = 7_141_937

/** Minimum bytes of a reservation: limits the number of tiny photos, to 4,000 in 256 MB. */
const minBytes = 64_000

/** The SQL condition for sessions with a reservation. */
const isPending = `phase = 'awaiting-photo' AND reserved_bytes > 0`

/** Stores reservations in a column of the session table, which all nodes share. */
function sqlPhotoSpace(database: Database, maxBytes: number): PhotoSpace {
  return {
    reserve: (id, photoBytes, otherBytes = 0) =>
      database.transaction(async (sql) => {
        const bytes = Math.max(photoBytes, minBytes)
        // One reservation at a time, since concurrent ones would not see each other.
        await sql.query('SELECT pg_advisory_xact_lock($1)', [spaceLock])
        const [others] = await sql.query(
          `SELECT coalesce(sum(reserved_bytes), 0)::float8 AS bytes,
           coalesce(sum(reserved_bytes) FILTER (WHERE session.client = mine.client), 0)::float8 AS own
         FROM kaoiro.session
           LEFT JOIN (SELECT client FROM kaoiro.session WHERE id = $1) AS mine ON true
         WHERE ${isPending} AND session.id <> $1`,
          [id],
        )
        const free = maxBytes - Number(others?.['bytes']) - otherBytes
        // A client's first photo may take all free space. Later, all its photos must not exceed the space still free.
        const own = Number(others?.['own'])
        if (bytes > free || (own > 0 && own + bytes > free)) return false
        await sql.query(
          `UPDATE kaoiro.session SET reserved_bytes = greatest(reserved_bytes, $2::bigint)
         WHERE id = $1 AND phase = 'awaiting-photo'`,
          [id, bytes],
        )
        return true
      }),

    measure: async (photos, addressLife) => {
      await database.query(
        `UPDATE kaoiro.session AS session SET reserved_bytes = measured.bytes
       FROM (
         SELECT pending.id, CASE
           WHEN photo.bytes IS NOT NULL THEN greatest(photo.bytes, $4::bigint)
           WHEN pending.created_at < now() - $3::float8 * interval '1 ms' THEN 0
           ELSE pending.reserved_bytes END AS bytes
         FROM kaoiro.session AS pending
           LEFT JOIN unnest($1::uuid[], $2::bigint[]) AS photo (id, bytes) ON photo.id = pending.id
         WHERE ${isPending}
       ) AS measured
       WHERE session.id = measured.id AND session.reserved_bytes <> measured.bytes`,
        [photos.map(({ id }) => id), photos.map(({ bytes }) => bytes), addressLife, minBytes],
      )
    },

    reserved: async () => {
      const [row] = await database.query(
        `SELECT coalesce(sum(reserved_bytes), 0)::float8 AS bytes
       FROM kaoiro.session WHERE ${isPending}`,
      )
      return Number(row?.['bytes'])
    },
  }
}

/** A clock that all nodes share, since the clocks of their machines may differ. Milliseconds since the epoch. */
export interface SharedClock {
  /** The time, estimated from the last reading. */
  readonly now: () => number
  /** Reads the time from the store. */
  readonly read: () => Promise<number>
}

/** Between readings, follows the monotonic clock of this process, which ignores corrections of the machine's clock. */
export async function sharedClock(readStore: () => Promise<number>): Promise<SharedClock> {
  let offset = 0
  const read = async (): Promise<number> => {
    const before = performance.now()
    const time = await readStore()
    offset = time - (before + performance.now()) / 2
    return time
  }
  await read()
  return { now: () => performance.now() + offset, read }
}

/** The columns of a sum are the names of the measures; these are those of the squares. */
const squares = ['red_squares', 'blue_squares', 'light_squares'] as const
const columns = ['people', ...colourMeasures, ...squares]

const listed = (textOf: (column: string) => string) => columns.map(textOf).join(', ')

/** The day (UTC) by the database's clock, in SQL. */
export const today = `(now() AT TIME ZONE 'UTC')::date`

/** Rows are always in the same order, so that two nodes cannot wait for each other. */
const addition = `
  INSERT INTO kaoiro.colour_sum AS kept (day, gender, part, ${columns.join(', ')})
  SELECT ${today}, added.* FROM jsonb_to_recordset($1::jsonb)
    AS added (gender text, part text, ${listed((column) => `${column} float8`)})
  ON CONFLICT (day, gender, part) DO UPDATE SET
    ${listed((column) => `${column} = kept.${column} + excluded.${column}`)}`

const total = `
  SELECT gender, part, ${listed((column) => `sum(${column})::float8 AS ${column}`)}
  FROM kaoiro.colour_sum WHERE day >= coalesce($1::date, ${today}) GROUP BY gender, part`

/** One row for each day, gender and part, which all nodes add to. */
export function sqlColourRecords(sql: Sql): ColourRecords {
  return {
    add: async (added) => {
      const rows = genders.flatMap((gender) =>
        colourParts.flatMap((part) => {
          const { people, sum, squares } = added[gender][part]
          const { red: red_squares, blue: blue_squares, light: light_squares } = squares
          return people === 0
            ? []
            : [{ gender, part, people, ...sum, red_squares, blue_squares, light_squares }]
        }),
      )
      await sql.query(addition, [JSON.stringify(rows)])
    },

    since: async (day) => {
      const rows = await sql.query(total, [day])
      const of = (gender: keyof PlaceSums): ColourSums => {
        const own = rows.filter((row) => row['gender'] === gender)
        const stored = new Map(own.map((row) => [row['part'], sumsIn(row)]))
        return byPart((part) => stored.get(part) ?? noSums[part])
      }
      return { WOMEN: of('WOMEN'), MEN: of('MEN') }
    },
  }
}

const sumsIn = (row: Row): PartSums => {
  const measure = ([red, blue, light]: typeof colourMeasures | typeof squares): ColourMeasure => ({
    red: Number(row[red]),
    blue: Number(row[blue]),
    light: Number(row[light]),
  })
  return { people: Number(row['people']), sum: measure(colourMeasures), squares: measure(squares) }
}
