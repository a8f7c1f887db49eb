import type { Plugin, Rolldown } from 'vite'
import { normalizePath } from 'vite'

const page = 'index.html'

/**
 * For a lazy screen at which a visitor may enter: fetches its files along with the first ones, not after
 * those have run. A result is opened from a shared link more often than not, and this saves it two round
 * trips.
 *
 * Beside `index.html` it writes the same page with links to those files; the service sends it for the
 * screen's path. A host that does not know of it sends `index.html`, and the screen is loaded later. No
 * script writes the links, so that the content security policy need not allow one.
 *
 * Goes after `offlineCopy` in the list of plugins: the offline copy needs one page only.
 *
 * @param variant the page's file name
 * @param screen the module that holds the screen
 */
export const preload = (variant: string, screen: string): Plugin => ({
  name: 'kaoiro-preload',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    // After Vite's own step, which writes index.html.
    order: 'post',
    handler(_, bundle) {
      const own = new Set(filesOf(chunkOf(`/${page}`, bundle), bundle))
      const files = filesOf(chunkOf(normalizePath(screen), bundle), bundle)
      const links = files.filter((file) => !own.has(file)).map(linkTo)
      const source = insert(htmlOf(bundle), links)
      this.emitFile({ type: 'asset', fileName: variant, source })
    },
  },
})

/** @param module how the path of what the chunk was made from ends */
const chunkOf = (module: string, bundle: Rolldown.OutputBundle): Rolldown.OutputChunk => {
  const chunk = Object.values(bundle).find(
    (file) => file.type === 'chunk' && file.facadeModuleId?.endsWith(module) === true,
  )
  if (chunk?.type !== 'chunk') throw new Error(`no chunk for ${module}`)
  return chunk
}

const htmlOf = (bundle: Rolldown.OutputBundle): string => {
  const html = bundle[page]
  if (html?.type !== 'asset' || typeof html.source !== 'string') throw new Error(`no ${page}`)
  return html.source
}

/** A chunk and all that it loads before it runs, with their styles. */
const filesOf = (
  chunk: Rolldown.OutputChunk,
  bundle: Rolldown.OutputBundle,
): ReadonlyArray<string> => {
  const chunks = new Set([chunk])
  for (const { imports } of chunks)
    for (const name of imports) {
      const imported = bundle[name]
      if (imported?.type === 'chunk') chunks.add(imported)
    }
  return [...chunks].flatMap(({ fileName, viteMetadata }) => [
    fileName,
    ...(viteMetadata?.importedCss ?? []),
  ])
}

/**
 * The links that Vite's own loader would write later, and then finds. The browser itself waits for the
 * styles before it shows anything.
 */
const linkTo = (file: string): string =>
  `<link rel="${file.endsWith('.css') ? 'stylesheet' : 'modulepreload'}" crossorigin href="/${file}">`

/** After the page's own, so that the screen's styles come later, as when it is loaded later. */
const insert = (html: string, links: ReadonlyArray<string>): string =>
  html.replace(/^ *<\/head>/m, (found) => [...links.map((link) => `    ${link}`), found].join('\n'))
