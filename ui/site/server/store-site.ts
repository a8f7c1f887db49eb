import { homePageIn } from '@kaoiro/core/pages'
import { setProducts } from '../../src/site/products.js'
import type { Site } from '../../src/site/site.js'
import { looksAtPhotos } from '../../src/site/looks-at-photos.js'
import { setSite } from '../../src/site/site.js'
import type { OpenStoreSite } from '../site-build.js'
import { loadPageTexts } from './drawn-screens.js'
import { siteTerms } from './site-terms.js'
import { homeScreenIcons, webManifest } from './icons.js'
import { headHtml, homeHead } from './page-heads.js'
import { createPageRenderer, drawHome, emptyPage } from './page-renderer.js'
import { colourSheet, sitePolicy, storePage } from './store-page.js'

type Content = string | Uint8Array
type File = readonly [path: string, content: Content]

async function hashOf(...contents: ReadonlyArray<Content>): Promise<string> {
  const parts = contents.map((content) =>
    typeof content === 'string' ? content : Uint8Array.from(content),
  )
  const bytes = new Blob(parts.flatMap((part, at) => (at === 0 ? [part] : ['\0', part])))
  const digest = await crypto.subtle.digest('SHA-256', await bytes.arrayBuffer())
  return [...new Uint8Array(digest).slice(0, 6)]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
}

/** The path of a file with a hash of its content in its name, so that it can be cached for ever. */
async function hashedPath(name: string, content: Content): Promise<string> {
  const dot = name.lastIndexOf('.')
  const stem = name.slice(name.lastIndexOf('/') + 1, dot).replace(/[^\w-]/g, '')
  return `/assets/store-${stem}-${await hashOf(content)}${name.slice(dot)}`
}

/** Makes the site of a store. Only one site at a time: the screens know one store. */
export const openStoreSite: OpenStoreSite = async (
  build,
  { store, pictures, norms },
  rasterise,
) => {
  const { products, colours, ...settings } = store
  const { languages, brand } = store
  const pictureOf = (path: string) =>
    Uint8Array.from(atob(pictures[path] ?? ''), (byte) => byte.charCodeAt(0))

  /** The files that the offline copy keeps. */
  const kept = new Map<string, Content>()
  const keep = async (name: string, content: Content): Promise<string> => {
    const path = await hashedPath(name, content)
    kept.set(path, content)
    return path
  }
  // One after the other, because the version of the copy is a hash of the files in their order.
  const productsPath = await keep('products.json', JSON.stringify(products))
  const normsPath =
    norms === undefined || store.analysis === 'service'
      ? undefined
      : await keep('norms.json', JSON.stringify(norms))
  const hasOwnColours = JSON.stringify(colours) !== JSON.stringify(build.colours)
  const sheetPath = hasOwnColours ? await keep('colours.css', colourSheet(colours)) : null
  const related: Array<Site['related'][number]> = []
  for (const each of store.related)
    related.push({ ...each, logo: await keep(each.logo, pictureOf(each.logo)) })
  const logo = brand.logo && (await keep(brand.logo, pictureOf(brand.logo)))
  kept.set('/favicon.svg', pictureOf(brand.icon))

  const site: Site = {
    ...settings,
    brand: { ...brand, logo },
    related,
    products: productsPath,
    ...(normsPath === undefined ? {} : { norms: normsPath }),
    ...(await siteTerms(store)),
  }
  setSite(site)
  setProducts(products)

  const analyticsScript = scriptSource(store.analytics)
  const noticeIn = async (language: (typeof languages)[number]) =>
    [language, (await loadPageTexts(language)).desktop.noScript] as const
  const complete = storePage({
    site,
    ground: colours.ground,
    colours: sheetPath,
    notices: await Promise.all(languages.map(noticeIn)),
    policy: store.analysis === 'device' ? sitePolicy(analyticsScript) : null,
  })
  const shell = complete(build.pages.shell)
  const templates = {
    result: complete(build.pages.result),
    colour: complete(build.pages.colour),
    compare: complete(build.pages.compare),
  }
  const described = homeHead(await loadPageTexts(languages[0]))
  const empty = (html: string) =>
    emptyPage(html, { language: languages[0], head: headHtml(described) })
  const homes = languages.map(async (language): Promise<File> => [
    `/${homePageIn(language, languages[0])}`,
    await drawHome(shell, language),
  ])
  const files: ReadonlyArray<File> = [
    ...(await Promise.all(homes)),
    ['/shell.html', empty(shell)],
    ['/result.html', empty(templates.result)],
    ['/colour.html', empty(templates.colour)],
    ['/compare.html', empty(templates.compare)],
    ...kept,
    ...(rasterise === null ? [] : homeScreenIcons(store, pictures[brand.icon] ?? '', rasterise)),
    ['/manifest.webmanifest', JSON.stringify(webManifest(store, described.description), null, 2)],
  ]
  const copy = {
    ...build.copy,
    version: await hashOf(build.copy.version, ...files.flat()),
    files: ['/', ...build.copy.files, ...kept.keys()],
    page: empty(shell),
    looksAtPhotos: looksAtPhotos(),
  }
  const worker = `self.KAOIRO_COPY=${JSON.stringify(copy)};\n${build.worker}`
  return {
    files: new Map([...files, ['/sw.js', worker]]),
    drawPage: await createPageRenderer(templates, languages),
    analyticsScript,
  }
}

/** A script as a source in a content security policy, which contains no query, and no character that ends a source. */
function scriptSource(analytics: string): string | null {
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
