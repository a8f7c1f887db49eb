import { cpSync } from 'node:fs'
import { chmod, readdir, readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { hasErrorCode } from '../files/make-folder.js'
import { belongsToDatabase } from './template.js'

/** Why a folder cannot be used as a database. */
export type FolderErrorCode =
  /** There are files in it, but not the one that PostgreSQL begins with. */
  | 'NOT_A_DATABASE'
  /** It was made by another major version of PostgreSQL. */
  | 'OTHER_VERSION'
  /** PostgreSQL cannot open its files. */
  | 'DAMAGED_DATABASE'

export const folderError = (code: FolderErrorCode, folder: string, cause?: unknown): Error =>
  Object.assign(new Error(`${code}: '${folder}'`, { cause }), { code })

/**
 * Makes a database if there is none, as a copy: initialising one takes 3 s and 800 MB, which the process would never
 * give back. Existing files are never overwritten: PGlite would make a new database if `PG_VERSION` is missing.
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

/** Empty if there is no folder. */
const entriesOf = async (folder: string): Promise<ReadonlyArray<string>> => {
  try {
    return await readdir(folder)
  } catch (error) {
    if (hasErrorCode(error, 'ENOENT')) return []
    throw hasErrorCode(error, 'ENOTDIR') ? folderError('NOT_A_DATABASE', folder, error) : error
  }
}

const copy = async (source: string, folder: string): Promise<void> => {
  // An incomplete copy must not be taken for a database.
  const half = `${folder}.new`
  await rm(half, { recursive: true, force: true })
  // Some hundred small files, in a third of the time that it takes without blocking; nothing is served yet.
  cpSync(source, half, { recursive: true, filter: belongsToDatabase })
  // It will hold results: for this user alone.
  await chmod(half, 0o700)
  await rename(half, folder)
}
