import { embeddedOptions } from '../../src/config/service-options.js'
import type { ServiceOptions } from '../../src/config/service-options.js'
import { privateHttp } from '../../src/http/ports/http-ports.js'

/** A small node for one test: one thread, a free loopback port. */
export const nodeOptions: Pick<
  ServiceOptions,
  'http' | 'threads' | 'maxWaiting' | 'pendingPhotos' | 'logLevel'
> = {
  http: privateHttp,
  threads: 1,
  maxWaiting: 100,
  pendingPhotos: embeddedOptions('').pendingPhotos,
  logLevel: 'error',
}
