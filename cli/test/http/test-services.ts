import { once } from 'node:events'
import type { RequestListener } from 'node:http'
import { createServer } from 'node:http'
import { createServer as createSilentServer } from 'node:net'
import type { AddressInfo, Server } from 'node:net'
import { text } from 'node:stream/consumers'
import type { HttpRequest } from '@kaoiro/core/session'
import type { CallAttempt, ClientOptions } from '../../src/http/client-http.js'
import { clientHttp } from '../../src/http/client-http.js'

const closings: Array<() => unknown> = []

/** Closes all servers; call it after each test. */
export const closeServices = async (): Promise<void> => {
  for (const close of closings.splice(0)) await close()
}

const listen = async (server: Server): Promise<string> => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** Starts a service that gives these answers in order and repeats the last one. */
export const serviceOf = async (...answers: ReadonlyArray<RequestListener>) => {
  const received: Array<string> = []
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      received.push(`${request.method ?? ''} ${body}`)
      answers[Math.min(received.length, answers.length) - 1]?.(request, response)
    })
  })
  closings.push(
    () => server.close(),
    () => server.closeAllConnections(),
  )
  return { url: await listen(server), received }
}

export const answering =
  (status: number, headers: Readonly<Record<string, string>> = {}): RequestListener =>
  (_, response) =>
    response.writeHead(status, { connection: 'close', ...headers }).end(`body ${status}`)

export const breakingOff: RequestListener = (request) => request.socket.destroy()

/** Starts a server that accepts connections and never answers. */
export const silentService = async () => {
  const server = createSilentServer()
  closings.push(() => server.close())
  server.on('connection', (socket) => closings.unshift(() => socket.destroy()))
  return { server, url: await listen(server) }
}

export const call = async (
  request: Pick<HttpRequest, 'method' | 'url'> & Partial<HttpRequest>,
  options: Partial<ClientOptions> = {},
) => {
  const seen: Array<CallAttempt> = []
  const signal = new AbortController().signal
  const http = await clientHttp({ signal, observe: (one) => seen.push(one), ...options })
  const answer = await http({ headers: {}, body: null, ...request })()
  return { answer, seen, outcomes: seen.map(({ status, detail }) => status ?? detail) }
}
