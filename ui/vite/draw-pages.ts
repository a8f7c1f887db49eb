import type { Plugin, Rolldown } from 'vite'
import { Resvg } from '@resvg/resvg-js'
import { defaultColours } from '@kaoiro/store/read'
import type { OpenStoreSite, SiteBuild } from '../src/server/site-build.js'
import { analysisPlace, buildStore } from './build-store.js'
import { copyOf } from './offline-copy.js'
import { serverCode } from './server-bundle.js'

/**
 * Completes the site with the store of the build, as the service does with another store: the first screen in each
 * language (`index.html` and others), so that it is visible before scripts load, the page without a screen (`shell.html`), web
 * manifest and icons, and the service worker's copy of all that. Its inputs are in `.server`, which is not served.
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
      const build: SiteBuild = {
        pages: {
          shell: sourceOf('index.html', bundle),
          result: sourceOf('result.html', bundle),
          compare: sourceOf('compare.html', bundle),
        },
        worker: sourceOf('sw.js', bundle),
        copy: copyOf(bundle),
        needsPolicy: analysisPlace === 'device',
        colours: defaultColours,
        analysis: analysisPlace,
        checkBeforeSending: buildStore.store.checkBeforeSending,
      }
      const { files } = await openSite(bundle)(build, buildStore, rasterise)
      const emit = (fileName: string, source: string | Uint8Array) => {
        Reflect.deleteProperty(bundle, fileName)
        this.emitFile({ type: 'asset', fileName, source })
      }
      for (const [path, source] of files) emit(path.slice(1), source)
      emit('.server/build.json', JSON.stringify(build))
      emit('.server/store.json', JSON.stringify(buildStore))
    },
  },
})

const sourceOf = (name: string, bundle: Rolldown.OutputBundle): string => {
  const file = bundle[name]
  if (file === undefined) throw new Error(`no ${name}`)
  return file.type === 'chunk' ? file.code : String(file.source)
}

const rasterise = (svg: string): Uint8Array => new Resvg(svg).render().asPng()

/** Loads the program that the service loads, too. */
const openSite =
  (bundle: Rolldown.OutputBundle): OpenStoreSite =>
  async (...given) => {
    const code = Buffer.from(serverCode(bundle)).toString('base64')
    const program = (await import(`data:text/javascript;base64,${code}`)) as {
      readonly openStoreSite: OpenStoreSite
    }
    return program.openStoreSite(...given)
  }
