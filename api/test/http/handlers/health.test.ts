import type { FastifyInstance } from 'fastify'
import { afterEach, expect, test, vi } from 'vitest'
import { testService } from '../test-service.js'

let service: FastifyInstance
const start = async (ready: () => Promise<void>) => {
  const made = await testService({ ready })
  service = made.service
  return made
}
afterEach(async () => {
  vi.useRealTimers()
  await service.close()
})

const send = (url: string) => service.inject({ url })

test('a process that answers is healthy, whatever its database does', async () => {
  await start(() => Promise.reject(new Error('no database')))
  const { statusCode, body } = await send('/healthz')
  expect({ statusCode, body }).toEqual({ statusCode: 200, body: '{"status":"ok"}' })
})

test('a node whose database and bucket answer is ready', async () => {
  await start(() => Promise.resolve())
  expect((await send('/readyz')).statusCode).toBe(200)
})

test('a node whose database does not answer is not ready, and only its log says why', async () => {
  const { lines } = await start(() => Promise.reject(new Error('no database')))
  const { statusCode, body } = await send('/readyz')
  expect(statusCode).toBe(503)
  expect(JSON.parse(body)).toMatchObject({ code: 'not-ready' })
  expect(body).not.toContain('no database')
  expect(lines.join('\n')).toContain('no database')
})

test('a node whose disk is full is not ready, and says so', async () => {
  await start(() => Promise.reject(Object.assign(new Error('no room'), { code: 'ENOSPC' })))
  const { statusCode, body } = await send('/readyz')
  expect(statusCode).toBe(503)
  expect(JSON.parse(body)).toMatchObject({ code: 'disk-full' })
})

test('a database that hangs is waited for two seconds, and queried only once meanwhile', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const ready = vi.fn(() => new Promise<void>(() => undefined))
  await start(ready)
  const answers = Promise.all([send('/readyz'), send('/readyz'), send('/readyz')])
  await vi.waitFor(() => expect(ready).toHaveBeenCalled())
  await vi.advanceTimersByTimeAsync(2_000)
  expect((await answers).map(({ statusCode }) => statusCode)).toEqual([503, 503, 503])
  expect(ready).toHaveBeenCalledTimes(1)
})

test('a node is ready again when its database is', async () => {
  let isThere = false
  await start(() => (isThere ? Promise.resolve() : Promise.reject(new Error('no database'))))
  expect((await send('/readyz')).statusCode).toBe(503)
  isThere = true
  expect((await send('/readyz')).statusCode).toBe(200)
})
