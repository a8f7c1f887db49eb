import { cpSync } from 'node:fs'
import { chmod, readdir, readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { hasErrorCode } from '../files/make-folder.js'
import { belongsToDatabase } from './template.js'

/** Why a folder cannot be used. */
export type FolderErrorCode =
  /** It contains files, but no PG_VERSION. */
  | 'NOT_A_DATABASE'
  /** It was created by another major version of PostgreSQL. */
  | 'OTHER_VERSION'
  /** PostgreSQL cannot open its files. */
  | 'DAMAGED_DATABASE'

export const folderError = (code: FolderErrorCode, folder: string, cause?: unknown): Error =>
  Object.assign(new Error(`${code}: '${folder}'`, { cause }), { code })

/**
 * Copies the template to an empty folder: initialising a database would take 3 s and 800 MB of memory. Checks an
 * existing database, since PGlite would overwrite a folder without PG_VERSION.
 */
export const prepareFolder = async (source: string, folder: string): Promise<void> => {
  const entries = await entriesOf(folder)
  if (entries.length === 0) return copy(source, folder)
  if (!entries.includes(versionFile)) throw folderError('NOT_A_DATABASE', folder)
  if ((await versionOf(folder)) !== (await versionOf(source)))
    throw folderError('OTHER_VERSION', folder)
}

const versionFile = 'PG_VERSION'

const versionOf = async (folder: string): Promise<string> =>
  (await readFile(path.join(folder, versionFile), 'utf8')).trim()

/** The names in a folder; empty if the folder is missing. */
const entriesOf = async (folder: string): Promise<ReadonlyArray<string>> => {
  try {
    return await readdir(folder)
  } catch (error) {
    if (hasErrorCode(error, 'ENOENT')) return []
    throw hasErrorCode(error, 'ENOTDIR') ? folderError('NOT_A_DATABASE', folder, error) : error
  }
}

const copy = async (source: string, folder: string): Promise<void> => {
  // Renamed at the end, so that an incomplete copy is never used.
  const half = `${folder}.new`
  await rm(half, { recursive: true, force: true })
  // Synchronous copying takes a third of the time, and the service is not listening yet.
  cpSync(source, half, { recursive: true, filter: belongsToDatabase })
  // Only this user may read the results in the database.
  await chmod(half, 0o700)
  await rename(half, folder)
}
