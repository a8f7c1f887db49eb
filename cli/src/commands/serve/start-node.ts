import { existsSync } from 'node:fs'
import type { Config, RunningService } from '@kaoiro/api'
import type { FurnishedStore } from '@kaoiro/store/read'
import { pipe } from 'fp-ts/lib/function.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { builtUi } from '../../system/built-ui.js'
import { startEmbeddedService } from '../../service/embedded-service.js'
import { builtStore } from '../../system/store.js'
import type { Release } from '../../system/lock.js'
import type { Streams } from '../../system/streams.js'
import type { Refusal } from './refusal.js'
import { refusal } from './refusal.js'
import { startErrorLine } from './start-error-line.js'
import type { ServeTexts } from '@kaoiro/texts/types'

/** A running service and its configuration. */
export interface Node extends RunningService {
  readonly config: Config
}

/** Starts the service. Releases the database's lock when the service ends or does not start. */
export const startNode =
  (words: ServeTexts, streams: Streams) =>
  ({
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
