import { rmSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import type {
  Config,
  Defaults,
  FaceChecker,
  Flags,
  HairlineFinder,
  PrivateServiceOptions,
  RunningService,
  ServiceOptions,
} from '@kaoiro/api'
import type { Either } from 'fp-ts/lib/Either.js'
import { atExit } from '../system/exit.js'
import type { Streams } from '../system/streams.js'
import { makeServiceFolder } from './service-folder.js'

/** Reads the service's configuration from options and environment. Left: a line for each fault. */
export const readServiceConfig = async (
  env: Streams['env'],
  flags: Flags,
  defaults: Defaults,
): Promise<Either<ReadonlyArray<string>, Config>> => {
  const { configOf } = await import('@kaoiro/api')
  return configOf(env, flags, defaults)
}

/** Starts the analysis service in this process. Only this module imports it, and only on demand. */
export const startEmbeddedService = async (options: ServiceOptions): Promise<RunningService> => {
  const { startService } = await import('@kaoiro/api')
  return startService(options)
}

/** Opens the hairline finder in this process. Rejects if its model cannot be loaded. */
export const openHairlineFinder = async (threads: number): Promise<HairlineFinder> => {
  const { loadHairlineFinder } = await import('@kaoiro/api')
  return loadHairlineFinder(threads)
}

/** Opens the face checker in this process. Rejects if its model cannot be loaded. */
export const openFaceChecker = async (threads: number): Promise<FaceChecker> => {
  const { loadFaceChecker } = await import('@kaoiro/api')
  return loadFaceChecker(threads)
}

/** Runs a service with its own temporary folder while `use` runs with its address. */
export const withEmbeddedService = async <A>(
  log: PrivateServiceOptions['log'],
  use: (address: string) => Promise<A>,
): Promise<A> => {
  const data = await makeServiceFolder(tmpdir())
  const unregister = atExit(() => rmSync(data, { recursive: true, force: true }))
  try {
    const { startPrivateService } = await import('@kaoiro/api')
    const service = await startPrivateService({ data, log })
    try {
      return await use(service.address)
    } finally {
      await service.close()
    }
  } finally {
    await rm(data, { recursive: true, force: true })
    unregister()
  }
}
