import type { Plugin, Rolldown } from 'vite'
import { serverCode } from './server-bundle.js'

/** The page without a screen, for every address whose page is not drawn ahead. */
const shellPage = 'shell.html'

const homePage = 'index.html'

/**
 * Draws the first screen into `index.html`, so that it is seen before any script has come. The page as it
 * was is kept as `shell.html`: shown at another address, the first screen would be the wrong one.
 *
 * Goes after all plugins that read or change `index.html`.
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
