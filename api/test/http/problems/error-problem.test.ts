import pg from 'pg'
import { Piscina } from 'piscina'
import { describe, expect, test } from 'vitest'
import * as E from 'fp-ts/lib/Either.js'
import { OtherVersion } from '../../../src/sessions/model/session-error.js'
import { errorProblem, isUnavailable } from '../../../src/http/problems/error-problem.js'
import { openDatabase } from '../../../src/storage/database/open-database.js'
import { databaseKinds } from '../../storage/database/test-databases.js'
import { stubSessions, testService } from '../test-service.js'

const coded = (code: string, message = 'something') => Object.assign(new Error(message), { code })

/** The error that a call rejects with. */
const errorOf = (work: () => Promise<unknown>): Promise<unknown> =>
  work().then(
    () => undefined,
    (error: unknown) => error,
  )

test('answers 503 with Retry-After while the database is unavailable', async () => {
  const { service } = await testService({
    sessions: stubSessions({ state: () => Promise.reject(coded('57P01')) }),
  })
  const { statusCode, headers, body } = await service.inject({ url: '/v1/sessions/x' })
  expect(statusCode).toBe(503)
  expect(headers['retry-after']).toBe('5')
  expect(JSON.parse(body)).toMatchObject({ code: 'unavailable' })
  await service.close()
})

test.each([
  ['TooBusy', 'too-busy', '5'],
  ['NoRoom', 'no-room', '10'],
] as const)('answers 503 with Retry-After to the session error %s', async (_tag, code, wait) => {
  const { service } = await testService({
    sessions: stubSessions({ create: () => Promise.resolve(E.left({ _tag })) }),
  })
  const request = { method: 'POST', url: '/v1/sessions', payload: {} } as const
  const { statusCode, headers, body } = await service.inject(request)
  expect([statusCode, headers['retry-after']]).toEqual([503, wait])
  expect(JSON.parse(body)).toMatchObject({ code })
  await service.close()
})

test.each([
  coded('ENOSPC'),
  coded('EDQUOT'),
  coded('53100'),
  new Error('the database has failed', { cause: coded('53100') }),
])('answers disk-full to %s', (error) => {
  expect(errorProblem(error, false)).toMatchObject({ status: 503, code: 'disk-full' })
})

describe('isUnavailable', () => {
  test.each([
    ...['08006', '25006', '25P03', '26000', '28000', '28P01', '3D000', '40001', '42501', '42P05'],
    ...[
      '53300',
      '55000',
      '55P03',
      '57014',
      '57P03',
      '58030',
      'ECONNREFUSED',
      'ETIMEDOUT',
      'EMFILE',
      'EIO',
      'EROFS',
    ],
    // An expired certificate, one of another host, one of an unknown authority; a port without TLS or HTTP.
    ...['CERT_HAS_EXPIRED', 'ERR_TLS_CERT_ALTNAME_INVALID', 'UNABLE_TO_VERIFY_LEAF_SIGNATURE'],
    ...[
      'SELF_SIGNED_CERT_IN_CHAIN',
      'DEPTH_ZERO_SELF_SIGNED_CERT',
      'EPROTO',
      'HPE_INVALID_CONSTANT',
    ],
  ])('accepts the error code %s', (code) => expect(isUnavailable(coded(code))).toBe(true))

  test('accepts the error of a thread pool that was busy for too long', async () => {
    const pool = new Piscina({ filename: 'data:text/javascript,export default () => 1' })
    const run = pool.run(null, { signal: AbortSignal.abort() })
    expect(isUnavailable(await errorOf(() => run))).toBe(true)
    await pool.destroy()
  })

  test('accepts the errors of pg for an unreachable server and a closed pool', async () => {
    const pool = new pg.Pool({ connectionString: 'postgres://127.0.0.1:1/none' })
    expect(isUnavailable(await errorOf(() => pool.query('SELECT 1')))).toBe(true)
    await pool.end()
    expect(isUnavailable(await errorOf(() => pool.query('SELECT 1')))).toBe(true)
  })

  test.each(databaseKinds)('accepts the error of $name after it was closed', async ({ make }) => {
    const { config, remove } = await make()
    const database = await openDatabase(config)
    await database.close()
    expect(isUnavailable(await errorOf(() => database.query('SELECT 1')))).toBe(true)
    await remove()
  })

  test.each([
    Object.assign(new Error('We encountered an internal error'), {
      $metadata: { httpStatusCode: 500 },
    }),
    Object.assign(new Error('no credentials'), { name: 'CredentialsProviderError' }),
    Object.assign(new Error('no token'), { name: 'TokenProviderError' }),
    new Error('upload failed', { cause: coded('ECONNRESET') }),
    new OtherVersion('a photo'),
  ])(
    'accepts the S3 client’s error for an answer, for credentials, with such a cause, and another version’s data: %s',
    (error) => expect(isUnavailable(error)).toBe(true),
  )
})

test.each([
  new Error('a bug'),
  new TypeError('undefined is not a function'),
  coded('22P02'),
  coded('23505'),
  coded('25001'),
  coded('42P01'),
  coded('XX001'),
  coded('ENOENT'),
  Object.assign(new Error('The task has been aborted', { cause: new Error('no such worker') }), {
    name: 'AbortError',
  }),
  'a text',
  null,
])('isUnavailable rejects any other error: %s', (error) => expect(isUnavailable(error)).toBe(false))
