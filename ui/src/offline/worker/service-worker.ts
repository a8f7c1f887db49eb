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
// To do away with it one day, serve an `sw.js` that unregisters itself and deletes the caches: a
// missing file would leave the old worker in charge.

declare const self: ServiceWorkerGlobalScope & {
  /** Written by the build (ui/vite/offline-copy.ts). */
  readonly KAOIRO_COPY: { readonly version: string; readonly files: ReadonlyArray<string> }
}

const prefix = 'kaoiro-'
const { files } = self.KAOIRO_COPY
const ownCopy = prefix + self.KAOIRO_COPY.version

/** In milliseconds. A network that takes longer to bring the page is as good as none. */
const patience = 3000

self.addEventListener('install', (event) => {
  event.waitUntil(keepCopy())
})
self.addEventListener('activate', (event) => {
  event.waitUntil(takeOver())
})
self.addEventListener('fetch', (event) => {
  const answer = answerTo(event.request)
  if (answer !== undefined) event.respondWith(answer)
})

/** All files or none: where one is missing, the browser tries again at a later visit. */
const keepCopy = async (): Promise<void> => {
  const answers = await Promise.all(files.map(wholeAnswer))
  const copy = await caches.open(ownCopy)
  await Promise.all(answers.map(([request, answer]) => copy.put(request, answer)))
}

/**
 * A file of the build, and not what stands in for one: a host that answers unknown paths with the
 * page does so for a chunk too, while a deployment is half done. Kept, that would break the site
 * until the next build, and no reload would help.
 */
const wholeAnswer = async (file: string): Promise<readonly [Request, Response]> => {
  const request = latest(file)
  const answer = await fetch(request)
  const isPage = /^text\/html\b/i.test(answer.headers.get('Content-Type') ?? '')
  if (!answer.ok || answer.redirected || (isPage && file !== '/'))
    throw new Error(`no copy without ${file}`)
  // To its end, so that one that is cut off shows before anything is kept.
  await answer.clone().blob()
  return [request, answer]
}

/** A name with a hash never changes; of any other file, the browser asks whether its own is the newest. */
const latest = (file: string): Request =>
  new Request(file, { cache: isHashed(file) ? 'default' : 'no-cache' })

const takeOver = async (): Promise<void> => {
  const names = await caches.keys()
  const old = names.filter((name) => name.startsWith(prefix) && name !== ownCopy)
  await Promise.all(old.map((name) => caches.delete(name)))
  // A first visit's page has no worker yet, and is to find its later chunks here all the same.
  await self.clients.claim()
}

const answerTo = (request: Request): Promise<Response> | undefined => {
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
  const kept = await find('/', { cacheName: ownCopy })
  if (kept === undefined) return fetch(request)
  const fresh = fetch(request).then(
    (response) => (response.status >= 500 ? kept : response),
    () => kept,
  )
  return Promise.race([fresh, after(patience, kept)])
}

/** A file may come out of any copy, since its name says which build it is of. */
const file = async (request: Request): Promise<Response> => (await find(request)) ?? fetch(request)

/** A store that cannot be read is as good as an empty one. */
const find = (wanted: RequestInfo, where?: MultiCacheQueryOptions): Promise<Response | undefined> =>
  caches.match(wanted, { ...where, ignoreVary: true }).catch(() => undefined)

const after = <A>(milliseconds: number, value: A): Promise<A> =>
  new Promise((resolve) => setTimeout(() => resolve(value), milliseconds))

// A module of its own: else `self` above would be the global one.
export {}
