import * as t from 'io-ts'
import { defaultSessionsPerAddress } from '../http/ports/http-ports.js'
import type { LogLevel } from '../telemetry/telemetry.js'
import {
  address,
  bearerToken,
  bucketName,
  databaseUrl,
  limit,
  nonEmptyText,
  oneOf,
  origins,
  siteAddress,
  trueOrFalse,
  wholeNumber,
  optional,
  variable,
} from './codecs.js'
import {
  defaultMaxWaiting,
  defaultPendingMegabytes,
  defaultPendingMinutes,
} from './service-options.js'
import type { Role } from './service-options.js'

const roles: ReadonlyArray<Role> = ['all', 'web', 'worker']
const logLevels: ReadonlyArray<LogLevel> = ['debug', 'info', 'warn', 'error', 'silent']

const isSecret = true

/** All environment variables. Decoding and the table in docs/running.md use this list. */
export const variables = {
  DATABASE_URL: optional(
    databaseUrl,
    'the embedded database',
    'PostgreSQL server shared by all nodes.',
    isSecret,
  ),
  KAOIRO_ROLE: variable(
    oneOf(roles),
    'all',
    'Role of this node: `web` answers requests, `worker` analyses photos, `all` does both.',
  ),
  KAOIRO_HOST: variable(nonEmptyText, '0.0.0.0', 'Address to listen on.'),
  KAOIRO_PORT: variable(wholeNumber(0, 65_535), 8080, 'Port to listen on; 0 selects a free port.'),
  KAOIRO_DATA: optional(
    nonEmptyText,
    '~/.local/state/kaoiro',
    'Folder for the embedded database, and for photos unless a bucket is configured.',
  ),
  KAOIRO_STORE: optional(
    nonEmptyText,
    'the store of the build',
    'Folder of the store: names, links, texts, colours, products and norms. Changes take effect without a restart.',
  ),
  KAOIRO_PUBLIC_URL: optional(
    siteAddress,
    'the host of each request',
    'Address that visitors use, with the path if the site is not at the root of its host.',
  ),
  KAOIRO_TRUST_PROXY: variable(
    trueOrFalse,
    false,
    'Whether the service runs behind one proxy and trusts its `X-Forwarded-…` headers.',
  ),
  KAOIRO_ALLOWED_ORIGINS: variable(
    origins,
    [],
    'Other sites that may call the API (CORS), separated by commas or blanks.',
    'none',
  ),
  KAOIRO_EMBED_ORIGINS: variable(
    origins,
    [],
    'Sites that may show this site in an iframe, separated by commas or blanks.',
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
    'the number of cores',
    'Threads that analyse photos, one photo at a time each.',
  ),
  KAOIRO_MOST_WAITING: variable(
    wholeNumber(1, 1_000_000),
    defaultMaxWaiting,
    'Maximum length of the queue shared by all nodes; further analyses get 503.',
  ),
  KAOIRO_PENDING_MEGABYTES: variable(
    wholeNumber(2, 1_000_000),
    defaultPendingMegabytes,
    'Maximum megabytes of photos with no analysis requested yet, on all nodes together; further photos get 503.',
  ),
  KAOIRO_PENDING_MINUTES: variable(
    wholeNumber(1, 60),
    defaultPendingMinutes,
    'Minutes until a session with no analysis requested is removed, together with its photo.',
  ),
  KAOIRO_S3_BUCKET: optional(
    bucketName,
    'the data folder',
    'S3-compatible bucket for photos. Credentials come from the AWS SDK: `AWS_ACCESS_KEY_ID`, `AWS_SECRET_ACCESS_KEY`.',
  ),
  KAOIRO_S3_REGION: variable(nonEmptyText, 'us-east-1', 'Region of the bucket.'),
  KAOIRO_S3_ENDPOINT: optional(
    address,
    'Amazon’s for the region',
    'Address of the S3-compatible server.',
  ),
  KAOIRO_S3_PUBLIC_ENDPOINT: optional(
    address,
    'the endpoint',
    'Address of the same server for visitors, if it differs.',
  ),
  KAOIRO_S3_PATH_STYLE: optional(
    trueOrFalse,
    'true with an endpoint, else false',
    'Whether URLs contain the bucket’s name in the path instead of the host.',
  ),
  KAOIRO_METRICS_TOKEN: optional(
    bearerToken,
    'none: the metrics are public',
    'Bearer token required to read `/metrics` and `/metrics/norms`.',
    isSecret,
  ),
  KAOIRO_LOG_LEVEL: optional(
    oneOf(logLevels),
    'warn in a terminal, else info',
    'Minimum level of log lines: `debug`, `info`, `warn`, `error` or `silent`.',
  ),
}

export type VariableName = keyof typeof variables

export const isVariable = (name: string): name is VariableName => Object.hasOwn(variables, name)

export const Environment = t.type(variables)
export type Environment = t.TypeOf<typeof Environment>
