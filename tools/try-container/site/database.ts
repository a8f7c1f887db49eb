import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { startPostgres } from '../../processes/postgres.js'
import type { CleanUp } from '../podman/clean-up.js'
import { missing } from '../machine/missing.js'
import type { Network } from '../podman/network.js'

/** This machine's own PostgreSQL, new and empty, for that network alone; its address. */
export const startDatabase = async (
  { gateway, subnet }: Network,
  undo: CleanUp,
  folder: string,
): Promise<string> => {
  // Read by the user `postgres`.
  const open = path.join(folder, 'postgres')
  mkdirSync(open, { recursive: true })
  for (const each of [folder, open]) chmodSync(each, 0o755)
  const rules = path.join(open, 'pg_hba.conf')
  const hosts = ['127.0.0.1/32', subnet].map((from) => `host all all ${from} trust\n`)
  writeFileSync(rules, hosts.join(''))
  const postgres = await startPostgres([
    'fsync=off',
    `hba_file=${rules}`,
    `listen_addresses=127.0.0.1,${gateway}`,
  ])
  if (postgres === undefined)
    throw missing('There is no PostgreSQL to be started: install it (Debian: postgresql).')
  undo.add(() => postgres.stop())
  return `${postgres.url.replace('127.0.0.1', gateway)}/postgres`
}
