import { existsSync } from 'node:fs'
import path from 'node:path'
import { analysisPool } from './analyser/pool.js'
import { folderPhotoBucket } from './folder-photo-bucket.js'
import { httpService } from './http-service.js'
import { memorySessionStore } from './memory-session-store.js'
import { sessionsOver } from './sessions.js'

export interface ServiceOptions {
  /** The address to listen on: `127.0.0.1` for this machine alone, `0.0.0.0` for its networks. */
  readonly host: string
  /** 0 for any free port. */
  readonly port: number
  /** The folder in which photos wait for their analysis. */
  readonly data: string
  /** The built UI; left out, only the API is served. */
  readonly ui?: string
  /** Where faults of the service itself are written, one line each. */
  readonly log: (line: string) => void
}

export interface RunningService {
  readonly port: number
  /** Stops listening, breaks off the analyses, removes the photos that wait for one. */
  readonly close: () => Promise<void>
}

const sweepEvery = 3_600_000

/** Starts the embedded service. Rejects where the port is taken or the data folder cannot be made. */
export const startService = async (options: ServiceOptions): Promise<RunningService> => {
  const bucket = await folderPhotoBucket(path.join(options.data, 'photos'))
  const queue = analysisPool()
  const store = memorySessionStore()
  let closing = false
  const sessions = sessionsOver({
    store,
    bucket,
    queue,
    clock: Date.now,
    // An analysis that breaks off because the service stops is no fault.
    log: (line) => {
      if (!closing) options.log(line)
    },
  })
  const service = httpService(sessions, {
    log: options.log,
    ...(options.ui !== undefined && existsSync(options.ui) ? { ui: options.ui } : {}),
  })

  const sweep = () => {
    sessions.sweep().catch((error: unknown) => options.log(`sweep failed: ${String(error)}`))
  }
  const sweeping = setInterval(sweep, sweepEvery)
  const close = async () => {
    closing = true
    clearInterval(sweeping)
    await service.close()
    await queue.close()
    // Their sessions end with this process, so nobody can ask for them any more.
    await Promise.all(store.ids().map(bucket.remove))
  }
  try {
    const address = await service.listen({ host: options.host, port: options.port })
    sweep()
    // A URL leaves out the port that is its scheme's own.
    return { port: Number(new URL(address).port) || options.port, close }
  } catch (error) {
    await close()
    throw error
  }
}
