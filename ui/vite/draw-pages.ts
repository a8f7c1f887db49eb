import type { Plugin, Rolldown } from 'vite'
import { serverCode } from './server-bundle.js'

/** The page without a screen, for URLs that are not prerendered. */
const shellPage = 'shell.html'

const homePage = 'index.html'

/**
 * Renders the first screen into `index.html`, so that it is visible before scripts load. Keeps the page without a
 * screen as `shell.html`, for all other URLs.
 *
 * Must follow all plugins that read or change `index.html`.
 */
export const drawPages = (): Plugin => ({
  name: 'kaoiro-draw-pages',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    async handler(_, bundle) {
      const page = bundle[homePage]
      if (page?.type !== 'asset' || typeof page.source !== 'string')
        throw new Error(`no ${homePage}`)
      const shell = page.source
      this.emitFile({ type: 'asset', fileName: shellPage, source: shell })
      page.source = await drawHome(bundle, shell)
    },
  },
})

const drawHome = async (bundle: Rolldown.OutputBundle, shell: string): Promise<string> => {
  const code = Buffer.from(serverCode(bundle)).toString('base64')
  const program = (await import(`data:text/javascript;base64,${code}`)) as {
    readonly drawHome: (template: string) => Promise<string>
  }
  return program.drawHome(shell)
}
