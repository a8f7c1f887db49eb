import { availableParallelism } from 'node:os'
import path from 'node:path'
import type { ServiceOptions } from './service-options.js'

/** At 10 analyses a second the last in line has its result within 20 s. */
export const defaultMostWaiting = 200

/** What stands in the data folder of a service that has everything on this machine. */
export const databaseFolder = (data: string): string => path.join(data, 'database')
export const photoFolder = (data: string): string => path.join(data, 'photos')

/** Everything on this machine, in one folder. */
export const embeddedIn = (
  data: string,
): Pick<ServiceOptions, 'role' | 'database' | 'bucket' | 'threads' | 'mostWaiting'> => ({
  role: 'all',
  database: { _tag: 'Folder', folder: databaseFolder(data) },
  bucket: { _tag: 'Folder', folder: photoFolder(data) },
  threads: availableParallelism(),
  mostWaiting: defaultMostWaiting,
})
