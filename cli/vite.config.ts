import { readFileSync } from 'node:fs'
import { defineConfig } from 'vite'

const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8')) as {
  version: string
}

// One small file to start with, the rest in chunks that a command loads when it is called.
export default defineConfig({
  root: import.meta.dirname,
  define: { KAOIRO_VERSION: JSON.stringify(version) },
  resolve: {
    conditions: ['source'],
    // The CommonJS form that Node's ESM needs is the larger one in a bundle.
    alias: [{ find: /^(fp-ts|io-ts)\/lib\/(.*)\.js$/, replacement: '$1/es6/$2.js' }],
  },
  ssr: {
    target: 'node',
    noExternal: true,
    external: ['@kaoiro/api', '@jimp/core', '@jimp/js-jpeg', '@jimp/js-png', '@jimp/plugin-resize'],
    resolve: { conditions: ['source'], externalConditions: ['source'] },
  },
  build: {
    ssr: 'src/kaoiro.ts',
    target: 'node20',
    outDir: 'dist',
    minify: true,
    rolldownOptions: { output: { format: 'es', chunkFileNames: '[name]-[hash].js' } },
  },
})
