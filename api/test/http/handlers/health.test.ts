import type { FastifyInstance } from 'fastify'
import { afterEach, expect, test, vi } from 'vitest'
import { PartFailed } from '../../../src/concurrency/probe.js'
import { testService } from '../test-service.js'
import { eventually } from '../../eventually.js'

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

test('/healthz answers 200 even if the database is down', async () => {
  await start(() => Promise.reject(new Error('no database')))
  const { statusCode, body } = await send('/healthz')
  expect({ statusCode, body }).toEqual({ statusCode: 200, body: '{"status":"ok"}' })
})

test('/readyz answers 503 and logs the cause while the database is down', async () => {
  let isUp = false
  const { lines } = await start(() =>
    isUp ? Promise.resolve() : Promise.reject(new Error('no database')),
  )
  const { statusCode, body } = await send('/readyz')
  expect(statusCode).toBe(503)
  expect(JSON.parse(body)).toMatchObject({ code: 'not-ready' })
  expect(body).not.toContain('no database')
  expect(lines.join('\n')).toContain('no database')
  isUp = true
  expect((await send('/readyz')).statusCode).toBe(200)
})

test.each(['database', 'bucket'] as const)('/readyz names the failed %s only', async (part) => {
  const cause = new Error('denied at s3.internal')
  await start(() => Promise.reject(new PartFailed(part, cause)))
  const { detail } = JSON.parse((await send('/readyz')).body) as { detail: string }
  expect(detail).toContain(`The ${part}`)
  expect(detail).not.toContain('internal')
})

test('/readyz reports a full disk', async () => {
  await start(() => Promise.reject(Object.assign(new Error('no room'), { code: 'ENOSPC' })))
  const { statusCode, body } = await send('/readyz')
  expect(statusCode).toBe(503)
  expect(JSON.parse(body)).toMatchObject({ code: 'disk-full' })
})

test('/readyz gives up after two seconds, and concurrent requests share one check', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const ready = vi.fn(() => new Promise<void>(() => undefined))
  await start(ready)
  const answers = Promise.all([send('/readyz'), send('/readyz'), send('/readyz')])
  await eventually(() => expect(ready).toHaveBeenCalled())
  await vi.advanceTimersByTimeAsync(2_000)
  expect((await answers).map(({ statusCode }) => statusCode)).toEqual([503, 503, 503])
  expect(ready).toHaveBeenCalledTimes(1)
})
