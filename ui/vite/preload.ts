import type { Plugin, Rolldown } from 'vite'
import { normalizePath } from 'vite'

const page = 'index.html'

/**
 * Writes a variant of `index.html` that preloads the files of a lazy screen. Most visitors open results from shared
 * links; the preload saves them two round trips.
 *
 * The service sends the variant for the screen's path. Static hosts may send `index.html`, which loads the screen
 * later. The links are in the HTML, so that the content security policy does not have to allow an inline script.
 *
 * Must follow `offlineCopy`, whose copy contains one page only.
 *
 * @param variant file name of the page
 * @param screen path of the screen's module
 */
export const preload = (variant: string, screen: string): Plugin => ({
  name: 'kaoiro-preload',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    // After Vite has written index.html.
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

/**
 * Returns the chunk of a module. Throws if the bundle does not contain it.
 *
 * @param module end of the module's path
 */
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

/** Returns the files of a chunk, its static imports and their styles. */
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
 * Returns a link like the one that Vite's loader would add later; the loader skips existing links. The browser does not
 * render before the styles have loaded.
 */
const linkTo = (file: string): string =>
  `<link rel="${file.endsWith('.css') ? 'stylesheet' : 'modulepreload'}" crossorigin href="/${file}">`

/** Inserts links after the page's own, which keeps the order of styles of a screen that is loaded later. */
const insert = (html: string, links: ReadonlyArray<string>): string =>
  html.replace(/^ *<\/head>/m, (found) => [...links.map((link) => `    ${link}`), found].join('\n'))
