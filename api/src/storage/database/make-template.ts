// A step of `npm run build`. For tests, another folder can be given.
import nodeCrypto from 'node:crypto'
import { existsSync } from 'node:fs'
import { chmod, readdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { keepFile, template } from './embedded-folder.js'

/**
 * Two builds of one commit have the same files: PostgreSQL writes the time and random bytes, which it uses to identify a
 * cluster and to answer unknown users over a network. Databases that are copied from a template never had their own.
 */
const fixClockAndRandomness = (): void => {
  Date.now = () => Date.UTC(2026, 0, 1)
  nodeCrypto.randomFillSync = (bytes) => bytes
}

/** Creates the template if needed; about 3 s. */
const makeTemplate = async (template: string): Promise<void> => {
  if (isMade(template)) return
  fixClockAndRandomness()
  await rm(template, { recursive: true, force: true })
  const half = `${template}.new`
  await rm(half, { recursive: true, force: true })
  const database = await PGlite.create({
    dataDir: half,
    // Log segments of 1 MB instead of 16: the template has 29 MB instead of 39.
    initDbStartParams: ['--wal-segsize=1'],
  })
  await dropTemplates(database)
  await database.close()
  await keepFolders(half)
  await makeReadable(half)
  await rename(half, template)
}

/** Whether the template exists. False for a template made by an earlier version. */
const isMade = (template: string): boolean =>
  existsSync(path.join(template, 'pg_notify', keepFile)) &&
  !existsSync(path.join(template, 'base', templateOid))

/** OID of `template1` in PostgreSQL's `pg_database.dat`. */
const templateOid = '1'

/** Drops PostgreSQL's templates for new databases: they are two thirds of the files and are not used here. */
const dropTemplates = async (database: PGlite): Promise<void> => {
  for (const name of ['template0', 'template1']) {
    await database.exec(`ALTER DATABASE ${name} IS_TEMPLATE false`)
    await database.exec(`DROP DATABASE ${name}`)
  }
}

const keepFolders = async (folder: string): Promise<void> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  for (const entry of entries.filter((entry) => entry.isDirectory())) {
    const inner = path.join(entry.parentPath, entry.name)
    if ((await readdir(inner)).length === 0) await writeFile(path.join(inner, keepFile), '')
  }
}

/** Makes the template readable by all users, who may run this installation. It is empty; its copies are private. */
const makeReadable = async (folder: string): Promise<void> => {
  await chmod(folder, 0o755)
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  for (const entry of entries)
    await chmod(path.join(entry.parentPath, entry.name), entry.isDirectory() ? 0o755 : 0o644)
}

await makeTemplate(process.argv[2] ?? template)
