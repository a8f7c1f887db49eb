import type { FurnishedStore } from '@kaoiro/store/read'
import { embeddedOptions } from './config/embedded-options.js'
import { privateHttp } from './http/ports/http-options.js'
import { startService } from './start-service.js'

export interface PrivateServiceOptions {
  /** The folder for the database and the photos. */
  readonly data: string
  /** The folder of the built UI. Without it, only the API is served. */
  readonly ui?: string
  /** The folder that the UI's build makes for drawing cards. */
  readonly cards?: string
  /** The store; by default the one that the UI was built with. */
  readonly store?: FurnishedStore
  /** Receives the service's warnings and errors, one JSON object a line. */
  readonly log: (line: string) => void
}

export interface PrivateService {
  readonly address: string
  readonly changeStore: (store: FurnishedStore) => Promise<void>
  readonly close: () => Promise<void>
}

/** Starts a service for tests and measurements, on a free port of this machine without rate limits. */
export const startPrivateService = async ({
  data,
  ui,
  cards,
  store,
  log,
}: PrivateServiceOptions): Promise<PrivateService> => {
  const { port, changeStore, close } = await startService({
    ...embeddedOptions(data),
    http: {
      ...privateHttp,
      ...(ui === undefined ? {} : { ui }),
      ...(cards === undefined ? {} : { cards }),
      ...(store === undefined ? {} : { store }),
    },
    logLevel: 'warn',
    log,
  })
  return { address: `http://127.0.0.1:${port}`, changeStore, close }
}
