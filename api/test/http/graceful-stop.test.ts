import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import * as E from 'fp-ts/lib/Either.js'
import { expect, test } from 'vitest'
import { connections, listen, parsed } from './raw.js'
import { stubSessions, testService } from './test-service.js'
import { eventually } from '../eventually.js'

/** A service that answers requests for a session after `release` is called. */
const startHeld = async () => {
  const released = promiseWithResolve()
  const called = promiseWithResolve()
  const { service } = await testService({
    sessions: stubSessions({
      state: async () => {
        called.resolve()
        await released.promise
        return E.right({ status: 'analyzing' })
      },
    }),
  })
  const port = await listen(service)
  return { service, port, release: released.resolve, called: called.promise }
}

/** Node 20 does not have `Promise.withResolvers`. */
const promiseWithResolve = () => {
  let resolve: () => void = () => undefined
  const promise = new Promise<void>((settle) => (resolve = settle))
  return { promise, resolve }
}

const head = (url: string, more = '') => `GET ${url} HTTP/1.1\r\nHost: a\r\n${more}`

const open = (port: number, sent: string) => {
  const socket = connect(port, '127.0.0.1')
  socket.write(sent)
  return { socket, answer: text(socket) }
}

test('a stopping service answers requests in progress and rejects new ones', async () => {
  const { service, port, release, called } = await startHeld()
  const held = open(port, `${head('/v1/sessions/x')}\r\n`)
  await called
  const late = ['/v1/sessions/x', '/readyz', '/healthz'].map((url) => open(port, head(url)))
  await eventually(async () => expect(await connections(service.server)).toBe(4))

  const closed = service.close()
  await eventually(() => expect(service.server.listening).toBe(false))
  for (const { socket, answer } of late) {
    socket.write('\r\n')
    const { status, head, body } = parsed(await answer)
    expect(status).toBe(503)
    expect(body).toMatchObject({ code: 'stopping' })
    expect(head).toContain('connection: close')
    expect(head).toContain('retry-after: ')
  }
  release()
  expect(parsed(await held.answer).status).toBe(200)
  await closed
})

test('a stopping service closes idle connections at once', async () => {
  const { service, port } = await startHeld()
  const { socket, answer } = open(port, `${head('/healthz')}\r\n`)
  await new Promise((resolve) => socket.once('data', resolve))
  await service.close()
  expect(parsed(await answer).status).toBe(200)
})

test('a stopping service disconnects clients that wait for an answer after the drain time', async () => {
  const { service, port, called } = await startHeld()
  const { socket, answer } = open(port, `${head('/v1/sessions/x')}\r\n`)
  socket.on('error', () => undefined)
  await called
  await service.close()
  expect(await answer.catch(() => '')).toBe('')
})
