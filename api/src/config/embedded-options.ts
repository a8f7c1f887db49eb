import { availableParallelism } from 'node:os'
import path from 'node:path'
import type { PendingPhotos, ServiceOptions } from './service-options.js'

/** At 10 analyses a second, the last session in the queue has its result within 20 s. */
export const defaultMaxWaiting = 200

/** Maximum megabytes of pending photos: uploaded, but their analysis is not requested yet. */
export const defaultPendingMegabytes = 256
/** The upload must begin within five minutes; the UI requests the analysis right after it. */
export const defaultPendingMinutes = 10

export const pendingPhotosOf = (megabytes: number, minutes: number): PendingPhotos => ({
  maxBytes: megabytes * 1_000_000,
  maxAge: minutes * 60_000,
})

export const databaseFolder = (data: string): string => path.join(data, 'database')
export const photoFolder = (data: string): string => path.join(data, 'photos')

/** Options of a service that keeps everything in one folder of this machine. */
export const embeddedOptions = (
  data: string,
): Pick<
  ServiceOptions,
  'role' | 'database' | 'bucket' | 'threads' | 'maxWaiting' | 'pendingPhotos'
> => ({
  role: 'all',
  database: { _tag: 'Folder', folder: databaseFolder(data) },
  bucket: { _tag: 'Folder', folder: photoFolder(data) },
  threads: availableParallelism(),
  maxWaiting: defaultMaxWaiting,
  pendingPhotos: pendingPhotosOf(defaultPendingMegabytes, defaultPendingMinutes),
})
