import react from '@vitejs/plugin-react'
import type { UserConfig } from 'vite'
import { analysisPlace } from './analysis/analysis-place.js'
import { hasPhotoLook } from './analysis/photo-look.js'
import { withoutDevice } from './analysis/without-device.js'
import { illustrations } from './illustrations.js'
import { phraseBreaks } from './phrase-breaks.js'
import { productionRouter } from './production-router.js'

/** What the screens in a browser and those drawn on a server are built with alike. */
export const commonConfig = (root: string) =>
  ({
    root,
    define: {
      KAOIRO_ANALYSIS: JSON.stringify(analysisPlace()),
      KAOIRO_LOOK: JSON.stringify(hasPhotoLook()),
    },
    plugins: [
      react(),
      productionRouter(),
      illustrations(),
      phraseBreaks(),
      ...(hasPhotoLook() ? [] : [withoutDevice()]),
    ],
    resolve: {
      // The CommonJS form that Node's ESM needs is the larger one in a bundle.
      alias: [{ find: /^(fp-ts|io-ts)\/lib\/(.*)\.js$/, replacement: '$1/es6/$2.js' }],
    },
  }) satisfies UserConfig
