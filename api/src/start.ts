// What other packages may use of this one.
export { embeddedIn } from './embedded-options.js'
export { startPrivateService } from './private-service.js'
export type { PrivateService, PrivateServiceOptions } from './private-service.js'
export type { ServiceOptions } from './service-options.js'
export { startService } from './start-service.js'
export type { RunningService } from './start-service.js'
