import type { Config, Defaults, Flags, RunningService, ServiceOptions } from '@kaoiro/api'
import type { Either } from 'fp-ts/lib/Either.js'
import type { Streams } from '../system/streams.js'

/** Reads the service's configuration from options and environment. Left: a line for each fault. */
export async function readServiceConfig(
  env: Streams['env'],
  flags: Flags,
  defaults: Defaults,
): Promise<Either<ReadonlyArray<string>, Config>> {
  const { configOf } = await import('@kaoiro/api')
  return configOf(env, flags, defaults)
}

/** Starts the analysis service in this process. Only this module imports it, and only on demand. */
export async function startEmbeddedService(options: ServiceOptions): Promise<RunningService> {
  const { startService } = await import('@kaoiro/api')
  return startService(options)
}
