import { homePageIn } from '@kaoiro/core/pages'
import type { Store } from '@kaoiro/store/read'
import { setProducts } from '../site/products.js'
import type { Site } from '../site/site.js'
import { setSite } from '../site/site.js'
import { homeHead } from './described-pages.js'
import { loadPageTexts } from './drawn-screens.js'
import { headHtml } from './head.js'
import { homeScreenIcons, webManifest } from './icons.js'
import { createPageRenderer, drawHome } from './page-renderer.js'
import { sitePolicy } from './policy.js'
import type { OpenStoreSite } from './site-build.js'
import { colourSheet } from './store-colours.js'
import { storePage } from './store-page.js'
import { emptyPage } from './template.js'

type Files = ReadonlyArray<readonly [path: string, content: string | Uint8Array]>

const hashOf = async (...contents: ReadonlyArray<string | Uint8Array>): Promise<string> => {
  const parts = contents.map((content) =>
    typeof content === 'string' ? content : Uint8Array.from(content),
  )
  const bytes = new Blob(parts.flatMap((part, at) => (at === 0 ? [part] : ['\0', part])))
  const digest = await crypto.subtle.digest('SHA-256', await bytes.arrayBuffer())
  return [...new Uint8Array(digest).slice(0, 6)]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
}

/** A file with a hash of its content in its name, so that it can be cached for ever. */
const hashed = async (name: string, content: string | Uint8Array): Promise<Files[number]> => {
  const dot = name.lastIndexOf('.')
  const hash = await hashOf(content)
  return [
    `/assets/store-${name.slice(0, dot).replace(/[^\w-]/g, '')}-${hash}${name.slice(dot)}`,
    content,
  ]
}

/** Makes the site of a store. Only one site at a time: the screens know one store. */
export const openStoreSite: OpenStoreSite = async (
  build,
  { store, pictures, norms },
  rasterise,
) => {
  const { products, colours, ...settings } = store
  const pictureOf = (path: string) =>
    Uint8Array.from(atob(pictures[path] ?? ''), (byte) => byte.charCodeAt(0))
  const productFile = await hashed('products.json', JSON.stringify(products))
  const normsFile =
    norms === undefined || store.analysis === 'service'
      ? null
      : await hashed('norms.json', JSON.stringify(norms))
  const hasOwnColours = JSON.stringify(colours) !== JSON.stringify(build.colours)
  const sheet = hasOwnColours ? await hashed('colours.css', colourSheet(colours)) : null
  const fileOf = (picture: string) => hashed(nameOf(picture), pictureOf(picture))
  const logos = await Promise.all(store.related.map(({ logo }) => fileOf(logo)))
  const logo = store.brand.logo === null ? null : await fileOf(store.brand.logo)
  const icon = pictureOf(store.brand.icon)
  const site: Site = {
    ...settings,
    brand: { ...store.brand, logo: logo?.[0] ?? null },
    related: store.related.map((each, at) => ({ ...each, logo: logos[at]?.[0] ?? '' })),
    products: productFile[0],
    ...(normsFile === null ? {} : { norms: normsFile[0] }),
  }
  setSite(site)
  setProducts(products)

  const analyticsScript = scriptSource(store.analytics)
  const complete = storePage({
    site,
    ground: colours.ground,
    colours: sheet?.[0] ?? null,
    notices: await Promise.all(
      store.languages.map(
        async (language) => [language, (await loadPageTexts(language)).desktop.noScript] as const,
      ),
    ),
    policy: build.needsPolicy ? sitePolicy(analyticsScript) : null,
  })
  const { shell, result, compare } = build.pages
  const templates = { result: complete(result), compare: complete(compare) }
  const homes = await drawHomes(complete(shell), store)
  const texts = await loadPageTexts(store.languages[0])
  const described = homeHead(texts)
  const head = headHtml(described)
  const empty = (html: string) => emptyPage(html, { language: store.languages[0], head })
  const page = empty(complete(shell))
  const kept: Files = [
    productFile,
    ...(normsFile === null ? [] : [normsFile]),
    ...(sheet === null ? [] : [sheet]),
    ...logos,
    ...(logo === null ? [] : [logo]),
    ['/favicon.svg', icon],
  ]
  const files: Files = [
    ...homes,
    ['/shell.html', page],
    ['/result.html', empty(templates.result)],
    ['/compare.html', empty(templates.compare)],
    ...kept,
    ...(rasterise === null
      ? []
      : homeScreenIcons(store, pictures[store.brand.icon] ?? '', rasterise)),
    ['/manifest.webmanifest', JSON.stringify(webManifest(store, described.description), null, 2)],
  ]
  const copy = {
    ...build.copy,
    version: await hashOf(build.copy.version, ...files.flat()),
    files: ['/', ...build.copy.files, ...new Set(kept.map(([path]) => path))],
    page,
  }
  const worker = `self.KAOIRO_COPY=${JSON.stringify(copy)};\n${build.worker}`
  return {
    files: new Map([...files, ['/sw.js', worker]]),
    drawPage: await createPageRenderer(templates, store.languages),
    analyticsScript,
  }
}

/** The first screen in each language of the store. */
const drawHomes = (shell: string, { languages }: Store): Promise<Files> =>
  Promise.all(
    languages.map(
      async (language) =>
        [`/${homePageIn(language, languages[0])}`, await drawHome(shell, language)] as const,
    ),
  )

const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1)

/** A script as a source in a content security policy, which contains no query, and no character that ends a source. */
const scriptSource = (analytics: string): string | null => {
  if (!analytics.startsWith('https://')) return null
  const { origin, pathname } = new URL(analytics)
  return (
    origin +
    pathname.replace(
      /[;,'*]/g,
      (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
    )
  )
}
