import * as E from 'fp-ts/lib/Either.js'
import * as O from 'fp-ts/lib/Option.js'
import { pipe } from 'fp-ts/lib/function.js'
import * as t from 'io-ts'
import { Answer, AnalysisRequest, reasons } from '@kaoiro/core/diagnosis'
import { literals } from '@kaoiro/core/records'
import { AnalysisResult, answerFromWire } from '@kaoiro/core/wire'
import { OtherVersion } from '../../sessions/model/session-error.js'
import type { Session, Outcome } from '../../sessions/model/session.js'
import { isSessionId } from '../../sessions/model/session.js'
import type { SessionStore } from '../../sessions/ports/persistence.js'
import type { Row, Sql } from '../database/sql.js'

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

export function sqlSessionStore(sql: Sql): SessionStore {
  return {
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
  }
}

/** Throws if a row cannot be decoded. */
const sessionIn = ([row]: ReadonlyArray<Row>): O.Option<Session> => {
  if (row === undefined) return O.none
  const session = SessionRow.decode(row)
  if (E.isLeft(session)) throw new OtherVersion('a row of kaoiro.session')
  return O.some(session.right)
}

/** The format of answers that this version writes: `Answer` of core. To change it, write the next number and read both. */
const answerVersion = 2

/** The outcomes in the database. Any other one was written by a later version. */
const StoredOutcome = t.union([
  t.type({ _tag: t.literal('Completed'), version: t.literal(answerVersion), answer: Answer }),
  // Before 29 November 2026, answers were stored with the names of the calls.
  t.type({ _tag: t.literal('Completed'), result: AnalysisResult }),
  t.type({ _tag: t.literal('Failed'), reason: literals('Reason', reasons) }),
])

const outcomeFrom = (stored: t.TypeOf<typeof StoredOutcome>): Outcome => {
  if (stored._tag === 'Failed') return stored
  const answer = 'answer' in stored ? stored.answer : answerFromWire(stored.result)
  return { _tag: 'Completed', answer }
}

/** An outcome as JSON for the database. */
export function outcomeJson(outcome: Outcome): string {
  return JSON.stringify(
    outcome._tag === 'Failed' ? outcome : { ...outcome, version: answerVersion },
  )
}

const Columns = t.type({ id: t.string, created_at: t.number })

const AnyPhase = t.union([
  t.type({ phase: t.literal('awaiting-photo') }),
  t.type({
    phase: t.literal('analyzing'),
    request: AnalysisRequest,
    outcome: t.union([StoredOutcome, t.null]),
  }),
  t.type({
    phase: t.literal('ended'),
    request: AnalysisRequest,
    outcome: StoredOutcome,
    photo_deleted_at: t.union([t.number, t.null]),
  }),
])

const Known = t.intersection([Columns, AnyPhase])

const phaseOf = (row: t.TypeOf<typeof AnyPhase>): Session['phase'] => {
  switch (row.phase) {
    case 'awaiting-photo':
      return { _tag: 'AwaitingPhoto' }
    case 'analyzing':
      return {
        _tag: 'Analyzing',
        request: row.request,
        outcome: O.map(outcomeFrom)(O.fromNullable(row.outcome)),
      }
    case 'ended':
      return {
        _tag: 'Ended',
        request: row.request,
        outcome: outcomeFrom(row.outcome),
        photoDeletedAt: O.fromNullable(row.photo_deleted_at),
      }
  }
}

export const SessionRow = {
  decode: (row: unknown): E.Either<t.Errors, Session> =>
    pipe(
      Known.decode(row),
      E.map((known) => ({
        id: known.id,
        createdAt: known.created_at,
        phase: phaseOf(known),
      })),
    ),
}
