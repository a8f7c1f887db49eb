import * as E from 'fp-ts/lib/Either.js'
import * as O from 'fp-ts/lib/Option.js'
import { isSessionId } from '../../sessions/model/session.js'
import { OtherVersion } from '../../sessions/model/other-version.js'
import type { Session } from '../../sessions/model/session.js'
import type { SessionStore } from '../../sessions/ports/session-store.js'
import type { Row, Sql } from '../database/sql.js'
import { SessionRow, outcomeJson } from './session-row.js'

/** A timestamp column in milliseconds since the epoch. */
const momentOf = (column: string): string =>
  `floor(extract(epoch FROM ${column}) * 1000)::float8 AS ${column}`

const columns = `id, phase, request, outcome, ${momentOf('created_at')}, ${momentOf('photo_deleted_at')}`

/** Changes no row, but fails if a change would fail: on a read-only database, a locked table or without permission. */
const check = `
  BEGIN;
  SET LOCAL lock_timeout = '1s';
  UPDATE kaoiro.session SET phase = phase WHERE false;
  COMMIT`

export const sqlSessionStore = (sql: Sql): SessionStore => ({
  add: async (id, client) => {
    await sql.query(
      `INSERT INTO kaoiro.session (id, created_at, phase, client)
       VALUES ($1, now(), 'awaiting-photo', $2)`,
      [id, client],
    )
  },

  get: async (id) =>
    isSessionId(id)
      ? sessionIn(await sql.query(`SELECT ${columns} FROM kaoiro.session WHERE id = $1`, [id]))
      : O.none,

  analysing: async () => {
    const rows = await sql.query(`SELECT id FROM kaoiro.session WHERE phase = 'analyzing'`)
    return rows.map(({ id }) => String(id))
  },

  begin: async (id, request) => {
    const rows = await sql.query(
      `UPDATE kaoiro.session SET phase = 'analyzing', request = $2, client = NULL
       WHERE id = $1 AND phase = 'awaiting-photo' RETURNING id`,
      [id, JSON.stringify(request)],
    )
    return rows.length > 0
  },

  recordOutcome: async (id, outcome) => {
    await sql.query(
      `UPDATE kaoiro.session SET outcome = $2
       WHERE id = $1 AND phase = 'analyzing' AND outcome IS NULL`,
      [id, outcomeJson(outcome)],
    )
  },

  remove: async (id) =>
    isSessionId(id)
      ? sessionIn(
          await sql.query(`DELETE FROM kaoiro.session WHERE id = $1 RETURNING ${columns}`, [id]),
        )
      : O.none,

  check: async () => {
    await sql.script(check)
  },

  now: async () => {
    const [row] = await sql.query('SELECT extract(epoch FROM now())::float8 * 1000 AS now')
    return Number(row?.['now'])
  },

  removeExpired: async ({ pending, any }) => {
    // After the clock was set back, sessions must not live longer.
    await sql.query(
      `UPDATE kaoiro.session
       SET created_at = least(created_at, now()), photo_deleted_at = least(photo_deleted_at, now())
       WHERE created_at > now() OR photo_deleted_at > now()`,
    )
    const rows = await sql.query(
      `DELETE FROM kaoiro.session
       WHERE created_at < to_timestamp($1::float8 / 1000)
         OR (phase = 'awaiting-photo' AND created_at < to_timestamp($2::float8 / 1000))
       RETURNING id`,
      [any, pending],
    )
    return rows.length
  },

  needingPhoto: async (ids, { pending, any }) => {
    const rows = await sql.query(
      `SELECT id FROM kaoiro.session
       WHERE id = ANY ($1::uuid[]) AND created_at >= to_timestamp($2::float8 / 1000) AND (
         (phase = 'analyzing' AND outcome IS NULL)
         OR (phase = 'awaiting-photo' AND created_at >= to_timestamp($3::float8 / 1000)))`,
      [ids, any, pending],
    )
    return new Set(rows.map(({ id }) => String(id)))
  },
})

/** Throws if a row cannot be decoded. */
const sessionIn = ([row]: ReadonlyArray<Row>): O.Option<Session> => {
  if (row === undefined) return O.none
  const session = SessionRow.decode(row)
  if (E.isLeft(session)) throw new OtherVersion('a row of kaoiro.session')
  return O.some(session.right)
}
