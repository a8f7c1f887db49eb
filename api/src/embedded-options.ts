import { availableParallelism } from 'node:os'
import path from 'node:path'
import type { ServiceOptions } from './service-options.js'

/** At 10 analyses a second the last in line has its result within 20 s. */
export const defaultMostWaiting = 200

/** Everything on this machine, in one folder. */
export const embeddedIn = (
  data: string,
): Pick<ServiceOptions, 'role' | 'database' | 'bucket' | 'threads' | 'mostWaiting'> => ({
  role: 'all',
  database: { _tag: 'Folder', folder: path.join(data, 'database') },
  bucket: { _tag: 'Folder', folder: path.join(data, 'photos') },
  threads: availableParallelism(),
  mostWaiting: defaultMostWaiting,
})
