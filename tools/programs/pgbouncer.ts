import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { Postgres } from './postgres.js'
import { freePort, userOfServer } from './postgres.js'
import { installPackages, programs } from './system-packages.js'

const { packages, files, others } = programs.pgbouncer

const programPath = (): string | undefined => [...files, ...others].find((file) => existsSync(file))

const configuration = (server: URL, port: number, users: string): string => `
[databases]
* = host=${server.hostname} port=${server.port}

[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${users}
pool_mode = transaction
`

const accepts = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy()
      resolve(true)
    }).on('error', () => resolve(false))
  })

/**
 * Starts PgBouncer in transaction mode in front of a server. Installs it if it is missing and this user may; returns
 * undefined if that is impossible.
 */
export async function startPgBouncer(server: Postgres): Promise<Postgres | undefined> {
  if (programPath() === undefined) installPackages(...packages)
  const program = programPath()
  if (program === undefined) return undefined
  const user = userOfServer()
  const folder = mkdtempSync(path.join(tmpdir(), 'kaoiro-pgbouncer-'))
  if (user !== undefined) chownSync(folder, user.uid, user.gid)
  const url = new URL(server.url)
  const port = await freePort()
  const users = path.join(folder, 'users.txt')
  const file = path.join(folder, 'pgbouncer.ini')
  writeFileSync(users, `"${url.username}" ""\n`)
  writeFileSync(file, configuration(url, port, users))
  const child = spawn(program, ['-q', file], { ...user, cwd: folder, stdio: 'ignore' })
  const ended = once(child, 'exit')
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
  for (let tries = 0; tries < 100; tries++) {
    if (await accepts(port)) return { url: `postgres://${url.username}@127.0.0.1:${port}`, stop }
    await delay(100)
  }
  await stop()
  return undefined
}
