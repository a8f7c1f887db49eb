import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { homedir } from 'node:os'
import path from 'node:path'
import * as E from 'fp-ts/lib/Either.js'
import type { RunningService } from '@kaoiro/api'
import type { Language } from '@kaoiro/core/content/content'
import { startEmbeddedService } from '../embedded-service.js'
import type { ExitCode } from '../exit-code.js'
import { exitCode } from '../exit-code.js'
import { languageOf } from '../language.js'
import { printable } from '../printable.js'
import { addressHere, announcement } from '../serve/announcement.js'
import { makeDataFolder } from '../serve/data-folder.js'
import { serveWords } from '../serve/words.js'
import type { Streams } from '../streams.js'
import { inWords } from '../system-error.js'

export interface ServeOptions {
  readonly port: number
  readonly host: string
  readonly data?: string
  readonly lang?: Language
  readonly quiet?: true
}

/** The built screens: files to serve, found where npm links their package; not an import. */
const ui = path.join(
  path.dirname(createRequire(import.meta.url).resolve('@kaoiro/ui/package.json')),
  'dist',
)

/** XDG Base Directory: what is kept between runs and is no configuration. */
const defaultData = ({ env }: Streams): string =>
  path.join(env['XDG_STATE_HOME'] || path.join(homedir(), '.local', 'state'), 'kaoiro')

/** Serves until Ctrl-C, which is how a server is meant to end: no failure. */
export const serveCommand = async (options: ServeOptions, streams: Streams): Promise<ExitCode> => {
  const language = options.lang ?? languageOf(streams.env)
  const service = await start(options, language, streams)
  if (E.isLeft(service)) {
    streams.err(`kaoiro: ${service.left}\n`)
    return exitCode.failed
  }
  const { port, close } = service.right
  streams.out(
    options.quiet === true
      ? `${addressHere(options.host, port ?? options.port)}\n`
      : announcement(language, streams.colour.out)(options.host, port ?? options.port),
  )
  if (!streams.signal.aborted) await once(streams.signal, 'abort')
  if (options.quiet !== true) streams.err(`${serveWords[language].stopping}\n`)
  await close()
  return exitCode.done
}

/** The service, or in a line why there is none. */
const start = async (
  { host, port, data: chosen }: ServeOptions,
  language: Language,
  streams: Streams,
): Promise<E.Either<string, RunningService>> => {
  const data = chosen ?? defaultData(streams)
  const words = serveWords[language]
  const folder = await makeDataFolder(data).then(E.right, (error: unknown) =>
    E.left(`${printable(data)}: ${inWords(error, words.data)}`),
  )
  if (E.isLeft(folder)) return folder
  const log = (line: string) => void streams.err(`${line}\n`)
  const { embeddedIn } = await import('@kaoiro/api')
  return startEmbeddedService({
    ...embeddedIn(data),
    http: {
      host,
      port,
      trustProxy: false,
      allowedOrigins: [],
      rateLimits: null,
      ...(existsSync(ui) ? { ui } : {}),
    },
    logLevel: 'warn',
    log,
  }).then(E.right, (error: unknown) => E.left(inWords(error, listenWords(host, port, language))))
}

/** What goes wrong with an address, by the system's code. */
const listenWords = (
  host: string,
  port: number,
  language: Language,
): Readonly<Record<string, string>> => {
  const words = serveWords[language]
  return Object.fromEntries([
    ...Object.entries(words.host).map(
      ([code, why]) => [code, `${printable(host)}: ${why}`] as const,
    ),
    ...Object.entries(words.port).map(([code, why]) => [code, why(port)] as const),
  ])
}
