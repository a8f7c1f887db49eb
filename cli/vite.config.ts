import { readFileSync } from 'node:fs'
import { defineConfig } from 'vite'

const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8')) as {
  version: string
}

// One small file to start with, the rest in chunks that a command loads when it is called.
export default defineConfig({
  root: import.meta.dirname,
  define: {
    KAOIRO_VERSION: JSON.stringify(version),
    KAOIRO_PHOTO_THREAD: JSON.stringify('./photo-thread.js'),
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
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist',
    minify: true,
    rolldownOptions: {
      input: { kaoiro: 'src/kaoiro.ts', 'photo-thread': 'src/photo/photo-thread.ts' },
      output: { format: 'es', chunkFileNames: '[name]-[hash].js' },
    },
  },
})
