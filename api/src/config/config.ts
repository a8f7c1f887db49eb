import path from 'node:path'
import * as E from 'fp-ts/lib/Either.js'
import type { HttpOptions } from '../http/ports/http-ports.js'
import type { BucketConfig } from '../storage/bucket/open-bucket.js'
import type { DatabaseConfig } from '../storage/database/open-database.js'
import type { LogLevel } from '../telemetry/telemetry.js'
import type { EnvTexts } from './config-errors.js'
import { invalidVariables, missingVariables, unknownVariables } from './config-errors.js'
import { databaseFolder, pendingPhotosOf, photoFolder } from './service-options.js'
import type { Role, ServiceOptions } from './service-options.js'
import { Environment } from './variables.js'

/** All options of a node except the log destination. */
export interface Config extends Omit<ServiceOptions, 'log'> {
  /** The folder of the store. If undefined, the screens show the store that they were built with. */
  readonly storeFolder?: string
}

/** Command-line options; they take precedence over the environment. */
export interface Flags {
  readonly role?: Role
  readonly host?: string
  readonly port?: number
  readonly data?: string
  readonly store?: string
}

/** Defaults that depend on the machine. */
export interface Defaults {
  readonly data: string
  readonly threads: number
  readonly logLevel: LogLevel
}

/** Returns the configuration, or a line for each error. */
export function configOf(
  env: EnvTexts,
  flags: Flags,
  defaults: Defaults,
): E.Either<ReadonlyArray<string>, Config> {
  const texts = { ...withoutBlanks(env), ...textsOf(flags) }
  const values = Environment.decode(texts)
  const errors = [
    ...(E.isLeft(values) ? invalidVariables(values.left, texts) : []),
    ...missingVariables(texts),
    ...unknownVariables(texts),
  ]
  return E.isLeft(values) || errors.length > 0
    ? E.left(errors)
    : E.right(fromValues(values.right, defaults))
}

/** Values copied from a file or a form often have blanks around them. */
const withoutBlanks = (env: EnvTexts): EnvTexts =>
  Object.fromEntries(Object.entries(env).map(([name, text]) => [name, text?.trim()]))

const textsOf = ({ role, host, port, data, store }: Flags): EnvTexts => ({
  ...(role === undefined ? {} : { KAOIRO_ROLE: role }),
  ...(host === undefined ? {} : { KAOIRO_HOST: host }),
  ...(port === undefined ? {} : { KAOIRO_PORT: String(port) }),
  ...(data === undefined ? {} : { KAOIRO_DATA: data }),
  ...(store === undefined ? {} : { KAOIRO_STORE: store }),
})

const fromValues = (values: Environment, defaults: Defaults): Config => {
  const data = path.resolve(values.KAOIRO_DATA ?? defaults.data)
  const store = values.KAOIRO_STORE
  return {
    ...(store === undefined ? {} : { storeFolder: path.resolve(store) }),
    role: values.KAOIRO_ROLE,
    database: databaseIn(values, data),
    bucket: bucketIn(values, data),
    http: httpIn(values),
    threads: values.KAOIRO_THREADS ?? defaults.threads,
    maxWaiting: values.KAOIRO_MOST_WAITING,
    pendingPhotos: pendingPhotosOf(values.KAOIRO_PENDING_MEGABYTES, values.KAOIRO_PENDING_MINUTES),
    logLevel: values.KAOIRO_LOG_LEVEL ?? defaults.logLevel,
  }
}

const databaseIn = ({ DATABASE_URL: url }: Environment, data: string): DatabaseConfig =>
  url === undefined ? { _tag: 'Folder', folder: databaseFolder(data) } : { _tag: 'Server', url }

const bucketIn = (values: Environment, data: string): BucketConfig => {
  const bucket = values.KAOIRO_S3_BUCKET
  if (bucket === undefined) return { _tag: 'Folder', folder: photoFolder(data) }
  const endpoint = values.KAOIRO_S3_ENDPOINT
  const publicEndpoint = values.KAOIRO_S3_PUBLIC_ENDPOINT
  return {
    _tag: 'S3',
    bucket,
    region: values.KAOIRO_S3_REGION,
    ...(endpoint === undefined ? {} : { endpoint }),
    ...(publicEndpoint === undefined ? {} : { publicEndpoint }),
    pathStyle: values.KAOIRO_S3_PATH_STYLE ?? endpoint !== undefined,
  }
}

const httpIn = (values: Environment): HttpOptions => {
  const publicUrl = values.KAOIRO_PUBLIC_URL
  const metricsToken = values.KAOIRO_METRICS_TOKEN
  return {
    host: values.KAOIRO_HOST,
    port: values.KAOIRO_PORT,
    ...(publicUrl === undefined ? {} : { publicUrl }),
    trustProxy: values.KAOIRO_TRUST_PROXY,
    allowedOrigins: values.KAOIRO_ALLOWED_ORIGINS,
    embedOrigins: values.KAOIRO_EMBED_ORIGINS,
    rateLimits: {
      sessionsPerAddress: values.KAOIRO_SESSIONS_PER_ADDRESS,
      sessionsInAll: values.KAOIRO_SESSIONS_IN_ALL,
      requestsPerAddress: values.KAOIRO_REQUESTS_PER_ADDRESS,
    },
    ...(metricsToken === undefined ? {} : { metricsToken }),
  }
}
