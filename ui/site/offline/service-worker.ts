// Service worker: a copy of the site for offline visits.
//
// It contains the files of one build, and answers requests for them and for screens. All else bypasses it: calls, probes,
// cards, unknown pages and other origins.
//
// After a deployment, the new worker fills its own copy and waits (no `skipWaiting`) until all
// pages of the old build are closed. Open pages load their chunks, which the server no longer has, from
// the old copy. New pages that the network sends while the old worker is active load their chunks from
// the new copy. The new worker deletes old copies when it takes over.
//
// To remove the worker, serve an `sw.js` that unregisters itself and deletes the caches: a missing
// file would leave the old worker active.

import { movedPage } from '@kaoiro/core/pages'
import { copyName, modelCache } from '../../src/site/cache-names.js'

declare const self: ServiceWorkerGlobalScope & {
  /** Written by ui/site/server/store-site.ts. */
  readonly KAOIRO_COPY: {
    readonly version: string
    /** Paths on the site. */
    readonly files: ReadonlyArray<string>
    /** Files that the copy lacks to stay small, and the file to serve in place of each if the network fails. */
    readonly substitutes: Readonly<Record<string, string | undefined>>
    /** Source of the pattern of the screens' paths (`screenPattern`). */
    readonly screens: string
    /** HTML of `index.html` before any screen is drawn into it; served for any screen if the network fails or is slow. */
    readonly page: string
    /** Whether the site uses the models of the analysis. */
    readonly looksAtPhotos: boolean
  }
}

/** The path of the site, with a slash at its end; this script is at its root. */
const sitePath = new URL('.', self.location.href).pathname

const onSite = (path: string): string => sitePath + path.slice(1)

const copies = copyName(sitePath)
const { files, substitutes } = self.KAOIRO_COPY
const screens = new RegExp(self.KAOIRO_COPY.screens)
const ownCopy = copies.of(self.KAOIRO_COPY.version)

/** Milliseconds to wait for a page from the network before using the copy. */
const networkTimeout = 3000

self.addEventListener('install', (event) => {
  event.waitUntil(fillCopy())
})
self.addEventListener('activate', (event) => {
  event.waitUntil(takeOver())
})
self.addEventListener('fetch', (event) => {
  const answer = respondTo(event.request)
  if (answer !== undefined) event.respondWith(answer)
})

/** Caches all files or none; after a failure the browser retries on a later visit. */
const fillCopy = async (): Promise<void> => {
  const answers = await Promise.all(files.map(fetchComplete))
  const copy = await caches.open(ownCopy)
  await Promise.all(answers.map(([request, answer]) => copy.put(request, answer)))
}

/**
 * Fetches a file of the build. Rejects HTML, because during a deployment a host may answer the request
 * for a missing chunk with the page. In the copy, that page would break the site until the next build.
 */
const fetchComplete = async (file: string): Promise<readonly [Request, Response]> => {
  const request = revalidated(file)
  const answer = await fetch(request)
  const isPage = /^text\/html\b/i.test(answer.headers.get('Content-Type') ?? '')
  if (!answer.ok || answer.redirected || (isPage && file !== '/'))
    throw new Error(`no copy without ${file}`)
  // Reads to the end, so that a truncated response fails before anything is stored.
  await answer.clone().blob()
  return [request, answer]
}

/** Names with a hash never change; other files are revalidated. */
const revalidated = (file: string): Request =>
  new Request(onSite(file), { cache: isHashed(file) ? 'default' : 'no-cache' })

const takeOver = async (): Promise<void> => {
  const old = (await caches.keys()).filter((name) => copies.isCopy(name) && name !== ownCopy)
  await Promise.all(old.map((name) => caches.delete(name)))
  if (!self.KAOIRO_COPY.looksAtPhotos) await deleteModels()
  // Also controls pages that were opened without a worker, so that they load later chunks from the copy.
  await self.clients.claim()
}

/** Deletes the models of an earlier site, which analysed photos on the device. */
const deleteModels = async (): Promise<void> => {
  if (!(await caches.has(modelCache))) return
  const models = await caches.open(modelCache)
  const all = await models.keys()
  const own = all.filter((request) => isHashed(pathOnSite(request) ?? ''))
  await Promise.all(own.map((request) => models.delete(request)))
  if (own.length === all.length) await caches.delete(modelCache)
}

const respondTo = (request: Request): Promise<Response> | undefined => {
  const path = pathOnSite(request)
  if (request.method !== 'GET' || path === undefined) return undefined
  if (request.mode === 'navigate' && isScreen(path)) return page(request)
  return isHashed(path) || files.includes(path) ? file(request) : undefined
}

/** Undefined for requests outside the site. */
const pathOnSite = ({ url }: Request): string | undefined => {
  const { origin, pathname } = new URL(url)
  const isOnSite = origin === self.location.origin && pathname.startsWith(sitePath)
  return isOnSite ? pathname.slice(sitePath.length - 1) : undefined
}

/** The app ignores a slash at the end. */
const isScreen = (path: string): boolean => screens.test(path.replace(/(?<=[^/])\/$/, ''))

const isHashed = (path: string): boolean => path.startsWith('/assets/')

const ownPage = movedPage(sitePath.slice(0, -1))(self.KAOIRO_COPY.page)

/** Serves a screen: from the network, so that a new build shows at once, otherwise from the copy. Not every static host answers with 404.html. */
const page = async (request: Request): Promise<Response> => {
  // Only from this build's copy, because the pages of other builds load other files.
  const first = await findCached(onSite('/'), { cacheName: ownCopy })
  if (first === undefined) return fetch(request)
  // The headers of the first screen apply to every page, including the content security policy.
  const { headers } = first
  const cached = new Response(ownPage, { headers })
  const fresh = fetch(request).then(
    (response) => (response.status >= 500 || response.status === 404 ? cached : response),
    () => cached,
  )
  return Promise.race([fresh, after(networkTimeout, cached)])
}

/** A file may come from any copy, because its name contains a hash of its content. */
const file = async (request: Request): Promise<Response> =>
  (await findCached(request)) ??
  fetch(request).catch((error: unknown) => substitute(request, error))

/** Serves the substitute of a file without which the copy is complete. */
const substitute = async (request: Request, error: unknown): Promise<Response> => {
  const other = substitutes[pathOnSite(request) ?? '']
  const found = other === undefined ? undefined : await findCached(onSite(other))
  if (found === undefined) throw error
  return found
}

/** An unreadable cache counts as empty. */
const findCached = (
  wanted: RequestInfo,
  options?: MultiCacheQueryOptions,
): Promise<Response | undefined> =>
  caches.match(wanted, { ...options, ignoreVary: true }).catch(() => undefined)

const after = <A>(milliseconds: number, value: A): Promise<A> =>
  new Promise((resolve) => setTimeout(() => resolve(value), milliseconds))

// Makes this file a module, so that `self` above does not clash with the global one.
export {}
