import { createServer } from 'node:http'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { build } from 'vite'
import { readFixture } from '@kaoiro/fixtures/files'
import siteConfig from '../../../vite.config.js'
import { sharedBrowser } from '../../browser.js'

const source = path.join(import.meta.dirname, 'page')

export interface PreparationPage {
  /** Opens a page that prepares photos, without screens. */
  readonly open: (prepare?: (page: Page) => Promise<unknown>) => Promise<Page>
  readonly close: () => Promise<void>
}

/** Builds a page that prepares photos with the site's code, and serves it to a real browser. */
export const startPreparationPage = async (): Promise<PreparationPage> => {
  const built = await mkdtemp(path.join(tmpdir(), 'kaoiro-prepare-'))
  await build({
    configFile: false,
    root: source,
    resolve: siteConfig.resolve ?? {},
    logLevel: 'warn',
    build: { outDir: built, emptyOutDir: true },
  })
  const server = createServer((request, response) => {
    void answer(built, request.url ?? '/').then(({ status, type, body }) =>
      response.writeHead(status, { 'content-type': type }).end(body),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const browser = await sharedBrowser()
  const pages: Array<Page> = []
  return {
    open: async (prepare) => {
      const page = await browser.newPage({ baseURL: `http://127.0.0.1:${port}` })
      pages.push(page)
      await prepare?.(page)
      await page.goto('/index.html')
      await page.waitForFunction(() => 'outcomeOf' in window)
      return page
    },
    close: async () => {
      // Also closes their contexts, because each page has its own.
      await Promise.all(pages.map((page) => page.close()))
      server.close()
      await rm(built, { recursive: true })
    },
  }
}

const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript' }

/** Returns the response for a fixture or a file of the built page. */
const answer = async (built: string, url: string) => {
  const type = types[path.extname(url)] ?? 'application/octet-stream'
  const read = url.startsWith('/fixtures/')
    ? readFixture(url.replace('/fixtures/', ''))
    : readFile(path.join(built, url))
  return read.then(
    (body) => ({ status: 200, type, body }),
    () => ({ status: 404, type: 'text/plain', body: '' }),
  )
}
