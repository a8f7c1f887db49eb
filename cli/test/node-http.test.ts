import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import * as E from 'fp-ts/lib/Either.js'
import { afterEach, expect, test, vi } from 'vitest'
import { mostCallTime } from '@kaoiro/core/session/http'
import { nodeHttp } from '../src/node-http.js'

afterEach(() => vi.useRealTimers())

test('a call that nobody answers ends after its time, and says why', async () => {
  const silent = createServer()
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
  const reached = new Promise((resolve) => silent.once('connection', resolve))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { port } = silent.address() as AddressInfo
  const answer = nodeHttp(new AbortController().signal)({
    method: 'GET',
    url: `http://127.0.0.1:${port}/`,
    headers: {},
    body: null,
  })()
  await reached
  vi.advanceTimersByTime(mostCallTime)
  expect(await answer).toEqual(E.left('no answer in time'))
  silent.close()
})
