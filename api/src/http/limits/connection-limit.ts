import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { networkOf } from '../requests/network-of.js'

/** A browser opens six at most; visitors of one household or shop share an address. */
const maxPerAddress = 100

/** Closes further connections of an address that has many at once. */
export const limitConnections = (server: Server): void => {
  const open = new Map<string, number>()
  server.on('connection', (socket: Socket) => {
    const address = networkOf(socket.remoteAddress)
    const count = open.get(address) ?? 0
    if (count >= maxPerAddress) {
      socket.destroy()
      return
    }
    open.set(address, count + 1)
    socket.once('close', () => release(open, address))
  })
}

const release = (open: Map<string, number>, address: string): void => {
  const left = (open.get(address) ?? 0) - 1
  if (left > 0) open.set(address, left)
  else open.delete(address)
}
