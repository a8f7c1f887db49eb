import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import * as E from 'fp-ts/lib/Either.js'
import { expect, test, vi } from 'vitest'
import { connections, listen, parsed } from './raw.js'
import { stubSessions, testService } from './test-service.js'

/** A service with a call that is answered when the test decides. */
const startHeld = async () => {
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  let asked: () => void = () => undefined
  const isAsked = new Promise<void>((resolve) => {
    asked = resolve
  })
  const { service } = await testService({
    sessions: stubSessions({
      state: async () => {
        asked()
        await released
        return E.right({ status: 'analyzing' })
      },
    }),
  })
  const port = await listen(service)
  return { service, port, release, isAsked }
}

const head = (url: string, more = '') => `GET ${url} HTTP/1.1\r\nHost: a\r\n${more}`

const open = (port: number, sent: string) => {
  const socket = connect(port, '127.0.0.1')
  socket.write(sent)
  return { socket, answer: text(socket) }
}

test('requests under way are answered, new ones are refused', async () => {
  const { service, port, release, isAsked } = await startHeld()
  const held = open(port, `${head('/v1/sessions/x')}\r\n`)
  await isAsked
  const late = ['/v1/sessions/x', '/readyz', '/healthz'].map((url) => open(port, head(url)))
  await vi.waitFor(async () => expect(await connections(service.server)).toBe(4))

  const closed = service.close()
  await vi.waitFor(() => expect(service.server.listening).toBe(false))
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

test('an idle connection does not delay the stop', async () => {
  const { service, port } = await startHeld()
  const { socket, answer } = open(port, `${head('/healthz')}\r\n`)
  await new Promise((resolve) => socket.once('data', resolve))
  await service.close()
  expect(parsed(await answer).status).toBe(200)
})

test('nor does a client that stops sending: it is cut off', async () => {
  const { service, port, isAsked } = await startHeld()
  const { socket, answer } = open(port, `${head('/v1/sessions/x')}\r\n`)
  socket.on('error', () => undefined)
  await isAsked
  await service.close()
  expect(await answer.catch(() => '')).toBe('')
})
