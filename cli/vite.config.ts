import { readFileSync } from 'node:fs'
import { defineConfig } from 'vite'

const { version, notBundled } = JSON.parse(
  readFileSync(new URL('package.json', import.meta.url), 'utf8'),
) as {
  version: string
  notBundled: Array<string>
}

/** Shared by the program and the photo thread. */
const shared = /node_modules\/fp-ts\/|cli\/src\/system\/system-error\.ts/

/** The modules of this package that `kaoiro decode` always needs; their imports follow. */
const decoding =
  /node_modules\/commander\/|cli\/src\/(main|program|command-line\/(?!outline|localise).*|system\/(decode-text|exit|interruption|streams)|commands\/(.*\/declaration|decode\/(?!compar).*)|print\/(card|style|printable))\.ts|core\/src\/diagnosis\/composition\.ts/

// Two small entries, the program and the photo thread, and chunks that are loaded on demand. CommonJS
// starts faster than ESM, a thread by a third.
export default defineConfig({
  root: import.meta.dirname,
  define: {
    KAOIRO_VERSION: JSON.stringify(version),
    KAOIRO_PHOTO_THREAD: JSON.stringify('./photo-thread.cjs'),
  },
  resolve: {
    conditions: ['source'],
    // The ES modules of fp-ts and io-ts bundle smaller than their CommonJS form, which Node's ESM needs.
    alias: [{ find: /^(fp-ts|io-ts)\/lib\/(.*)\.js$/, replacement: '$1/es6/$2.js' }],
  },
  ssr: {
    target: 'node',
    noExternal: true,
    // Not bundled: native code, WebAssembly, and large packages that are rarely used.
    external: ['@kaoiro/api', ...notBundled],
    resolve: { conditions: ['source'], externalConditions: ['source'] },
  },
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist',
    minify: true,
    // Collects the licences of bundled code for the package (`npm run pack`).
    license: true,
    rolldownOptions: {
      // It finds the file of its threads by its own address.
      external: '@kaoiro/analyser/threads',
      input: { kaoiro: 'src/kaoiro.ts', 'photo-thread': 'src/photo/threads/photo-thread.ts' },
      output: {
        format: 'cjs',
        entryFileNames: '[name].cjs',
        chunkFileNames: '[name]-[hash].cjs',
        // Each file costs a third of a millisecond at start-up, so decoding needs only two.
        codeSplitting: {
          groups: [
            { name: 'shared', test: shared, priority: 2 },
            { name: 'decoding', test: decoding, priority: 1 },
          ],
        },
      },
    },
  },
})
