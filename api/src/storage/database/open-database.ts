import path from 'node:path'
import { makeFolder } from '../files/make-folder.js'
import { migrate } from './migrations.js'
import type { Database } from './sql.js'

/** A PostgreSQL server, or a folder for the embedded database of this process. */
export type DatabaseConfig =
  | { readonly _tag: 'Server'; readonly url: string }
  | { readonly _tag: 'Folder'; readonly folder: string }

/** Opens the database and migrates its tables. Each kind is loaded on demand. */
export const openDatabase = async (
  config: DatabaseConfig,
  onError: (error: unknown) => void = () => undefined,
): Promise<Database> => {
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
