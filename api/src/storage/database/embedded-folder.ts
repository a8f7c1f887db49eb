import { cpSync } from 'node:fs'
import { chmod, readdir, readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { hasErrorCode } from '../files.js'

/** Why a folder cannot be used. */
export type FolderErrorCode =
  /** It contains files, but no PG_VERSION. */
  | 'NOT_A_DATABASE'
  /** It was created by another major version of PostgreSQL. */
  | 'OTHER_VERSION'
  /** PostgreSQL cannot open its files. */
  | 'DAMAGED_DATABASE'

export function folderError(code: FolderErrorCode, folder: string, cause?: unknown): Error {
  return Object.assign(new Error(`${code}: '${folder}'`, { cause }), { code })
}

/**
 * Copies the template to an empty folder: initialising a database would take 3 s and 800 MB of memory. Checks an
 * existing database, since PGlite would overwrite a folder without PG_VERSION.
 */
export async function prepareFolder(source: string, folder: string): Promise<void> {
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

/** The empty database made by the build; new databases are copies of it. */
export const template = fileURLToPath(new URL('../../../dist/empty-database', import.meta.url))

/** A file in each empty folder of the template, since npm packages omit empty folders. */
export const keepFile = '.keep'

const belongsToDatabase = (file: string): boolean => path.basename(file) !== keepFile
