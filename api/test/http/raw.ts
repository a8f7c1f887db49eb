import { connect } from 'node:net'
import type { Server } from 'node:net'
import { text } from 'node:stream/consumers'
import type { FastifyInstance } from 'fastify'

/** Listens on a free loopback port, which it returns. */
export const listen = async (service: FastifyInstance): Promise<number> =>
  Number(new URL(await service.listen({ host: '127.0.0.1', port: 0 })).port)

/** The complete answer to bytes that are sent unchanged, up to the end of the connection. */
export const exchange = (port: number, sent: string): Promise<string> => {
  const socket = connect(port, '127.0.0.1')
  socket.write(sent)
  return text(socket)
}

/** An answer's status and body, of its text. */
export const parsed = (answer: string) => {
  const [head = '', body = ''] = answer.split('\r\n\r\n')
  return {
    status: Number(head.split(' ', 2)[1]),
    head: head.toLowerCase(),
    body: JSON.parse(body) as unknown,
  }
}

/** How many connections a server has open. */
export const connections = (server: Server): Promise<number> =>
  new Promise((resolve, reject) => {
    server.getConnections((error, count) => (error === null ? resolve(count) : reject(error)))
  })
