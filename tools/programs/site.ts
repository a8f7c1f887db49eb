import { readdirSync } from 'node:fs'
import path from 'node:path'
import { requirePostgres, startPostgres } from './postgres.js'
import type { ServeProcess } from './serve-process.js'
import { serve } from './serve-process.js'
import { withFolder } from './with-folder.js'

/** A database and a photo folder shared by any number of nodes. */
export interface Site {
  readonly databaseUrl: string
  readonly photos: () => ReadonlyArray<string>
  readonly start: (
    role: 'all' | 'web' | 'worker',
    env?: Readonly<Record<string, string>>,
  ) => Promise<ServeProcess>
}

/** Calls `use` with a new site on a new PostgreSQL, and removes both afterwards. */
export async function withSite<A>(use: (site: Site) => Promise<A>): Promise<A> {
  requirePostgres()
  const postgres = await startPostgres()
  if (postgres === undefined) throw new Error('PostgreSQL does not start')
  const started: Array<ServeProcess> = []
  const databaseUrl = `${postgres.url}/postgres`
  return withFolder(async (data) => {
    try {
      return await use({
        databaseUrl,
        photos: () => readdirSync(path.join(data, 'photos')),
        start: async (role, env = {}) => {
          const node = await serve(['--port', '0', '--data', data, '--role', role], {
            DATABASE_URL: databaseUrl,
            KAOIRO_THREADS: '1',
            ...env,
          })
          started.push(node)
          return node
        },
      })
    } finally {
      await Promise.all(started.filter(({ isAlive }) => isAlive()).map(({ kill }) => kill()))
      await postgres.stop()
    }
  })
}
