import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.json': 'application/json',
}

export interface SiteServer {
  readonly address: string
  /** Ends what is under way, too. */
  readonly close: () => Promise<void> | void
}

/** As plain as a web server can be: files, and the page without a screen for every other address. */
export const serveFolder = async (folder: string, port = 0): Promise<SiteServer> => {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const wanted = pathname === '/' ? 'index.html' : path.normalize(pathname)
    const send = (file: string) => async () => {
      const body = await readFile(path.join(folder, file))
      const type = types[path.extname(file)] ?? 'application/octet-stream'
      response.writeHead(200, { 'content-type': type }).end(body)
    }
    void send(wanted)().catch(send('shell.html'))
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const { port: taken } = server.address() as AddressInfo
  const close = () => {
    server.close()
    server.closeAllConnections()
  }
  return { address: `http://localhost:${taken}`, close }
}
