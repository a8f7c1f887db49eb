import { readFileSync } from 'node:fs'
import { defineConfig } from 'vite'

const { version, notBundled } = JSON.parse(
  readFileSync(new URL('package.json', import.meta.url), 'utf8'),
) as {
  version: string
  notBundled: Array<string>
}

/** What the program has in common with its thread. */
const shared = /node_modules\/fp-ts\/|cli\/src\/system\/system-error\.ts/

/** What every decoding needs, of this package; what that imports follows it. */
const decoding =
  /node_modules\/commander\/|cli\/src\/(main|program|command-line\/(?!outline).*|system\/(exit|interruption|streams)|commands\/(.*\/declaration|decode\/(?!compar).*)|print\/(card|style|printable))\.ts|core\/src\/diagnosis\/composition\.ts/

// The program and the thread that prepares photos, each a small file to start with, the rest in chunks
// that are loaded when they are wanted. CommonJS starts faster than ESM, a thread by a third.
export default defineConfig({
  root: import.meta.dirname,
  define: {
    KAOIRO_VERSION: JSON.stringify(version),
    KAOIRO_PHOTO_THREAD: JSON.stringify('./photo-thread.cjs'),
  },
  resolve: {
    conditions: ['source'],
    // The CommonJS form that Node's ESM needs is the larger one in a bundle.
    alias: [{ find: /^(fp-ts|io-ts)\/lib\/(.*)\.js$/, replacement: '$1/es6/$2.js' }],
  },
  ssr: {
    target: 'node',
    noExternal: true,
    // What is native, WebAssembly, or large and seldom wanted; all else is bundled, which loads faster.
    external: ['@kaoiro/api', ...notBundled],
    resolve: { conditions: ['source'], externalConditions: ['source'] },
  },
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist',
    minify: true,
    // What stands in the bundle keeps its licence, which a package carries (`npm run pack`).
    license: true,
    rolldownOptions: {
      input: { kaoiro: 'src/kaoiro.ts', 'photo-thread': 'src/photo/threads/photo-thread.ts' },
      output: {
        format: 'cjs',
        entryFileNames: '[name].cjs',
        chunkFileNames: '[name]-[hash].cjs',
        // A file costs a third of a millisecond, whatever is in it: decoding has two.
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
