import { once } from 'node:events'
import { mkdtemp, rmdir } from 'node:fs/promises'
import { createServer } from 'node:net'
import { availableParallelism, homedir } from 'node:os'
import path from 'node:path'
import type { Config, Defaults, Flags } from '@kaoiro/api'
import type { Language } from '@kaoiro/core/language'
import type { ServeTexts } from '@kaoiro/texts/types'
import * as E from 'fp-ts/lib/Either.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { ExitCode } from '../../command-line/exit-code.js'
import { exitCode } from '../../command-line/exit-code.js'
import { printable } from '../../print/printable.js'
import { readServiceConfig } from '../../service/embedded-service.js'
import { makeFolder } from '../../system/files.js'
import type { Release } from '../../system/lock.js'
import { describeHolder, acquireLock } from '../../system/lock.js'
import type { Streams } from '../../system/streams.js'
import { systemFault } from '../../system/system-error.js'

/** Errors that prevent the start, one line each. */
export interface Refusal {
  readonly lines: ReadonlyArray<string>
  readonly code: ExitCode
}

export const refusal = (line: string): Refusal => ({ lines: [line], code: exitCode.failed })

/** Runs an attempt. Left: an error message, made from the code and message of the system's error. */
const tryOrRefuse = <A>(
  attempt: () => Promise<A>,
  errorText: (code: string, detail: string) => string,
): TE.TaskEither<Refusal, A> =>
  TE.tryCatch(attempt, (error) => {
    const { code, detail } = systemFault(error)
    return refusal(errorText(code, detail))
  })

export interface ServeOptions extends Flags {
  readonly lang: Language
  readonly quiet?: true
}

/** Reads the configuration from options and environment. Every fault is a usage error. */
export function readConfig(
  options: ServeOptions,
  streams: Streams,
): TE.TaskEither<Refusal, Config> {
  return pipe(
    () => readServiceConfig(streams.env, options, defaultsOf(options, streams)),
    TE.mapLeft((lines) => ({ lines, code: exitCode.usage })),
  )
}

const defaultsOf = ({ quiet }: ServeOptions, { env, canRedraw }: Streams): Defaults => ({
  // XDG Base Directory: state that persists between runs.
  data: path.join(env['XDG_STATE_HOME'] || path.join(homedir(), '.local', 'state'), 'kaoiro'),
  threads: availableParallelism(),
  // On a terminal, request logs would scroll the address off the screen.
  logLevel: canRedraw || quiet === true ? 'warn' : 'info',
})

/** Listens on the port for a moment, to report a port in use before anything else starts. */
export function checkPort(words: ServeTexts) {
  return ({ role, http }: Config): TE.TaskEither<Refusal, void> =>
    role === 'worker'
      ? TE.right(undefined)
      : tryOrRefuse(
          () => listenOnce(http),
          (code, detail) => listenErrorWords(words, http)[code] ?? detail,
        )
}

const listenOnce = async ({ host, port }: Config['http']): Promise<void> => {
  const server = createServer()
  server.listen({ host, port })
  await once(server, 'listening')
  server.close()
  await once(server, 'close')
}

/** Error messages about the address, by the code of the system's error. */
export function listenErrorWords(
  words: ServeTexts,
  { host, port }: Config['http'],
): Readonly<Record<string, string>> {
  return Object.fromEntries([
    ...Object.entries(words.host).map(
      ([code, why]) => [code, `${printable(host)}: ${why}`] as const,
    ),
    ...Object.entries(words.port).map(([code, why]) => [code, why({ port })] as const),
  ])
}

/** Creates the data folder if the configuration needs one, and locks an embedded database for this process. */
export function acquireData(words: ServeTexts) {
  return ({ database, bucket }: Config): TE.TaskEither<Refusal, Release> =>
    pipe(
      [database, bucket].flatMap((place) => (place._tag === 'Folder' ? [place.folder] : [])),
      TE.traverseSeqArray((folder) => makeParentFolder(words, path.dirname(folder))),
      TE.chain(() =>
        database._tag === 'Folder' ? lockDatabase(words, database.folder) : TE.right(noLock),
      ),
    )
}

const noLock: Release = () => Promise.resolve()

const makeParentFolder = ({ data }: ServeTexts, folder: string): TE.TaskEither<Refusal, void> =>
  tryOrRefuse(
    () => makeDataFolder(folder),
    (code, detail) => `${printable(folder)}: ${data[code] ?? detail}`,
  )

const lockDatabase = (words: ServeTexts, folder: string): TE.TaskEither<Refusal, Release> =>
  pipe(
    tryOrRefuse(
      () => acquireLock(folder),
      (code, detail) => `${printable(folder)}: ${words.data[code] ?? detail}`,
    ),
    TE.chainEitherK(
      E.mapLeft((inUse) =>
        refusal(
          `${printable(folder)}: ${words.inUse({ process: describeHolder(inUse), lock: printable(inUse.lock) })}`,
        ),
      ),
    ),
  )

/**
 * Creates a folder and its parents, and checks that a folder can be created in it. Rejects with the
 * system's error.
 */
export async function makeDataFolder(folder: string): Promise<void> {
  await makeFolder(folder)
  await rmdir(await mkdtemp(path.join(folder, 'kaoiro-')))
}
