import path from 'node:path'
import { makeFolder } from '../files/make-folder.js'
import { migrate } from './migrations.js'
import type { Database } from './sql.js'

/** The database: a server's URL, or a folder that only this process uses. */
export type DatabaseConfig =
  | { readonly _tag: 'Server'; readonly url: string }
  | { readonly _tag: 'Folder'; readonly folder: string }

/** Opens the database and brings its tables up to date. Each kind is loaded only if it is used. */
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
