import path from 'node:path'
import { defaultClientConditions, defineConfig } from 'vite'
import { analysisFiles } from './site/build/analysis-files.js'
import { commonConfig } from './site/build/common-config.js'
import { compress } from './site/build/compress.js'
import { drawPages } from './site/build/draw-pages.js'
import { linkCards } from './site/build/link-cards.js'
import { preload } from './site/build/preload.js'
import { screenTexts } from './site/build/texts.js'

const source = path.join(import.meta.dirname, 'src')

/** Libraries that every screen needs, and their dependencies. */
const firstLibraries =
  /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|cookie)[\\/]/

/** The entries keep chunks of their own, and the service worker, which is an entry too, cannot import any. */
const ownChunks =
  /node_modules|main\.tsx$|index\.html$|[\\/]site[\\/](offline[\\/]|cache-names)|[\\/]pages[\\/]moved-page/

const common = commonConfig(import.meta.dirname)

export default defineConfig({
  ...common,
  plugins: [
    ...common.plugins,
    // They are in the pages of the sites that need them.
    screenTexts(['termsAnalytics', 'termsOnDevice']),
    preload({
      'result.html': path.join(source, 'result/result-screen.tsx'),
      'colour.html': path.join(source, 'wear/colour-screen.tsx'),
      'compare.html': path.join(source, 'compare/compare-screen.tsx'),
    }),
    linkCards(path.join(import.meta.dirname, 'dist-server/card')),
    drawPages(import.meta.dirname),
    compress(),
  ],
  worker: {
    format: 'es',
    plugins: () => [analysisFiles()],
    // One script per worker; the offline copy would have to contain further chunks.
    rolldownOptions: { output: { codeSplitting: false } },
  },
  resolve: { ...common.resolve, conditions: ['source', ...defaultClientConditions] },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // Lists the first screen's files for the size check (.size-limit.js).
    manifest: true,
    // Packages contain the licences of bundled libraries (`npm run pack`).
    license: true,
    modulePreload: {
      // All supported browsers preload modules.
      polyfill: false,
      // Keeps the imports of later screens out of the first load; they are prefetched.
      resolveDependencies: (_, files, { hostType }) => (hostType === 'js' ? [] : files),
    },
    rolldownOptions: {
      output: {
        // Hashes of seven characters instead of eight, because the first load contains the names of all later files. Six are too
        // few for 64 files and more.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        codeSplitting: {
          groups: [
            // Nine tenths of the first load; stays cached after a deployment.
            { name: 'libraries', test: firstLibraries, priority: 1 },
            {
              name: 'first',
              tags: ['$initial'],
              test: (id) => !ownChunks.test(id),
            },
            // One file for the components of later screens, because the first load contains each file's name. Without
            // the QR code and the drawing of a face, which are larger than all components.
            {
              name: 'components',
              test: /[\\/]ui[\\/]src[\\/]components[\\/](?!figures[\\/]qr-code|pictures[\\/]portrait)/,
            },
          ],
        },
      },
      // The plugins that compress and draw are expected to be slow.
      checks: { bundlerTimings: false },
    },
  },
})
