import type { Plugin } from 'vite'

/** Modules of an analysis on the device: in a room of their own, in a feature's, or named so. */
const deviceModule = /[\\/]ui[\\/]src[\\/](\w+[\\/])?device([\\/]|-)/

/** The loaders of a language's texts. */
const screensOfLanguage = /[\\/]locales[\\/][\w-]+[\\/]screens[\\/]screens\.ts$/

/**
 * A site whose photos the service analyses, without a look before, has nothing for the device: no worker, which the
 * bundler would build with its models as soon as it reads the line that starts it, and no module that is not used.
 */
export const withoutDevice = (): Plugin => ({
  name: 'kaoiro-without-device',
  enforce: 'pre',
  transform: (code, id) => {
    if (screensOfLanguage.test(id))
      return code.replace(/^export (const device|\{ termsOnDevice \}) .*$/gm, '')
    if (/[\\/]device[\\/]start-worker\.ts$/.test(id))
      return { code: 'export const startAnalysisWorker = null', moduleSideEffects: false }
    return deviceModule.test(id) ? { moduleSideEffects: false } : null
  },
})
