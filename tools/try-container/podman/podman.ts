import { readFileSync } from 'node:fs'
import type { CommandOptions } from '../../processes/command.js'
import { mustRun, run } from '../../processes/command.js'
import type { Ended } from '../../processes/command.js'
import { limitsIn } from './limits.js'

/** Podman with what this machine needs. */
export interface Podman {
  /** Any command; gives what it printed, and rejects if it fails. */
  readonly must: (args: ReadonlyArray<string>, options?: CommandOptions) => Promise<string>
  readonly may: (args: ReadonlyArray<string>, options?: CommandOptions) => Promise<Ended>
  /** Options of every `run`. */
  readonly runOptions: ReadonlyArray<string>
}

/** Where cgroups are of the first version, or of both, runc is what runs. */
const runtimeFor = (cgroups: string): ReadonlyArray<string> =>
  cgroups === 'v1' ? ['--runtime', 'runc'] : []

/** @param signal ends what runs; what cleans up runs without it */
export const podmanOf = async (signal: AbortSignal): Promise<Podman> => {
  const cgroups = await mustRun('podman', ['info', '--format', '{{.Host.CgroupsVersion}}'])
  const runtime = runtimeFor(cgroups)
  return {
    must: (args, options = { signal }) => mustRun('podman', [...runtime, ...args], options),
    may: (args, options = { signal }) => run('podman', [...runtime, ...args], options),
    runOptions: limitsIn(readFileSync('/proc/self/limits', 'utf8')),
  }
}
