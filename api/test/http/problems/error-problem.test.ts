import pg from 'pg'
import { Piscina } from 'piscina'
import { describe, expect, test } from 'vitest'
import { isUnavailable } from '../../../src/http/problems/error-problem.js'
import { openDatabase } from '../../../src/storage/database/open-database.js'
import { databaseKinds } from '../../storage/database/test-databases.js'
import { stubSessions, testService } from '../test-service.js'

const coded = (code: string, message = 'something') => Object.assign(new Error(message), { code })

/** What a call rejects with. */
const errorOf = (work: () => Promise<unknown>): Promise<unknown> =>
  work().then(
    () => undefined,
    (error: unknown) => error,
  )

describe('a database or bucket that is away', () => {
  test('is answered as such, with the time to retry', async () => {
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
    coded('ENOSPC'),
    coded('EDQUOT'),
    coded('53100'),
    new Error('the database has failed', { cause: coded('53100') }),
  ])('is reported as full if its disk is full: %s', async (error) => {
    const { service } = await testService({
      sessions: stubSessions({ create: () => Promise.reject(error) }),
    })
    const { statusCode, headers, body } = await service.inject({
      method: 'POST',
      url: '/v1/sessions',
      payload: {},
    })
    expect({ statusCode, retryAfter: headers['retry-after'] }).toEqual({
      statusCode: 503,
      retryAfter: '5',
    })
    expect(JSON.parse(body)).toMatchObject({ code: 'disk-full' })
    await service.close()
  })

  test.each(['08006', '53300', '57P01', '57P03', 'ECONNREFUSED', 'ETIMEDOUT', 'ENOTFOUND'])(
    'is recognised by the code %s',
    (code) => expect(isUnavailable(coded(code))).toBe(true),
  )

  test.each(['40001', '40P01'])(
    'is treated like one that rolled back for another transaction: %s',
    (code) => expect(isUnavailable(coded(code))).toBe(true),
  )

  test.each(['ENOSPC', 'EDQUOT', 'EMFILE', 'ENFILE', 'EIO'])(
    'is treated like a machine that has reached its limits: %s',
    (code) => expect(isUnavailable(coded(code))).toBe(true),
  )

  test('is treated like threads that are busy for too long', async () => {
    const pool = new Piscina({ filename: 'data:text/javascript,export default () => 1' })
    const run = pool.run(null, { signal: AbortSignal.abort() })
    expect(isUnavailable(await errorOf(() => run))).toBe(true)
    await pool.destroy()
  })

  test("is recognised by pg's errors for a server that is not there", async () => {
    const pool = new pg.Pool({ connectionString: 'postgres://127.0.0.1:1/none' })
    expect(isUnavailable(await errorOf(() => pool.query('SELECT 1')))).toBe(true)
    await pool.end()
    expect(isUnavailable(await errorOf(() => pool.query('SELECT 1')))).toBe(true)
  })

  test.each(databaseKinds)(
    'is recognised by the error of $name when it is closed',
    async ({ make }) => {
      const { config, remove } = await make()
      const database = await openDatabase(config)
      await database.close()
      expect(isUnavailable(await errorOf(() => database.query('SELECT 1')))).toBe(true)
      await remove()
    },
  )

  test("is recognised by the S3 client's errors", () => {
    const answered = Object.assign(new Error('We encountered an internal error'), {
      $fault: 'server',
    })
    expect(isUnavailable(answered)).toBe(true)
    expect(isUnavailable(new Error('upload failed', { cause: coded('ECONNRESET') }))).toBe(true)
  })
})

test.each([
  new Error('a fault of ours'),
  new TypeError('undefined is not a function'),
  coded('23505'),
  coded('42P01'),
  coded('ENOENT'),
  Object.assign(new Error('Access Denied'), { $fault: 'client' }),
  Object.assign(new Error('The task has been aborted', { cause: new Error('no such worker') }), {
    name: 'AbortError',
  }),
  'a text',
  null,
])('any other error is internal: %s', (error) => expect(isUnavailable(error)).toBe(false))
