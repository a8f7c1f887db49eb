import * as O from 'fp-ts/lib/Option.js'
import type { FurnishedStore } from '@kaoiro/store/read'
import { startJobs, startSweeping } from './background-tasks.js'
import type { ServiceOptions } from './config/service-options.js'
import { embeddedOptions } from './config/service-options.js'
import type { Disposables } from './disposables.js'
import { disposables } from './disposables.js'
import { httpService } from './http/http-service.js'
import { privateHttp } from './http/ports/http-ports.js'
import { sitePathOf } from './http/requests/client-address.js'
import type { NodeParts } from './node-parts.js'
import { openParts } from './node-parts.js'
import { openSite } from './pages/open-site.js'
import type { JobWorker } from './sessions/analysis/job-worker.js'
import { requeueActive } from './sessions/analysis/job-worker.js'
import { uploadInto } from './sessions/photos/uploads.js'
import type { Analyser } from './sessions/ports/analyser.js'
import { resultShares } from './sessions/analysis/result-shares.js'
import { createSessions } from './sessions/sessions.js'
import { guardedSessions } from './storage/database/disk-guard.js'
import type { Telemetry } from './telemetry/telemetry.js'
import { storeMetrics } from './telemetry/store-metrics.js'
import { createTelemetry } from './telemetry/telemetry.js'

export interface RunningService {
  /** Null for a worker, which does not listen. */
  readonly port: number | null
  /** Replaces the store of the site and the norms of the analysis. Rejects, and keeps the store, if the site cannot be made. */
  readonly changeStore: (store: FurnishedStore) => Promise<void>
  /** Sets the number of faults in the store's folder, for the metrics. */
  readonly countStoreFaults: (faults: number) => void
  /** Stops listening and gives active work up to 10 s to finish. The next start continues the rest. */
  readonly close: () => Promise<void>
}

/** Starts a node. Rejects if the port is in use, a folder cannot be created or the database does not answer. */
export async function startService(options: ServiceOptions): Promise<RunningService> {
  const resources = disposables()
  try {
    const telemetry = createTelemetry(options)
    const parts = await openParts(options, resources, telemetry.emit)
    // An embedded database has only one node.
    if (options.database._tag === 'Folder') await requeueActive(parts.persistence)
    startSweeping(parts, resources)
    const worker = O.map((analyser: Analyser) => startJobs(parts, analyser, resources))(
      parts.analyser,
    )
    if (options.role === 'worker')
      return {
        port: null,
        changeStore: ({ norms }) => {
          parts.norms.replace(norms)
          return Promise.resolve()
        },
        countStoreFaults: () => undefined,
        close: resources.disposeAll,
      }
    const wake = O.match(noWorker, ({ wake }: JobWorker) => wake)(worker)
    const listening = await listen(parts, resources, telemetry, wake)
    return { ...listening, close: resources.disposeAll }
  } catch (error) {
    await resources.disposeAll()
    throw error
  }
}

/** What wakes the worker of a node without one. */
const noWorker = () => (): void => undefined

const listen = async (
  parts: NodeParts,
  { adopt }: Disposables,
  telemetry: Telemetry,
  wakeWorker: () => void,
): Promise<Omit<RunningService, 'close'> & { readonly port: number }> => {
  const { options, guard, persistence, photos, checkParts, checkUpload, emit } = parts
  const { http, maxWaiting } = options
  const sessions = createSessions({
    persistence,
    bucket: photos.bucket,
    externalUploads: photos._tag === 'External',
    maxWaiting,
    emit: (event) => {
      emit(event)
      if (event._tag === 'AnalysisQueued') wakeWorker()
    },
  })
  const { store, queue, space } = persistence
  const { ui, cards } = http
  const site =
    ui === undefined
      ? undefined
      : adopt(
          await openSite(
            { ui, cards, sitePath: sitePathOf(http.publicUrl), store: http.store },
            emit,
          ),
          ({ close }) => close(),
        )
  const service = adopt(
    await httpService(
      {
        sessions: guardedSessions(guard, sessions),
        clientIdOf: parts.clientIdOf,
        telemetry,
        waiting: queue.length,
        pendingBytes: space.reserved,
        drift: parts.norms.drift,
        sumsSince: parts.colours.since,
        shares: async () => resultShares(await parts.results.recent()),
        ...site,
        ready: async () => {
          await guard.check()
          await checkParts()
        },
        ...(photos._tag === 'Local'
          ? {
              upload: uploadInto({ store, space, bucket: photos.bucket, check: checkUpload, emit }),
              checkUpload,
            }
          : { bucketOrigin: photos.origin }),
      },
      http,
    ),
    (service) => service.close(),
  )
  const metrics = storeMetrics(telemetry.registry, http.store)
  const address = await service.listen({ host: http.host, port: http.port })
  return {
    // A URL omits the default port.
    port: Number(new URL(address).port) || http.port,
    changeStore: async (store) => {
      await site?.change(store)
      parts.norms.replace(store.norms)
      metrics.show(store)
    },
    countStoreFaults: metrics.countFaults,
  }
}

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
export async function startPrivateService({
  data,
  ui,
  cards,
  store,
  log,
}: PrivateServiceOptions): Promise<PrivateService> {
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
