import { existsSync } from 'node:fs'
import type { Config, RunningService } from '@kaoiro/api'
import type { FurnishedStore } from '@kaoiro/store/read'
import type { ServeTexts } from '@kaoiro/texts/types'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { printable } from '../../print/printable.js'
import { startEmbeddedService } from '../../service/embedded-service.js'
import type { Release } from '../../system/lock.js'
import { builtUi, builtStore } from '../../system/store.js'
import type { Streams } from '../../system/streams.js'
import { systemFault } from '../../system/system-error.js'
import type { Refusal } from './before-start.js'
import { refusal, listenErrorWords } from './before-start.js'

/** A running service and its configuration. */
export interface Node extends RunningService {
  readonly config: Config
}

/** Starts the service. Releases the database's lock when the service ends or does not start. */
export function startNode(words: ServeTexts, streams: Streams) {
  return ({
    config,
    store,
    release,
  }: {
    readonly config: Config
    readonly store: FurnishedStore | undefined
    readonly release: Release
  }): TE.TaskEither<Refusal, Node> => {
    const shown = store ?? builtStore()
    return pipe(
      TE.tryCatch(
        () =>
          startEmbeddedService({
            ...config,
            http: {
              ...config.http,
              ...(existsSync(builtUi.screens) ? { ui: builtUi.screens } : {}),
              ...(existsSync(builtUi.cards) ? { cards: builtUi.cards } : {}),
              ...(shown === null ? {} : { store: shown }),
            },
            log: (line) => void streams.err(`${line}\n`),
          }),
        (error) => refusal(startErrorLine(error, config, words)),
      ),
      TE.map(({ close, ...service }) => ({
        ...service,
        config,
        close: async () => {
          try {
            await close()
          } finally {
            await release()
          }
        },
      })),
      TE.tapError(() => TE.fromTask(release)),
    )
  }
}

/** Explains in one line why the service does not start, without passwords. Unknown errors keep their own message. */
export function startErrorLine(
  error: unknown,
  { database, http }: Pick<Config, 'database' | 'http'>,
  words: ServeTexts,
): string {
  const { code, detail } = faultOf(error)
  const own = printable(detail)
  // Another program took the port after `checkPort`.
  if (isOfListening(error)) return listenErrorWords(words, http)[code] ?? own
  if (isNamed(error, 'CredentialsProviderError')) return `KAOIRO_S3_BUCKET: ${words.noKeys}`
  if (database._tag === 'Server') return serverFault(code, own, database.url, words)
  return folderFault(code, own, database.folder, words)
}

const folderFault = (code: string, own: string, folder: string, words: ServeTexts): string => {
  const known = knownFolderCode(code)
  const why = words.folder[known] ?? words.data[known]
  return why === undefined ? own : `${printable(folder)}: ${why}`
}

const knownFolderCode = (code: string): string => {
  if (damage.test(code)) return 'DAMAGED_DATABASE'
  return code === diskFull ? 'ENOSPC' : code
}

/**
 * PostgreSQL's codes for damaged files: internal errors (XX), system errors (58) and a crash
 * (57P02, crash_shutdown).
 */
const damage = /^(XX|58)...$|^57P02$/

const diskFull = '53100'

const serverFault = (code: string, own: string, url: string, words: ServeTexts): string => {
  const why = words.database[code] ?? words.database[code.slice(0, 2)]
  const isOfDatabase = why !== undefined || isPostgresCode(code)
  return isOfDatabase ? `DATABASE_URL (${hostOf(url)}): ${why ?? own}` : own
}

/** pg reports a timeout without a code. */
const faultOf = (error: unknown): { readonly code: string; readonly detail: string } => {
  const fault = systemFault(error)
  return fault.code === '' && /timeout/i.test(fault.detail)
    ? { ...fault, code: 'ETIMEDOUT' }
    : fault
}

const isOfListening = (error: unknown): boolean =>
  error instanceof Error && 'syscall' in error && error.syscall === 'listen'

const isNamed = (error: unknown, name: string): boolean =>
  error instanceof Error && error.name === name

/** SQLSTATE: five characters, of which the first two are the class. */
const isPostgresCode = (code: string): boolean => /^[\dA-Z]{5}$/.test(code)

/** Host and port of a URL; the rest may contain a password. */
const hostOf = (url: string): string => printable(new URL(url).host || 'localhost')
