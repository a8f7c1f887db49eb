import { existsSync } from 'node:fs'
import { chmod, readdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { PGlite } from '@electric-sql/pglite'

/** An empty database that the build leaves beside the compiled code; new ones are copied from it. */
export const template = fileURLToPath(new URL('../../dist/empty-database', import.meta.url))

/** Makes the template where there is none; some 3 s. */
export const makeTemplate = async (): Promise<void> => {
  if (existsSync(template)) return
  const half = `${template}.new`
  await rm(half, { recursive: true, force: true })
  const database = await PGlite.create({
    dataDir: half,
    // Segments of 1 MB instead of 16: 29 MB in all instead of 39.
    initDbStartParams: ['--wal-segsize=1'],
  })
  await database.close()
  await makeReadable(half)
  await rename(half, template)
}

/** For whoever runs what another user has installed. Nothing is in it; the copies are their user's alone. */
const makeReadable = async (folder: string): Promise<void> => {
  await chmod(folder, 0o755)
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  for (const entry of entries)
    await chmod(path.join(entry.parentPath, entry.name), entry.isDirectory() ? 0o755 : 0o644)
}
