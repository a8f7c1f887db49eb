// A proxy between a browser and the service. Adds functions that the engines' drivers lack.
import { once } from 'node:events'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** URLs of the injected script, and of its reports of uncaught errors. */
const scriptPath = '/test/page-script.js'
const faultPath = '/test/fault'

/** Adds camera capture and file sharing, which phones support and these builds of the engines do not. */
const phone = `
navigator.canShare = () => true
Object.defineProperty(HTMLInputElement.prototype, 'capture', {
  get() { return this.getAttribute('capture') ?? '' },
  set(value) { this.setAttribute('capture', value) },
})`

/** These builds of the engines are in English. */
const japanese = `
Object.defineProperty(Navigator.prototype, 'languages', { get: () => ['ja-JP'] })`

/** Reports uncaught errors, because WebDriver does not. */
const faults = `
const report = (fault) => navigator.sendBeacon('${faultPath}', String(fault))
addEventListener('error', ({ message, target }) => target === window && report(message))
addEventListener('unhandledrejection', ({ reason }) => report(reason))`

/** Returns the script that runs in each page before the site's own scripts. */
const pageScript = (device: 'phone' | 'desktop'): string =>
  japanese + faults + (device === 'phone' ? phone : '')

const withPageScript = (html: string): string =>
  html.replace('<head>', `<head><script src="${scriptPath}"></script>`)

export interface Proxy {
  readonly address: string
  readonly disconnect: () => void
  readonly reconnect: () => void
  /** Rejects if a page has thrown. */
  readonly close: () => Promise<void>
}

const isPage = ({ headers }: IncomingMessage): boolean =>
  headers['content-type']?.startsWith('text/html') ?? false

const passOn = async (answer: IncomingMessage, response: ServerResponse): Promise<void> => {
  const status = answer.statusCode ?? 500
  if (!isPage(answer)) return void answer.pipe(response.writeHead(status, answer.headers))
  const { 'content-length': _, ...headers } = answer.headers
  response.writeHead(status, headers).end(withPageScript(await text(answer)))
}

/** Forwards a request to the service, which answers uncompressed so that the script can be injected. */
const forwardTo =
  (service: string): RequestListener =>
  (incoming, response) => {
    const { 'accept-encoding': _, ...given } = incoming.headers
    const headers = { ...given, 'accept-language': 'ja-JP' }
    const forwarded = request(
      service + (incoming.url ?? '/'),
      { method: incoming.method, headers },
      (answer) => void passOn(answer, response),
    )
    forwarded.on('error', () => response.destroy())
    incoming.pipe(forwarded)
  }

/** Starts a proxy for the service at this address; its pages run as on this kind of device. */
export const startProxy = async (service: string, device: 'phone' | 'desktop'): Promise<Proxy> => {
  let connected = true
  const faults: Array<string> = []
  const forward = forwardTo(service)
  const server = createServer((incoming, response) => {
    if (!connected) incoming.socket.destroy()
    else if (incoming.url === scriptPath)
      response.writeHead(200, { 'content-type': 'text/javascript' }).end(pageScript(device))
    else if (incoming.url === faultPath)
      void text(incoming).then((fault) => {
        faults.push(fault)
        response.writeHead(204).end()
      })
    else forward(incoming, response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    disconnect: () => {
      connected = false
      server.closeAllConnections()
    },
    reconnect: () => {
      connected = true
    },
    close: async () => {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
      if (faults.length > 0) throw new Error(`a page threw:\n${faults.join('\n')}`)
    },
  }
}
