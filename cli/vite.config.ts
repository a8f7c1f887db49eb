import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { defineConfig } from 'vite'

const { version, notBundled } = JSON.parse(
  readFileSync(new URL('package.json', import.meta.url), 'utf8'),
) as {
  version: string
  notBundled: Array<string>
}

/** Shared by the program and the photo thread. */
const shared =
  /node_modules\/fp-ts\/|cli\/src\/system\/system-error\.ts|core\/src\/colour\/srgb\.ts/

/** The modules that `kaoiro decode` always needs; their imports follow. */
const decoding =
  /node_modules\/commander\/|cli\/src\/(main|program|command-line\/(?!finish|outline|localise).*|system\/(interruption|streams)|commands\/(?:declarations|decode\/(?!compar).*)|print\/(card|style|printable))\.ts|store\/src\/decode-text\.ts|core\/src\/diagnosis\/distribution\.ts|texts\/src\/(content|screens)\/make-(content|messages|result)\.ts/

/** The texts that it needs in a language. */
const decodingTexts = /texts\/compiled\/([\w-]+)\/(?:programs|content|messages|result|decode)\.ts/

/** Characters outside ASCII make Node read the whole of a chunk more slowly. */
const ascii: Plugin = {
  name: 'ascii',
  // After minification, which would write them out again.
  generateBundle: (_options, bundle) => {
    for (const chunk of Object.values(bundle))
      if (chunk.type === 'chunk')
        chunk.code = chunk.code.replace(
          /[^\0-\x7f]/g,
          (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
        )
  },
}

/** Commander starts other programs as subcommands, which this one does not have. */
const withoutChildProcess: Plugin = {
  name: 'without-child-process',
  transform: {
    filter: { id: /commander\/lib\/command\.js$/ },
    handler: (code) => code.replace("require('node:child_process')", '{}'),
  },
}

// Two small entries, the program and the photo thread, and chunks that are loaded on demand. CommonJS
// starts faster than ESM, a thread by a third.
export default defineConfig({
  root: import.meta.dirname,
  plugins: [ascii, withoutChildProcess],
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
      // The texts are loaded by one import of several, and together.
      checks: { ineffectiveDynamicImport: false },
      // It finds the file of its threads by its own address.
      external: '@kaoiro/analyser/threads',
      input: { kaoiro: 'src/kaoiro.ts', 'photo-thread': 'src/photo/threads/photo-thread.ts' },
      output: {
        format: 'cjs',
        entryFileNames: '[name].cjs',
        chunkFileNames: '[name]-[hash].cjs',
        // Each file costs a third of a millisecond at start-up, so decoding needs only a few.
        codeSplitting: {
          groups: [
            { name: 'shared', test: shared, priority: 2 },
            { name: 'decoding', test: decoding, priority: 1 },
            {
              name: (id) => decodingTexts.exec(id)?.[1] ?? null,
              debugName: 'decoding-texts',
              test: decodingTexts,
            },
          ],
        },
      },
    },
  },
})
