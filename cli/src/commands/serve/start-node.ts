import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { Config, RunningService } from '@kaoiro/api'
import { pipe } from 'fp-ts/lib/function.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { startEmbeddedService } from '../../service/embedded-service.js'
import type { Release } from '../../system/lock.js'
import type { Streams } from '../../system/streams.js'
import type { Refusal } from './refusal.js'
import { refusal } from './refusal.js'
import { startErrorLine } from './start-error-line.js'
import type { ServeTexts } from '@kaoiro/core/locales/ja/terminal/serve'

/** A service that runs, and as what. */
export interface Node extends RunningService {
  readonly config: Config
}

/** The built screens: files to serve, found where npm links their package, and not imported. */
const uiPackage = path.dirname(createRequire(import.meta.url).resolve('@kaoiro/ui/package.json'))
const ui = path.join(uiPackage, 'dist')
/** What their build leaves for the service's drawing of cards, and for no visitor. */
const cards = path.join(uiPackage, 'dist-server', 'card')

/** Starts the service. Its lock is released when it ends, or if it does not start. */
export const startNode =
  (words: ServeTexts, streams: Streams) =>
  ({
    config,
    release,
  }: {
    readonly config: Config
    readonly release: Release
  }): TE.TaskEither<Refusal, Node> =>
    pipe(
      TE.tryCatch(
        () =>
          startEmbeddedService({
            ...config,
            http: {
              ...config.http,
              ...(existsSync(ui) ? { ui } : {}),
              ...(existsSync(cards) ? { cards } : {}),
            },
            log: (line) => void streams.err(`${line}\n`),
          }),
        (error) => refusal(startErrorLine(error, config, words)),
      ),
      TE.map(({ port, close }) => ({
        config,
        port,
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
