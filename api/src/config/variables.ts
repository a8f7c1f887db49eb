import * as t from 'io-ts'
import { defaultSessionsPerAddress } from '../http/ports/http-options.js'
import type { LogLevel } from '../telemetry/telemetry.js'
import {
  address,
  bearerToken,
  bucketName,
  databaseUrl,
  limit,
  nonEmptyText,
  oneOf,
  origin,
  origins,
  trueOrFalse,
  wholeNumber,
  optional,
  variable,
} from './codecs.js'
import {
  defaultMaxWaiting,
  defaultPendingMegabytes,
  defaultPendingMinutes,
} from './embedded-options.js'
import type { Role } from './service-options.js'

const roles: ReadonlyArray<Role> = ['all', 'web', 'worker']
const logLevels: ReadonlyArray<LogLevel> = ['debug', 'info', 'warn', 'error', 'silent']

const isSecret = true

/** All environment variables: decoding, and the table in docs/running.md, are made from this. */
export const variables = {
  DATABASE_URL: optional(
    databaseUrl,
    'the embedded database',
    'The PostgreSQL server that all nodes share.',
    isSecret,
  ),
  KAOIRO_ROLE: variable(
    oneOf(roles),
    'all',
    'What the process does: `web` answers requests, `worker` analyses, `all` does both.',
  ),
  KAOIRO_HOST: variable(nonEmptyText, '0.0.0.0', 'The address to listen on.'),
  KAOIRO_PORT: variable(
    wholeNumber(0, 65_535),
    8080,
    'The port to listen on; 0 takes any free one.',
  ),
  KAOIRO_DATA: optional(
    nonEmptyText,
    '~/.local/state/kaoiro',
    'The folder of the embedded database, and of photos if there is no bucket.',
  ),
  KAOIRO_PUBLIC_URL: optional(
    origin,
    'as each request names it',
    'Scheme and host by which visitors reach the service.',
  ),
  KAOIRO_TRUST_PROXY: variable(
    trueOrFalse,
    false,
    'Whether one proxy stands before the service and notes visitors’ addresses (`X-Forwarded-…`).',
  ),
  KAOIRO_ALLOWED_ORIGINS: variable(
    origins,
    [],
    'Other sites whose pages may call the API (CORS), with commas between them.',
    'none',
  ),
  KAOIRO_SESSIONS_PER_ADDRESS: variable(
    limit,
    defaultSessionsPerAddress,
    'New sessions from one address in 10 s; `off` for no limit.',
  ),
  KAOIRO_SESSIONS_IN_ALL: variable(
    limit,
    600,
    'New sessions on this node in 10 s; `off` for no limit.',
  ),
  KAOIRO_REQUESTS_PER_ADDRESS: variable(
    limit,
    3_000,
    'Requests of every kind from one address in 10 s; `off` for no limit.',
  ),
  KAOIRO_THREADS: optional(
    wholeNumber(1, 256),
    'as many as cores',
    'Photos that the process works on at once, a thread each.',
  ),
  KAOIRO_MOST_WAITING: variable(
    wholeNumber(1, 1_000_000),
    defaultMaxWaiting,
    'Sessions of all nodes that wait for their analysis before another one is turned away.',
  ),
  KAOIRO_PENDING_MEGABYTES: variable(
    wholeNumber(2, 1_000_000),
    defaultPendingMegabytes,
    'Megabytes, over all nodes, of photos whose analysis has not been requested; a further one is answered with 503.',
  ),
  KAOIRO_PENDING_MINUTES: variable(
    wholeNumber(1, 60),
    defaultPendingMinutes,
    'Minutes after which a session is removed, with its photo, if its analysis has not been requested.',
  ),
  KAOIRO_S3_BUCKET: optional(
    bucketName,
    'the data folder',
    'The S3-compatible bucket where photos wait. Credentials come from the AWS SDK: `AWS_ACCESS_KEY_ID`, `AWS_SECRET_ACCESS_KEY`.',
  ),
  KAOIRO_S3_REGION: variable(nonEmptyText, 'us-east-1', 'The region of the bucket.'),
  KAOIRO_S3_ENDPOINT: optional(
    address,
    'Amazon’s, by the region',
    'The address of the bucket’s server.',
  ),
  KAOIRO_S3_PUBLIC_ENDPOINT: optional(
    address,
    'the endpoint',
    'The same server as visitors reach it, if that is another address.',
  ),
  KAOIRO_S3_PATH_STYLE: optional(
    trueOrFalse,
    'true if an endpoint is given',
    'Whether the bucket’s name stands in the path of its addresses, not in their host.',
  ),
  KAOIRO_METRICS_TOKEN: optional(
    bearerToken,
    'none: everybody may read them',
    'Whoever reads the metrics at `/metrics` must send it as a bearer token.',
    isSecret,
  ),
  KAOIRO_LOG_LEVEL: optional(
    oneOf(logLevels),
    'warn in a terminal, else info',
    'The least important lines that are logged: `debug`, `info`, `warn`, `error` or `silent`.',
  ),
}

export type VariableName = keyof typeof variables

export const isVariable = (name: string): name is VariableName => Object.hasOwn(variables, name)

/** The whole environment as values; other variables in it are left alone. */
export const Environment = t.type(variables)
export type Environment = t.TypeOf<typeof Environment>
