// The line between a browser and the service: it can be cut, for every engine alike, and it can give a browser of a
// desktop what distinguishes a phone's.
import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** A phone's file input can ask for the camera; no engine's desktop build can. */
const cameraScript = `Object.defineProperty(HTMLInputElement.prototype, 'capture', {
  get() { return this.getAttribute('capture') ?? '' },
  set(value) { this.setAttribute('capture', value) },
})`

const cameraPath = '/camera-of-a-phone.js'

const isPage = ({ headers }: IncomingMessage): boolean =>
  headers['content-type']?.startsWith('text/html') ?? false

const withCamera = (html: string): string =>
  html.replace('<head>', `<head><script src="${cameraPath}"></script>`)

const passPage = async (answer: IncomingMessage, response: ServerResponse): Promise<void> => {
  const { 'content-length': _, ...headers } = answer.headers
  response.writeHead(answer.statusCode ?? 500, headers).end(withCamera(await text(answer)))
}

export interface Line {
  readonly address: string
  readonly cut: () => void
  readonly mend: () => void
  readonly close: () => Promise<void>
}

/** A line to the service at this address; with a camera, the pages that come over it see a phone's. */
export const openLine = async (
  service: string,
  { camera }: { readonly camera: boolean },
): Promise<Line> => {
  let isCut = false
  const server = createServer((incoming, response) => {
    if (isCut) return void incoming.socket.destroy()
    if (incoming.url === cameraPath)
      return void response.writeHead(200, { 'content-type': 'text/javascript' }).end(cameraScript)
    const { 'accept-encoding': _, ...headers } = incoming.headers
    const options = { method: incoming.method, headers }
    const passed = request(service + (incoming.url ?? '/'), options, (answer) => {
      if (camera && isPage(answer)) return void passPage(answer, response)
      response.writeHead(answer.statusCode ?? 500, answer.headers)
      answer.pipe(response)
    })
    passed.on('error', () => response.destroy())
    incoming.pipe(passed)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut: () => {
      isCut = true
      server.closeAllConnections()
    },
    mend: () => {
      isCut = false
    },
    close: async () => {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}
