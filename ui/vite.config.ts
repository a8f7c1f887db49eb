import path from 'node:path'
import { defaultClientConditions, defineConfig } from 'vite'
import { analysisFiles } from './vite/analysis/analysis-files.js'
import { analysisPlace } from './vite/analysis/analysis-place.js'
import { sitePolicy } from './vite/analysis/site-policy.js'
import { brand } from './vite/brand.js'
import { linkCards } from './vite/card/link-cards.js'
import { commonConfig } from './vite/common-config.js'
import { compress } from './vite/compress.js'
import { drawPages } from './vite/draw-pages.js'
import { isInFirstLoad } from './vite/first-load.js'
import { homeScreen } from './vite/icons/home-screen.js'
import { offlineCopy } from './vite/offline-copy.js'
import { preload } from './vite/preload.js'
import { serverBundle } from './vite/server-bundle.js'

const source = path.join(import.meta.dirname, 'src')

/** What every screen needs of node_modules, with what it needs itself. */
const firstLibraries =
  /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|cookie)[\\/]/

const isInPageLoad = isInFirstLoad('/src/main.tsx')

const common = commonConfig(import.meta.dirname)

export default defineConfig({
  ...common,
  plugins: [
    ...common.plugins,
    brand(),
    ...(analysisPlace() === 'device' ? [sitePolicy()] : []),
    serverBundle(import.meta.dirname),
    offlineCopy(path.join(source, 'offline/worker/service-worker.ts')),
    preload('result.html', path.join(source, 'result/result-screen.tsx')),
    preload('compare.html', path.join(source, 'compare/compare-screen.tsx')),
    homeScreen(),
    linkCards(path.join(import.meta.dirname, 'dist-server/card')),
    drawPages(),
    compress(),
  ],
  worker: {
    format: 'es',
    plugins: () => [analysisFiles()],
    // One script each: what it loads later would have to be kept for a visit without network, too.
    rolldownOptions: { output: { codeSplitting: false } },
  },
  resolve: { ...common.resolve, conditions: ['source', ...defaultClientConditions] },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // Which files the first screen needs, for the check of their size (.size-limit.js).
    manifest: true,
    // What stands in the bundle keeps its licence, which a package carries (`npm run pack`).
    license: true,
    modulePreload: {
      // Every browser that the product supports preloads modules by itself.
      polyfill: false,
      // The first load carries no list of what later screens import: the screen before has prefetched them.
      resolveDependencies: (_, files, { hostType }) => (hostType === 'js' ? [] : files),
    },
    rolldownOptions: {
      output: {
        // Six characters of the hash, not eight: the names of all later files are a part of the first load.
        chunkFileNames: 'assets/[name]-[hash:6].js',
        assetFileNames: 'assets/[name]-[hash:6][extname]',
        codeSplitting: {
          groups: [
            // Nine tenths of the first load, which a visitor who comes back after a deployment has already.
            { name: 'libraries', test: firstLibraries, priority: 1 },
            { name: (module, graph) => (isInPageLoad(module, graph) ? 'first' : null) },
            // What later screens share in one file: each file's name is a part of the first load. Without the QR
            // code, whose library is larger than all the rest.
            {
              name: 'components',
              test: /[\\/]ui[\\/]src[\\/]components[\\/](?!figures[\\/]qr-code)/,
            },
          ],
        },
      },
      // Compressing takes its time.
      checks: { bundlerTimings: false },
    },
  },
})
