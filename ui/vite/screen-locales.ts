import type { Plugin } from 'vite'
import { defaultLanguage } from '@kaoiro/core/locales/language'

const localeModule = /\/core\/src\/locales\/([\w-]+)\/locale\.ts$/

/** Deletes a loader from the source of a language. Throws if there is none of this name. */
const withoutLoader = (code: string, name: string): string => {
  const line = new RegExp(`^  ${name}: .*$`, 'm')
  if (!line.test(code)) throw new Error(`no loader "${name}"`)
  return code.replace(line, '')
}

/**
 * Keeps out of the screens' build what they never load: the texts of the command line and the service, and the loader
 * of the default language, whose texts are part of each screen.
 */
export const screenLocales = (): Plugin => ({
  name: 'kaoiro-screen-locales',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: localeModule },
    handler: (code, id) => {
      const lighter = withoutLoader(code, 'programs')
      const isDefault = localeModule.exec(id)?.[1] === defaultLanguage
      return { code: isDefault ? withoutLoader(lighter, 'screens') : lighter, map: null }
    },
  },
})
