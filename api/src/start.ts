// The exports for other packages.
export { configOf } from './config/config.js'
export type { Config, Defaults, Flags } from './config/config.js'
export { startPrivateService } from './start-service.js'
export type { PrivateService, PrivateServiceOptions } from './start-service.js'
export type { LogLevel } from './telemetry/telemetry.js'
export type { Role, ServiceOptions } from './config/service-options.js'
export { startService } from './start-service.js'
export type { RunningService } from './start-service.js'
