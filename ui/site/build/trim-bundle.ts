// Plugins that remove unused code from the screens' bundle.
import path from 'node:path'
import type { Plugin } from 'vite'
import { normalizePath } from 'vite'

/** Before a call that creates a component, a context or a value that nothing changes. */
const creation =
  /(?<== )(?=(React\d*\.(createContext|forwardRef|memo)|new Set|Object\.getOwnPropertyNames)\()/g

/** Before its checks of how an application calls it, with a sentence each. */
const check = /^(?=\s*(invariant|warning|warningOnce)\()/gm

/** The names and the version that developer tools read. */
const marks = /^\w+\.displayName = .*$|window\.__reactRouterVersion = [^;]*;/gm

const warns = 'var ENABLE_DEV_WARNINGS = true'

/**
 * Marks React Router's calls that create components and contexts as pure, and removes their names: the bundler would
 * otherwise keep `Link` and `Form` with the framework mode behind them, which nothing uses. Bundlers are given its development
 * version only, so what is for its developers is removed as well. Of the first load, this saves 6 kB (gzip).
 */
export function withoutFrameworkMode(): Plugin {
  return {
    name: 'kaoiro-without-framework-mode',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /[\\/]react-router[\\/]dist[\\/]development[\\/]/ },
      handler: (code) => ({
        code: code
          .replace(creation, '/* @__PURE__ */ ')
          .replace(check, '/* @__PURE__ */ ')
          .replace(marks, '')
          .replace(warns, warns.replace('true', 'false')),
        map: null,
      }),
    },
  }
}

/**
 * Replaces Vite's helper for dynamic imports with our own, which requests a module together with its styles, not after
 * them, and requests styles again that did not load. It also saves 0.5 kB (gzip and brotli) of the first load.
 */
export function smallImports(root: string): Plugin {
  return {
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
  }
}

/** Modules of the analysis on the device: in a folder `device` or `on-device`, or with a name that starts with `device-`. */
const deviceModule = /[\\/]ui[\\/]src[\\/](\w+[\\/])*(on-)?device([\\/]|-)/

/**
 * Removes the analysis on the device from the program that renders pages. Vite would otherwise build the worker and its models
 * as soon as it parses the `new Worker` line.
 */
export function withoutDevice(): Plugin {
  return {
    name: 'kaoiro-without-device',
    enforce: 'pre',
    transform: (_, id) => {
      if (/[\\/]device[\\/]start-worker\.ts$/.test(id))
        return { code: 'export const startAnalysisWorker = null', moduleSideEffects: false }
      return deviceModule.test(id) ? { moduleSideEffects: false } : null
    },
  }
}
