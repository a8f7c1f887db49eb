import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { resultPath } from '@kaoiro/core/result-code'

/** A path that no site has, so that an address at the root of the host is found. */
const sitePath = '/check/below-a-path'

/**
 * Opens the pages of a written site on a plain web server, below a path, with every file that they and the copy for offline visits
 * name. Returns the first address that is not served; null if all are.
 */
export async function checkSite(folder: string): Promise<string | null> {
  const server = createServer((request, response) => {
    const file = (request.url ?? '').replace(sitePath, '')
    const answer = (status: number, name: string) => async () => {
      const content = await readFile(path.join(folder, name))
      response.writeHead(status).end(content)
    }
    void answer(200, file === '/' ? 'index.html' : file)()
      .catch(answer(404, '404.html'))
      .catch(() => response.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  try {
    return await firstFault(`http://127.0.0.1:${port}${sitePath}`)
  } finally {
    server.closeAllConnections()
    server.close()
  }
}

const firstFault = async (site: string): Promise<string | null> => {
  const open = async (address: string) => {
    const answer = await fetch(site + address)
    return { isFile: answer.ok, text: await answer.text() }
  }
  const home = await open('/')
  const other = await open(resultPath('1F7womQ'))
  const worker = await open('/sw.js')
  const atRoot = /<(?:script|link|img|source)[^>]* (?:href|src|srcset)="(\/[^"]*)"/i.exec(home.text)
  if (atRoot !== null) return atRoot[1] ?? ''
  const named = [
    ...addressesIn(home.text),
    // The page is a text in a script there, and its addresses follow the path of the site.
    ...addressesIn(other.text.replace(/\\(["u])(003c)?/g, (_, sign) => (sign === 'u' ? '<' : '"'))),
    ...copiedIn(worker.text),
  ]
  for (const address of new Set(named)) if (!(await open(address)).isFile) return address
  return null
}

/** The addresses of files in a page. */
const addressesIn = (html: string): ReadonlyArray<string> =>
  [...html.matchAll(/<(?:script|link|img|source)[^>]* (?:href|src|srcset)="\.?(\/[^"]*)"/gi)].map(
    ([, address = '']) => address,
  )

/** The files of the copy that the service worker makes. */
const copiedIn = (worker: string): ReadonlyArray<string> =>
  [...(/"files":\[([^\]]*)\]/.exec(worker)?.[1] ?? '').matchAll(/"([^"]*)"/g)].map(
    ([, file = '']) => file,
  )
