import type { RunningService, ServiceOptions } from '@kaoiro/api'

/** The analysis service in this process. The only import of it, and only when it is wanted. */
export const startEmbeddedService = async (options: ServiceOptions): Promise<RunningService> => {
  const { startService } = await import('@kaoiro/api')
  return startService(options)
}
