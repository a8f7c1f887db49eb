import { createHash } from 'node:crypto'
import path from 'node:path'
import react from '@vitejs/plugin-react'
import type { UserConfig } from 'vite'
import { analysisPlace } from './analysis/analysis-place.js'
import { hasPhotoLook } from './analysis/photo-look.js'
import { withoutDevice } from './analysis/without-device.js'
import { illustrations } from './illustrations.js'
import { phraseBreaks } from './phrase-breaks.js'
import { productionRouter } from './production-router.js'
import { screenLocales } from './screen-locales.js'

/** Names a class after its file: shorter than Vite's name, which adds the rule's line; the first load has 50. */
const scopedName =
  (root: string) =>
  (name: string, file: string): string => {
    const hash = createHash('sha256').update(path.relative(root, file)).digest('base64url')
    return `_${name}_${hash.slice(0, 4)}`
  }

/** What the screens in a browser and those drawn on a server are built with alike. */
export const commonConfig = (root: string) =>
  ({
    root,
    define: {
      KAOIRO_ANALYSIS: JSON.stringify(analysisPlace()),
      KAOIRO_LOOK: JSON.stringify(hasPhotoLook()),
    },
    css: { modules: { generateScopedName: scopedName(root) } },
    plugins: [
      react(),
      productionRouter(),
      illustrations(),
      phraseBreaks(),
      screenLocales(),
      ...(hasPhotoLook() ? [] : [withoutDevice()]),
    ],
    resolve: {
      // The CommonJS form that Node's ESM needs is the larger one in a bundle.
      alias: [{ find: /^(fp-ts|io-ts)\/lib\/(.*)\.js$/, replacement: '$1/es6/$2.js' }],
    },
  }) satisfies UserConfig
