// Plugins that remove unused code from the screens' bundle.
import path from 'node:path'
import type { Plugin } from 'vite'
import { normalizePath } from 'vite'
import { defaultLanguage } from '@kaoiro/core/language'

const development = '/dist/development/'
const production = '/dist/production/'

/** Before a call that creates a component or a context. */
const creation = /(?<== )(?=React\d*\.(createContext|forwardRef|memo)\()/g

const displayName = /^\w+\.displayName = .*$/gm

/**
 * Resolves React Router to its production build, which its `exports` do not list. The development build would add
 * warnings of 0.5 kB (gzipped) to the first load. It also marks calls that create components and contexts as pure,
 * and removes their names: the bundler would otherwise keep `Link` and `Form` with the framework mode behind them, 4 kB
 * that nothing uses.
 */
export const productionRouter = (): Plugin => ({
  name: 'kaoiro-production-router',
  apply: 'build',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^react-router(\/dom)?$/ },
    async handler(id, importer) {
      const found = await this.resolve(id, importer, { skipSelf: true })
      if (found === null) return null
      if (!found.id.includes(development)) throw new Error(`no ${development} in ${found.id}`)
      return { ...found, id: found.id.replace(development, production) }
    },
  },
  transform: {
    filter: { id: /[\\/]react-router[\\/]dist[\\/]production[\\/]/ },
    handler: (code) => ({
      code: code.replace(creation, '/* @__PURE__ */ ').replace(displayName, ''),
      map: null,
    }),
  },
})

/**
 * Replaces Vite's helper for dynamic imports with our own, which is half a kB (gzipped) smaller: it handles neither nonces nor
 * preloaded scripts. It also requests a module together with its styles, not after them.
 */
export const smallImports = (root: string): Plugin => ({
  name: 'kaoiro-small-imports',
  apply: 'build',
  transform: {
    filter: { id: /^\0vite\/preload-helper\.js$/ },
    handler: () => ({
      code: `export { loadWithStyles as __vitePreload } from '${normalizePath(path.join(root, 'src/adapters/load-with-styles.ts'))}'`,
      moduleSideEffects: false,
      map: null,
    }),
  },
})

const localeModule = /\/texts\/src\/([\w-]+)\/locale\.ts$/

/** Removes a loader from a language's source. Throws if the source does not contain it. */
const withoutLoader = (code: string, name: string): string => {
  const line = new RegExp(`^  ${name}: .*$`, 'm')
  if (!line.test(code)) throw new Error(`no loader "${name}"`)
  return code.replace(line, '')
}

/**
 * Removes texts that the screens never load: those of the CLI and the service, and the default language's loader,
 * because each screen imports that language's texts.
 */
export const screenLocales = (): Plugin => ({
  name: 'kaoiro-screen-locales',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: localeModule },
    handler: (code, id) => {
      const lighter = withoutLoader(code, 'programs')
      const isDefault = localeModule.exec(id)?.[1] === defaultLanguage
      return { code: isDefault ? withoutLoader(lighter, 'screens') : lighter, map: null }
    },
  },
})

/** Modules of the analysis on the device: in a folder `device` or `on-device`, or with a name that starts with `device-`. */
const deviceModule = /[\\/]ui[\\/]src[\\/](\w+[\\/])*(on-)?device([\\/]|-)/

/** A language's text loaders. */
const screensOfLanguage = /[\\/]texts[\\/]src[\\/][\w-]+[\\/]screens[\\/]screens\.ts$/

/**
 * Removes the analysis on the device from a site that uses only the service. Vite would otherwise build the worker
 * and its models as soon as it parses the `new Worker` line.
 */
export const withoutDevice = (): Plugin => ({
  name: 'kaoiro-without-device',
  enforce: 'pre',
  transform: (code, id) => {
    if (screensOfLanguage.test(id))
      return code.replace(/^export (const device|\{ termsOnDevice \}) .*$/gm, '')
    if (/[\\/]device[\\/]start-worker\.ts$/.test(id))
      return { code: 'export const startAnalysisWorker = null', moduleSideEffects: false }
    return deviceModule.test(id) ? { moduleSideEffects: false } : null
  },
})
