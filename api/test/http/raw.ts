import { connect } from 'node:net'
import type { Server } from 'node:net'
import { text } from 'node:stream/consumers'
import type { FastifyInstance } from 'fastify'

/** Starts to listen on a free loopback port and returns it. */
export const listen = async (service: FastifyInstance): Promise<number> =>
  Number(new URL(await service.listen({ host: '127.0.0.1', port: 0 })).port)

/** Sends bytes unchanged and returns everything up to the end of the connection. */
export const exchange = (port: number, sent: string): Promise<string> => {
  const socket = connect(port, '127.0.0.1')
  socket.write(sent)
  return text(socket)
}

/** The status, head and JSON body of a raw answer. */
export const parsed = (answer: string) => {
  const [head = '', body = ''] = answer.split('\r\n\r\n')
  return {
    status: Number(head.split(' ', 2)[1]),
    head: head.toLowerCase(),
    body: JSON.parse(body) as unknown,
  }
}

/** The number of open connections. */
export const connections = (server: Server): Promise<number> =>
  new Promise((resolve, reject) => {
    server.getConnections((error, count) => (error === null ? resolve(count) : reject(error)))
  })
