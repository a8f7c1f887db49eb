import pg from 'pg'
import { Piscina } from 'piscina'
import { describe, expect, test } from 'vitest'
import { isUnavailable } from '../../../src/http/problems/is-unavailable.js'
import { openDatabase } from '../../../src/storage/database/open-database.js'
import { databaseKinds } from '../../storage/database/test-databases.js'
import { stubSessions } from '../stub-sessions.js'
import { testService } from '../test-service.js'

const coded = (code: string, message = 'something') => Object.assign(new Error(message), { code })

/** What a call rejects with. */
const faultOf = (work: () => Promise<unknown>): Promise<unknown> =>
  work().then(
    () => undefined,
    (error: unknown) => error,
  )

describe('a database or bucket that is away', () => {
  test('is answered as such, with the time to ask again', async () => {
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
  ])('says so where its disk is full: %s', async (fault) => {
    const { service } = await testService({
      sessions: stubSessions({ create: () => Promise.reject(fault) }),
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
    'is told by the code %s',
    (code) => expect(isUnavailable(coded(code))).toBe(true),
  )

  test.each(['40001', '40P01'])('is as good as one that undid its work for another: %s', (code) =>
    expect(isUnavailable(coded(code))).toBe(true),
  )

  test.each(['ENOSPC', 'EDQUOT', 'EMFILE', 'ENFILE', 'EIO'])(
    'is as good as a machine that has reached its limits: %s',
    (code) => expect(isUnavailable(coded(code))).toBe(true),
  )

  test('is as good as threads that are busy for too long', async () => {
    const pool = new Piscina({ filename: 'data:text/javascript,export default () => 1' })
    const run = pool.run(null, { signal: AbortSignal.abort() })
    expect(isUnavailable(await faultOf(() => run))).toBe(true)
    await pool.destroy()
  })

  test('is told by what pg says of a server that is not there', async () => {
    const pool = new pg.Pool({ connectionString: 'postgres://127.0.0.1:1/none' })
    expect(isUnavailable(await faultOf(() => pool.query('SELECT 1')))).toBe(true)
    await pool.end()
    expect(isUnavailable(await faultOf(() => pool.query('SELECT 1')))).toBe(true)
  })

  test.each(databaseKinds)('is told by what $name says when it is closed', async ({ make }) => {
    const { config, remove } = await make()
    const database = await openDatabase(config)
    await database.close()
    expect(isUnavailable(await faultOf(() => database.query('SELECT 1')))).toBe(true)
    await remove()
  })

  test('is told by what the S3 client says', () => {
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
])('another fault is our own: %s', (fault) => expect(isUnavailable(fault)).toBe(false))
