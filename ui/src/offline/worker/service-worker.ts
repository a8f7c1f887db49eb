// The copy of the site for a visit without network, kept by the browser beside the page.
//
// It holds the files of one build and nothing else. A photo, an answer of the API and whatever lies
// on another origin pass by untouched.
//
// When a new build is deployed, its worker fills a copy of its own and then waits (no `skipWaiting`)
// until no page of the old one is open. So an open page still finds its chunks, which are gone from
// the server, in the old copy; and a page that came fresh from the network under an old worker finds
// its own in the copy of the one that waits. Old copies go when the new worker takes over: then
// nobody needs them.
//
// To remove it one day, serve an `sw.js` that unregisters itself and deletes the caches: a
// missing file would leave the old worker in charge.

declare const self: ServiceWorkerGlobalScope & {
  /** Written by the build (ui/vite/offline-copy.ts). */
  readonly KAOIRO_COPY: {
    readonly version: string
    readonly files: ReadonlyArray<string>
    /** The site's page without a screen. */
    readonly page: string
  }
}

declare const KAOIRO_LOOK: boolean

const prefix = 'kaoiro-'
const { files } = self.KAOIRO_COPY
const ownCopy = prefix + self.KAOIRO_COPY.version

/** In ms. A network that takes longer to deliver the page is as good as none. */
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

/** All files or none: if one is missing, the browser tries again at a later visit. */
const fillCopy = async (): Promise<void> => {
  const answers = await Promise.all(files.map(fetchComplete))
  const copy = await caches.open(ownCopy)
  await Promise.all(answers.map(([request, answer]) => copy.put(request, answer)))
}

/**
 * A file of the build, and not the page in its place: a host that answers unknown paths with the page
 * does so for a chunk too, while a deployment is half done. Stored, that would break the site until
 * the next build, and no reload would help.
 */
const fetchComplete = async (file: string): Promise<readonly [Request, Response]> => {
  const request = revalidated(file)
  const answer = await fetch(request)
  const isPage = /^text\/html\b/i.test(answer.headers.get('Content-Type') ?? '')
  if (!answer.ok || answer.redirected || (isPage && file !== '/'))
    throw new Error(`no copy without ${file}`)
  // Read to its end, so that a cut-off answer fails before anything is stored.
  await answer.clone().blob()
  return [request, answer]
}

/** A name with a hash never changes; of any other file, the browser asks whether its own is the newest. */
const revalidated = (file: string): Request =>
  new Request(file, { cache: isHashed(file) ? 'default' : 'no-cache' })

const takeOver = async (): Promise<void> => {
  const names = await caches.keys()
  const isOld = (name: string) => name.startsWith(prefix) && name !== ownCopy
  const old = names.filter(
    // The models on the device (ui/src/device/worker) outlast a build.
    KAOIRO_LOOK ? (name) => isOld(name) && name !== 'kaoiro-analysis' : isOld,
  )
  await Promise.all(old.map((name) => caches.delete(name)))
  // A first visit's page has no worker yet, and is to find its later chunks here all the same.
  await self.clients.claim()
}

const respondTo = (request: Request): Promise<Response> | undefined => {
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return undefined
  if (/^\/(v1|bucket)\//.test(pathname)) return undefined
  if (request.mode === 'navigate') return page(request)
  return isHashed(pathname) || files.includes(pathname) ? file(request) : undefined
}

const isHashed = (pathname: string): boolean => pathname.startsWith('/assets/')

/** Any page of the site: from the network, so that a new build shows at once, else from the copy. */
const page = async (request: Request): Promise<Response> => {
  // The copies of other builds start with other files.
  const first = await findCached('/', { cacheName: ownCopy })
  if (first === undefined) return fetch(request)
  // Of the first screen's page, the headers alone are those of any page: its policy is among them.
  const { headers } = first
  const cached = new Response(self.KAOIRO_COPY.page, { headers })
  const fresh = fetch(request).then(
    (response) => (response.status >= 500 ? cached : response),
    () => cached,
  )
  return Promise.race([fresh, after(networkTimeout, cached)])
}

/** A file may come out of any copy, since its name says which build it is of. */
const file = async (request: Request): Promise<Response> =>
  (await findCached(request)) ?? fetch(request)

/** A store that cannot be read is as good as an empty one. */
const findCached = (
  wanted: RequestInfo,
  options?: MultiCacheQueryOptions,
): Promise<Response | undefined> =>
  caches.match(wanted, { ...options, ignoreVary: true }).catch(() => undefined)

const after = <A>(milliseconds: number, value: A): Promise<A> =>
  new Promise((resolve) => setTimeout(() => resolve(value), milliseconds))

// Makes this file a module: otherwise `self` above would be the global one.
export {}
