import { randomBytes } from 'node:crypto'
import type { Sql } from '../database/sql.js'

/** The key that upload addresses are signed with: made once, and the same on every node. */
export const signingKey = async (sql: Sql): Promise<Uint8Array> => {
  await sql.query('INSERT INTO kaoiro.signing_key (key) VALUES ($1) ON CONFLICT DO NOTHING', [
    randomBytes(32),
  ])
  const [row] = await sql.query('SELECT key FROM kaoiro.signing_key')
  if (!(row?.['key'] instanceof Uint8Array)) throw new Error('there is no signing key')
  return row['key']
}
