import { existsSync } from 'node:fs'
import path from 'node:path'
import { run } from '../../processes/command.js'
import type { Machine } from './missing.js'
import { missing } from './missing.js'
import { step } from '../podman/step.js'

const hasProgram = (name: string): boolean =>
  (process.env['PATH'] ?? '')
    .split(path.delimiter)
    .some((folder) => existsSync(path.join(folder, name)))

export const thisMachine = (): Machine => ({
  platform: process.platform,
  isRoot: process.getuid?.() === 0,
  hasPodman: hasProgram('podman'),
  hasAptGet: hasProgram('apt-get'),
})

/** Debian's packages of the programs that are missing. */
export const ensurePrograms = async (
  packages: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<void> => {
  const wanted = Object.entries(packages).flatMap(([program, name]) =>
    hasProgram(program) ? [] : [name],
  )
  if (wanted.length === 0) return
  await step(`installing ${wanted.join(', ')} (apt-get)`, async () => {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    await run('apt-get', ['update', '-qq'], { signal, env })
    const args = ['install', '-y', '-qq', '--no-install-recommends', ...wanted]
    const { status, tail } = await run('apt-get', args, { signal, env })
    if (status !== 0) throw missing(`apt-get could not install ${wanted.join(', ')}:\n${tail}`)
  })
}
