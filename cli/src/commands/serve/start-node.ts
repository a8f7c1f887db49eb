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

/** A running service and its configuration. */
export interface Node extends RunningService {
  readonly config: Config
}

/** The folder of the built screens. They are served as files, so the package is located and not imported. */
const uiPackage = path.dirname(createRequire(import.meta.url).resolve('@kaoiro/ui/package.json'))
const ui = path.join(uiPackage, 'dist')
/** Code of the UI's build with which the service draws cards; it is not served to visitors. */
const cards = path.join(uiPackage, 'dist-server', 'card')

/** Starts the service. Releases the database's lock when the service ends or does not start. */
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
