import type { Plugin, Rolldown } from 'vite'
import { normalizePath } from 'vite'

/**
 * Writes variants of `index.html` that preload the files of a lazy screen. Most visitors open results from shared
 * links; the preload saves them two round trips.
 *
 * The service sends the variant for the screen's path. Static hosts may send `index.html`, which loads the screen
 * later. The links are in the HTML, so that the content security policy does not have to allow an inline script.
 *
 * @param screens path of the screen's module by the file name of the page
 */
export function preload(screens: Readonly<Record<string, string>>): Plugin {
  return {
    name: 'kaoiro-preload',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      // After Vite has written index.html.
      order: 'post',
      handler(_, bundle) {
        const html = bundle['index.html']
        if (html?.type !== 'asset') throw new Error('no index.html')
        const own = new Set(filesOf('/index.html', bundle))
        for (const [fileName, screen] of Object.entries(screens)) {
          const files = filesOf(normalizePath(screen), bundle).filter((file) => !own.has(file))
          const links = files.map((file) => `    ${linkTo(file)}\n`).join('')
          // After the page's own links, which keeps the order of styles of a screen that is loaded later.
          const source = String(html.source).replace(/^ *<\/head>/m, (end) => links + end)
          this.emitFile({ type: 'asset', fileName, source })
        }
      },
    },
  }
}

/** The files of the chunk of a module, its static imports and their styles. @param module end of the module's path */
function filesOf(module: string, bundle: Rolldown.OutputBundle): ReadonlyArray<string> {
  const chunk = Object.values(bundle).find(
    (file) => file.type === 'chunk' && file.facadeModuleId?.endsWith(module) === true,
  )
  if (chunk?.type !== 'chunk') throw new Error(`no chunk for ${module}`)
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
 * A link like the one that Vite's loader would add later; the loader skips existing links. The browser does not
 * render before the styles have loaded.
 */
const linkTo = (file: string): string =>
  `<link rel="${file.endsWith('.css') ? 'stylesheet' : 'modulepreload'}" crossorigin href="/${file}">`
