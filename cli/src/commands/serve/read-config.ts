import { availableParallelism, homedir } from 'node:os'
import path from 'node:path'
import type { Config, Defaults, Flags } from '@kaoiro/api'
import { pipe } from 'fp-ts/lib/function.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import type { Language } from '@kaoiro/core/language'
import { exitCode } from '../../command-line/exit-code.js'
import { readServiceConfig } from '../../service/embedded-service.js'
import type { Streams } from '../../system/streams.js'
import type { Refusal } from './refusal.js'

export interface ServeOptions extends Flags {
  readonly lang?: Language
  readonly quiet?: true
}

/** Reads the configuration from options and environment. Every fault is a usage error. */
export const readConfig = (
  options: ServeOptions,
  streams: Streams,
): TE.TaskEither<Refusal, Config> =>
  pipe(
    () => readServiceConfig(streams.env, options, defaultsOf(options, streams)),
    TE.mapLeft((lines) => ({ lines, code: exitCode.usage })),
  )

const defaultsOf = ({ quiet }: ServeOptions, { env, canRedraw }: Streams): Defaults => ({
  // XDG Base Directory: state that persists between runs.
  data: path.join(env['XDG_STATE_HOME'] || path.join(homedir(), '.local', 'state'), 'kaoiro'),
  threads: availableParallelism(),
  // On a terminal, request logs would scroll the address off the screen.
  logLevel: canRedraw || quiet === true ? 'warn' : 'info',
})
