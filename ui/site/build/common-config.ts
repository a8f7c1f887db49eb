import { createHash } from 'node:crypto'
import path from 'node:path'
import react from '@vitejs/plugin-react'
import type { UserConfig } from 'vite'
import { illustrations } from './illustrations.js'
import { smallImports, withoutFrameworkMode } from './trim-bundle.js'

/** Returns a CSS class name with a hash of its file. Vite's default names are longer; the first load contains 50. */
const scopedName =
  (root: string) =>
  (name: string, file: string): string => {
    const hash = createHash('sha256').update(path.relative(root, file)).digest('base64url')
    return `_${name}_${hash.slice(0, 4)}`
  }

/** Returns the configuration shared by the builds for the browser and for server rendering. */
export function commonConfig(root: string) {
  return {
    root,
    // Icons and logos are the store's.
    publicDir: false,
    css: { modules: { generateScopedName: scopedName(root) } },
    plugins: [react(), withoutFrameworkMode(), smallImports(root), illustrations()],
    resolve: {
      // The ES modules bundle smaller than the CommonJS files, which Node requires.
      alias: [{ find: /^(fp-ts|io-ts)\/lib\/(.*)\.js$/, replacement: '$1/es6/$2.js' }],
    },
  } satisfies UserConfig
}
