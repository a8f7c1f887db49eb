import type { Plugin, Rolldown } from 'vite'
import { normalizePath } from 'vite'

/**
 * Where a visitor may enter at a screen that is loaded when it is needed: its files are fetched along
 * with the first ones, not after those have run. A result is opened from a shared link more often
 * than not, and this takes two round trips off it.
 *
 * @param start how the addresses of the screen begin
 * @param screen the module that holds it
 */
export const preload = (start: string, screen: string): Plugin => ({
  name: 'kaoiro-preload',
  apply: 'build',
  transformIndexHtml: {
    // After Vite has written the page's own tags.
    order: 'post',
    handler: (html, { bundle = {}, chunk: entry }) => {
      const chunk = Object.values(bundle).find(
        (file) => file.type === 'chunk' && file.facadeModuleId === normalizePath(screen),
      )
      if (chunk?.type !== 'chunk' || entry === undefined) throw new Error(`no chunk for ${screen}`)
      const own = new Set(filesOf(entry, bundle))
      const files = filesOf(chunk, bundle).filter((file) => !own.has(file))
      return insert(html, script(start, files))
    },
  },
})

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
 * For a script, the link that Vite's own loader would write later, and then finds. Of a style only
 * the fetching is begun: a link that applies it would be found too, and then nothing would wait for
 * it, so that the screen could be shown without its style.
 */
const script = (start: string, files: ReadonlyArray<string>): string => {
  const urls = JSON.stringify(files.map((file) => `/${file}`))
  return `<script>
      if (location.pathname.startsWith(${JSON.stringify(start)}))
        for (const href of ${urls})
          document.head.append(Object.assign(document.createElement('link'), {
            ...(href.endsWith('.css') ? { rel: 'preload', as: 'style' } : { rel: 'modulepreload' }),
            crossOrigin: '',
            href,
          }))
    </script>`
}

/** After the page's scripts, which are to come first; before its styles, for which a script waits. */
const insert = (html: string, tag: string): string => {
  const styles = '<link rel="stylesheet"'
  if (!html.includes(styles)) throw new Error('no styles in the page to put the preloading before')
  return html.replace(styles, (found) => `${tag}\n    ${found}`)
}
