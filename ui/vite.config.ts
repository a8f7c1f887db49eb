import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  resolve: {
    conditions: ['source', ...defaultClientConditions],
    // The CommonJS form that Node's ESM needs is the larger one in a bundle.
    alias: [{ find: /^(fp-ts|io-ts)\/lib\/(.*)\.js$/, replacement: '$1/es6/$2.js' }],
  },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // Every browser that the product supports preloads modules by itself.
    modulePreload: { polyfill: false },
  },
})
