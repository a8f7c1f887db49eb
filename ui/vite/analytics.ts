import type { Plugin } from 'vite'
import { analytics, consent } from '../src/site/site.js'
import { choiceOf } from './choice.js'

/** Path in the build, known to the service (api/src/http/site/analytics-script.ts). */
const fileName = '.server/analytics.json'

/** Where steps are reported: `KAOIRO_ANALYTICS` at build time, by default the value in site.ts. */
export const analyticsKind = (): typeof analytics => {
  const value = process.env['KAOIRO_ANALYTICS'] || analytics
  if (value === 'off' || value === 'data-layer') return value
  if (!isScriptAddress(value))
    throw new Error(
      `KAOIRO_ANALYTICS is "${value}"; it must be off, data-layer or the https address of a script`,
    )
  return value as `https://${string}`
}

/** `KAOIRO_CONSENT` at build time, by default the value in site.ts. */
export const analyticsConsent = (): typeof consent =>
  choiceOf('KAOIRO_CONSENT', ['ask', 'not-needed'], consent)

/** Semicolons, commas and spaces would end the source in a content security policy. */
const isScriptAddress = (address: string): boolean => {
  const url = URL.canParse(address) ? new URL(address) : null
  return (
    url?.protocol === 'https:' &&
    url.username === '' &&
    url.pathname.length > 1 &&
    !/[;,\s*'"]/.test(url.origin + url.pathname)
  )
}

/** The script as a source in a content security policy, which contains no query; null if there is none. */
export const analyticsScript = (): string | null => {
  const kind = analyticsKind()
  if (!kind.startsWith('https://')) return null
  const { origin, pathname } = new URL(kind)
  return origin + pathname
}

/** Tells the service which script its content security policy allows. */
export const analyticsFile = (): Plugin => ({
  name: 'kaoiro-analytics-file',
  apply: 'build',
  generateBundle() {
    const script = analyticsScript()
    if (script !== null)
      this.emitFile({ type: 'asset', fileName, source: JSON.stringify({ script }) })
  },
})
