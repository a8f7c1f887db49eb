import fc from 'fast-check'
import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, test } from 'vitest'
import { codePointArb, codePointsArb } from '@kaoiro/fixtures/arbitraries/values'
import type { Config, Flags } from '../../src/config/config.js'
import { configOf } from '../../src/config/config.js'
import { variables } from '../../src/config/variables.js'

const defaults = { data: '/home/me/state', threads: 3, logLevel: 'info' } as const

const read = (env: Record<string, string>, flags: Flags = {}) => configOf(env, flags, defaults)

const errorsOf = (env: Record<string, string>, flags: Flags = {}): ReadonlyArray<string> => {
  const config = read(env, flags)
  return E.isLeft(config) ? config.left : []
}

const valid = (env: Record<string, string>, flags: Flags = {}): Config => {
  const config = read(env, flags)
  if (E.isLeft(config)) throw new Error(config.left.join('\n'))
  return config.right
}

const embedded: Config = {
  role: 'all',
  database: { _tag: 'Folder', folder: '/home/me/state/database' },
  bucket: { _tag: 'Folder', folder: '/home/me/state/photos' },
  http: {
    host: '0.0.0.0',
    port: 8080,
    trustProxy: false,
    allowedOrigins: [],
    embedOrigins: [],
    rateLimits: { sessionsPerAddress: 45, sessionsInAll: 600, requestsPerAddress: 3000 },
  },
  threads: 3,
  maxWaiting: 200,
  pendingPhotos: { maxBytes: 256_000_000, maxAge: 600_000 },
  logLevel: 'info',
}

const DATABASE_URL = 'postgresql://kaoiro:s3cret@db.example.com:5432/kaoiro'

describe('a valid environment', () => {
  test('may be empty: everything is kept on this machine', () => {
    expect(valid({})).toEqual(embedded)
  })

  test.each(['', ' \n'])('treats a variable with the value %j as not set', (text) => {
    const empty = Object.fromEntries(Object.keys(variables).map((name) => [name, text]))
    expect(valid({ ...empty, KAOIRO_TYPO: text })).toEqual(embedded)
  })

  test('may set every variable', () => {
    const env = {
      DATABASE_URL,
      KAOIRO_ROLE: 'web',
      KAOIRO_HOST: '::',
      KAOIRO_PORT: '80',
      KAOIRO_DATA: '/data',
      KAOIRO_STORE: '/store',
      KAOIRO_PUBLIC_URL: 'https://beauty.example.com/',
      KAOIRO_TRUST_PROXY: 'true',
      KAOIRO_ALLOWED_ORIGINS: 'https://shop.example.com, http://localhost:5173',
      KAOIRO_EMBED_ORIGINS: 'https://www.example.com https://shop.example.com/',
      KAOIRO_SESSIONS_PER_ADDRESS: 'off',
      KAOIRO_SESSIONS_IN_ALL: '1000',
      KAOIRO_REQUESTS_PER_ADDRESS: '5000',
      KAOIRO_THREADS: '8',
      KAOIRO_MOST_WAITING: '50',
      KAOIRO_PENDING_MEGABYTES: '1000',
      KAOIRO_PENDING_MINUTES: '5',
      KAOIRO_S3_BUCKET: 'photos',
      KAOIRO_S3_REGION: 'ap-northeast-1',
      KAOIRO_S3_ENDPOINT: 'http://bucket:8333/',
      KAOIRO_S3_PUBLIC_ENDPOINT: 'https://photos.example.com/s3',
      KAOIRO_S3_PATH_STYLE: 'false',
      KAOIRO_METRICS_TOKEN: 'abcdefghijklmnop',
      KAOIRO_LOG_LEVEL: 'debug',
    }
    expect(Object.keys(env)).toEqual(Object.keys(variables))
    const padded = Object.entries(env).map(([name, text]) => [name, ` ${text}\r\n`] as const)
    expect(valid(Object.fromEntries(padded))).toEqual(valid(env))
    expect(valid(env)).toEqual({
      storeFolder: '/store',
      role: 'web',
      database: { _tag: 'Server', url: DATABASE_URL },
      bucket: {
        _tag: 'S3',
        bucket: 'photos',
        region: 'ap-northeast-1',
        endpoint: 'http://bucket:8333',
        publicEndpoint: 'https://photos.example.com/s3',
        pathStyle: false,
      },
      http: {
        host: '::',
        port: 80,
        publicUrl: 'https://beauty.example.com',
        trustProxy: true,
        allowedOrigins: ['https://shop.example.com', 'http://localhost:5173'],
        embedOrigins: ['https://www.example.com', 'https://shop.example.com'],
        rateLimits: { sessionsPerAddress: null, sessionsInAll: 1000, requestsPerAddress: 5000 },
        metricsToken: 'abcdefghijklmnop',
      },
      threads: 8,
      maxWaiting: 50,
      pendingPhotos: { maxBytes: 1_000_000_000, maxAge: 300_000 },
      logLevel: 'debug',
    })
  })

  test.each([
    [{}, false],
    [{ KAOIRO_S3_ENDPOINT: 'https://s3.example.com' }, true],
  ])('with the bucket settings %j gives pathStyle %s', (env, pathStyle) => {
    expect(valid({ KAOIRO_S3_BUCKET: 'photos', ...env }).bucket).toMatchObject({
      _tag: 'S3',
      region: 'us-east-1',
      pathStyle,
    })
  })

  test.each([
    ['https://s3.example.com', 'https://s3.example.com'],
    ['https://s3.example.com?', 'https://s3.example.com'],
    ['https://s3.example.com/photos/ ', 'https://s3.example.com/photos'],
    ['HTTP://Bucket:8333/#', 'http://bucket:8333'],
  ])('normalises the endpoint %j to %s', (given, endpoint) => {
    const env = { KAOIRO_S3_ENDPOINT: given, KAOIRO_S3_PUBLIC_ENDPOINT: given }
    expect(valid({ KAOIRO_S3_BUCKET: 'photos', ...env }).bucket).toMatchObject({
      endpoint,
      publicEndpoint: endpoint,
    })
  })

  test('is overridden by the command line, even if a value is invalid', () => {
    const env = { KAOIRO_ROLE: 'boss', KAOIRO_HOST: 'a', KAOIRO_PORT: 'x', KAOIRO_DATA: '/a' }
    expect(valid(env, { role: 'all', host: 'b', port: 0, data: '/b' })).toEqual({
      ...embedded,
      http: { ...embedded.http, host: 'b', port: 0 },
      database: { _tag: 'Folder', folder: '/b/database' },
      bucket: { _tag: 'Folder', folder: '/b/photos' },
    })
  })

  test('may contain variables of other programs', () => {
    const env = {
      PORT: 'x',
      KAOIRO_API_URL: 'x',
      KAOIRO_SITE_URL: 'x',
      KAOIRO_TEST_DATABASE_URL: 'x',
      KAOIRO_TEST_POOLER_URL: 'x',
    }
    expect(valid(env)).toEqual(embedded)
  })
})

const number = (min: number, max: number) => `a whole number from ${min} to ${max}`
const limit = 'a whole number from 1 to 1000000, or off'
const site = 'an address like https://beauty.example.com or https://www.example.com/beauty/kaoiro'
const origins = 'a list like https://a.example.com,https://b.example.com, with each host in full'
const bucket = 'an address like https://photos.example.com'
const bucketName = 'a name of 3 to 63 lowercase letters, digits, dots and hyphens'
const S3 = { KAOIRO_S3_BUCKET: 'photos' }

describe('an error', () => {
  test.each<[name: string, text: string, expected: string, env?: Record<string, string>]>([
    ['KAOIRO_ROLE', 'boss', 'one of all, web, worker'],
    ['KAOIRO_PORT', '65536', number(0, 65_535)],
    ['KAOIRO_PORT', '80.5', number(0, 65_535)],
    ['KAOIRO_TRUST_PROXY', 'yes', 'true or false'],
    ['KAOIRO_PUBLIC_URL', 'https://example.com/a b', site],
    ['KAOIRO_PUBLIC_URL', 'https://*.example.com', site],
    ['KAOIRO_EMBED_ORIGINS', 'https://www.example.com/beauty', origins],
    ['KAOIRO_EMBED_ORIGINS', 'https://a.example.com;', origins],
    ['KAOIRO_ALLOWED_ORIGINS', 'https://a.example.com,*', origins],
    ...['https://*', 'https://*.example.com', 'http://*:8080', '*'].flatMap(
      (text): Array<[string, string, string]> => [
        ['KAOIRO_EMBED_ORIGINS', text, origins],
        ['KAOIRO_ALLOWED_ORIGINS', text, origins],
      ],
    ),
    ['KAOIRO_SESSIONS_PER_ADDRESS', '0', limit],
    ['KAOIRO_REQUESTS_PER_ADDRESS', '1e9', limit],
    ['KAOIRO_S3_BUCKET', 'Photos', bucketName],
    ['KAOIRO_S3_ENDPOINT', 'bucket:8333', bucket, S3],
    ['KAOIRO_S3_PUBLIC_ENDPOINT', 'https://*', bucket, S3],
  ])('in %s=%s names what is expected, in one line', (name, text, expected, env = {}) => {
    const line = `${name}: "${text}" is not valid. Use ${expected}.`
    expect(errorsOf({ ...env, [name]: text })).toEqual([line])
  })

  test.each<[Readonly<Record<string, string>>, string]>([
    [{ KAOIRO_DATA: '\0' }, 'KAOIRO_DATA: "\ufffd" is not valid. Use a name.'],
    [
      { KAOIRO_S3_ENDPOINT: 'http://bucket:8333' },
      'KAOIRO_S3_ENDPOINT: KAOIRO_S3_BUCKET is not set. Set it to the name of the bucket.',
    ],
    [
      { KAOIRO_ROLE: 'web' },
      'DATABASE_URL: not set. The role web needs a PostgreSQL server; set DATABASE_URL or use the role all.',
    ],
    [{ KAOIRO_PROT: '1' }, 'KAOIRO_PROT: unknown variable. Did you mean KAOIRO_PORT?'],
    [{ KAOIRO_SOMETHING_ELSE: '1' }, 'KAOIRO_SOMETHING_ELSE: unknown variable. Remove it.'],
  ])('in %j is reported in one line', (env, line) => {
    expect(errorsOf(env)).toEqual([line])
  })

  test.each([
    ['mysql://kaoiro:s3cret@db/kaoiro'],
    ['kaoiro:s3cret'],
    ['postgres://kaoiro:s3cret@:not a host'],
  ])('does not show the password: %s', (url) => {
    expect(errorsOf({ DATABASE_URL: url, KAOIRO_METRICS_TOKEN: 's3cret' })).toEqual([
      'DATABASE_URL: the value is not valid. Use a URL like postgresql://user:password@host:5432/database.',
      'KAOIRO_METRICS_TOKEN: the value is not valid. Use 16 to 200 letters, digits or any of -._~+/.',
    ])
  })
})

describe('every environment', () => {
  const textArb = fc.oneof(
    fc.string({ unit: codePointArb, maxLength: 200 }),
    fc.constantFrom('', 'off', 'true', '1', 'all', 'http://a.example', '\x1b[2J\u202e\n'),
  )
  const nameArb = fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom(...Object.keys(variables)) },
    codePointsArb.map((rest) => `KAOIRO_${rest}`),
  )
  const envArb = fc.dictionary(nameArb, textArb, { maxKeys: 8, noNullPrototype: true })

  test('gives a configuration or errors of one line without control characters', () => {
    fc.assert(
      fc.property(envArb, (env) => {
        const config = read(env)
        if (E.isRight(config)) return
        expect(config.left).not.toEqual([])
        for (const line of config.left)
          expect(line).toMatch(/^[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}]{1,200}$/u)
      }),
    )
  })

  test('gives one line for each independent error', () => {
    const wrong = ['KAOIRO_HOST', 'KAOIRO_PORT', 'KAOIRO_THREADS', 'KAOIRO_LOG_LEVEL']
    fc.assert(
      fc.property(fc.subarray(wrong), (names) => {
        const errors = errorsOf(Object.fromEntries(names.map((name) => [name, '\0'])))
        expect(errors.map((line) => line.split(':')[0])).toEqual(names)
      }),
    )
  })

  test('never shows a secret', () => {
    const secretArb = fc.stringMatching(/^[a-z]{24}#[a-z]{24}$/)
    fc.assert(
      fc.property(secretArb, secretArb, (url, token) => {
        const lines = errorsOf({ DATABASE_URL: url, KAOIRO_METRICS_TOKEN: token }).join('\n')
        expect(lines).toMatch(/^DATABASE_URL: .*\nKAOIRO_METRICS_TOKEN: .*$/)
        expect(lines).not.toContain(url.slice(0, 8))
        expect(lines).not.toContain(token.slice(0, 8))
      }),
    )
  })
})
