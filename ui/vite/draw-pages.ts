import type { Plugin, Rolldown } from 'vite'
import { homePageIn } from '@kaoiro/core/flow'
import type { Language } from '@kaoiro/core/language'
import { defaultLanguage, languages } from '@kaoiro/core/language'
import { serverCode } from './server-bundle.js'

/** The page without a screen, for URLs that are not prerendered. */
const shellPage = 'shell.html'

const homePage = homePageIn(defaultLanguage)

/**
 * Renders the first screen into `index.html`, so that it is visible before scripts load, and for each other language into
 * `index.<language>.html`. Keeps the page without a screen as `shell.html`, for all other URLs.
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
      const drawHome = await loadDrawHome(bundle)
      for (const language of languages) {
        const source = await drawHome(shell, language)
        if (language === defaultLanguage) page.source = source
        else this.emitFile({ type: 'asset', fileName: homePageIn(language), source })
      }
    },
  },
})

type DrawHome = (template: string, language: Language) => Promise<string>

const loadDrawHome = async (bundle: Rolldown.OutputBundle): Promise<DrawHome> => {
  const code = Buffer.from(serverCode(bundle)).toString('base64')
  const program = (await import(`data:text/javascript;base64,${code}`)) as {
    readonly drawHome: DrawHome
  }
  return program.drawHome
}
