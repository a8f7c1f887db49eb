// What other packages may use of this one.
export { configOf } from './config/config.js'
export type { Config, Defaults, Flags } from './config/config.js'
export { startPrivateService } from './private-service.js'
export type { PrivateService, PrivateServiceOptions } from './private-service.js'
export type { LogLevel, Role, ServiceOptions } from './service-options.js'
export { startService } from './start-service.js'
export type { RunningService } from './start-service.js'
