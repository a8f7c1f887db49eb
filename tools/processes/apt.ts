import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const run = (program: string, ...args: ReadonlyArray<string>): boolean =>
  spawnSync(program, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0

/** Installs Debian's packages, if this user may; false if they are not there afterwards. */
export const installPackages = (...names: ReadonlyArray<string>): boolean => {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false
  console.log(`Installing ${names.join(', ')} (apt-get) …`)
  return (
    run('apt-get', 'update', '-qq') &&
    run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...names)
  )
}
