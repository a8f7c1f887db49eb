import { readFileSync } from 'node:fs'
import type { UserConfig } from 'vite'
import { defineConfig } from 'vite'

const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8')) as {
  version: string
}

const bundle = (build: UserConfig['build']): UserConfig => ({
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
    external: ['@kaoiro/api', '@jsquash/jpeg', '@resvg/resvg-js', 'sharp', 'undici'],
    resolve: { conditions: ['source'], externalConditions: ['source'] },
  },
  build: { target: 'node20', outDir: 'dist', minify: true, ...build },
})

const neededToDecode =
  /node_modules\/(commander|fp-ts)\/|cli\/src\/(main|run|program|conventions|language|printable|declare\/.*|decode\/.*|commands\/decode|print\/(card|scales|style))\.ts|core\/src\/(base62|bit-field|result-code|result-address|composition|level|season|gender|face-type)\.ts/

/** One small file to start with, the rest in chunks that a command loads when it is called. */
const program = bundle({
  ssr: 'src/kaoiro.ts',
  emptyOutDir: false,
  rolldownOptions: {
    output: {
      format: 'es',
      chunkFileNames: '[name]-[hash].js',
      // A file costs a third of a millisecond, whatever is in it: what every decoding needs is one.
      codeSplitting: { groups: [{ name: 'decoding', test: neededToDecode }] },
    },
  },
})

/** The thread that prepares photos. As CommonJS it starts in two thirds of the time that ESM takes. */
const thread = bundle({
  ssr: 'src/photo/photo-thread.ts',
  rolldownOptions: {
    output: {
      format: 'cjs',
      entryFileNames: 'photo-thread.cjs',
      chunkFileNames: '[name]-[hash].cjs',
    },
  },
})

// `vite build --mode thread` clears the folder and makes the thread, `vite build` after it the program.
export default defineConfig(({ mode }) => (mode === 'thread' ? thread : program))
