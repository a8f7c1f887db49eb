import { rmSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import type {
  Config,
  Defaults,
  Flags,
  HairlineFinder,
  PrivateServiceOptions,
  RunningService,
  ServiceOptions,
} from '@kaoiro/api'
import type { Either } from 'fp-ts/lib/Either.js'
import { atExit } from '../system/at-exit.js'
import { makeServiceFolder } from './service-folder.js'
import type { Streams } from '../system/streams.js'

/** What options and environment say of a service, or a line for each fault in them. */
export const readServiceConfig = async (
  env: Streams['env'],
  flags: Flags,
  defaults: Defaults,
): Promise<Either<ReadonlyArray<string>, Config>> => {
  const { configOf } = await import('@kaoiro/api')
  return configOf(env, flags, defaults)
}

/** The analysis service in this process. Imported here alone, and only when it is wanted. */
export const startEmbeddedService = async (options: ServiceOptions): Promise<RunningService> => {
  const { startService } = await import('@kaoiro/api')
  return startService(options)
}

/** What finds hairlines in photos, in this process too. Rejects where its model cannot be loaded. */
export const openHairlineFinder = async (threads: number): Promise<HairlineFinder> => {
  const { loadHairlineFinder } = await import('@kaoiro/api')
  return loadHairlineFinder(threads)
}

/** Calls with the address of a service for its duration, which keeps its photos in a folder of its own. */
export const withEmbeddedService = async <A>(
  log: PrivateServiceOptions['log'],
  use: (address: string) => Promise<A>,
): Promise<A> => {
  const data = await makeServiceFolder(tmpdir())
  const unregister = atExit(() => rmSync(data, { recursive: true, force: true }))
  try {
    const { startPrivateService } = await import('@kaoiro/api')
    const service = await startPrivateService({ data, log })
    return await use(service.address).finally(service.close)
  } finally {
    await rm(data, { recursive: true, force: true })
    unregister()
  }
}
