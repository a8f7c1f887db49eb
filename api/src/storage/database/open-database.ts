import path from 'node:path'
import type { Database, Sql } from './sql.js'
import { makeFolder } from '../files.js'

/** A PostgreSQL server, or a folder for the embedded database of this process. */
export type DatabaseConfig =
  | { readonly _tag: 'Server'; readonly url: string }
  | { readonly _tag: 'Folder'; readonly folder: string }

/** Opens the database and migrates its tables. Each kind is loaded on demand. */
export async function openDatabase(
  config: DatabaseConfig,
  onError: (error: unknown) => void = () => undefined,
): Promise<Database> {
  const database = await open(config, onError)
  try {
    await migrate(database)
    return database
  } catch (error) {
    await database.close()
    throw error
  }
}

const open = async (
  config: DatabaseConfig,
  onError: (error: unknown) => void,
): Promise<Database> => {
  if (config._tag === 'Server')
    return (await import('./server-database.js')).serverDatabase(config.url)
  await makeFolder(path.dirname(config.folder))
  return (await import('./embedded-database.js')).openEmbeddedDatabase(config.folder, onError)
}

/** Each text is one migration. Released migrations are never changed. */
const migrations: ReadonlyArray<string> = [
  `CREATE TABLE kaoiro.session (
     id uuid PRIMARY KEY,
     created_at timestamptz NOT NULL,
     phase text NOT NULL CHECK (phase IN ('awaiting-photo', 'analyzing', 'ended')),
     request jsonb,
     outcome jsonb
   );
   CREATE INDEX session_created_at ON kaoiro.session (created_at);
   CREATE TABLE kaoiro.signing_key (
     only_one boolean PRIMARY KEY DEFAULT true CHECK (only_one),
     key bytea NOT NULL
   )`,
  // Bytes reserved for a photo until its analysis is requested.
  `ALTER TABLE kaoiro.session ADD COLUMN reserved_bytes bigint NOT NULL DEFAULT 0;
   CREATE INDEX session_pending ON kaoiro.session (created_at) WHERE phase = 'awaiting-photo';
   CREATE INDEX session_reserved ON kaoiro.session (id) INCLUDE (reserved_bytes)
     WHERE phase = 'awaiting-photo' AND reserved_bytes > 0`,
  // The client of a session until its analysis is requested.
  `ALTER TABLE kaoiro.session ADD COLUMN client text`,
  // Shown to the visitor; null if a node of the previous version ended the session.
  `ALTER TABLE kaoiro.session ADD COLUMN photo_deleted_at timestamptz`,
  // Sums of the colours of all photos of a day (UTC), which norms are made from. They belong to no session.
  `CREATE TABLE kaoiro.colour_sum (
     day date, gender text, part text,
     people float8 NOT NULL,
     red float8 NOT NULL, blue float8 NOT NULL, light float8 NOT NULL,
     red_squares float8 NOT NULL, blue_squares float8 NOT NULL, light_squares float8 NOT NULL,
     PRIMARY KEY (day, gender, part)
   )`,
  // Numbers of results of the last days. They show the operator that a lamp or camera has changed.
  `CREATE TABLE kaoiro.result_count (
     day date, norms text, gender text, trait text, value text,
     results float8 NOT NULL,
     PRIMARY KEY (day, norms, gender, trait, value)
   )`,
]

/** Migrates the tables, one node at a time. Nodes of the previous version keep working. */
function migrate(database: Database): Promise<void> {
  return database.withLock(() => database.transaction(runMissing))
}

const runMissing = async (sql: Sql): Promise<void> => {
  await sql.script(
    `CREATE SCHEMA IF NOT EXISTS kaoiro;
       CREATE TABLE IF NOT EXISTS kaoiro.migration (step int PRIMARY KEY)`,
  )
  const done = (await sql.query('SELECT step FROM kaoiro.migration')).length
  for (const [index, statements] of migrations.entries())
    if (index >= done) {
      await sql.script(statements)
      await sql.query('INSERT INTO kaoiro.migration (step) VALUES ($1)', [index + 1])
    }
}
