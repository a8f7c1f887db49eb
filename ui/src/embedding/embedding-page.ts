import type { ReportedStep as Step } from '@kaoiro/screens/capture'
import { save, saved, tabStorage } from '../adapters/storage.js'

/** A message to the page that embeds the site (docs/embedding.md). It contains no photo, result or session. */
export type Message =
  | { readonly type: 'height'; readonly height: number }
  | { readonly type: 'screen' }
  | ({ readonly type: 'step' } & Step)

/** Changes if a message changes its meaning. New messages and new fields keep it. */
const version = 1

const key = 'embedding-page'

/**
 * Returns a function that sends messages to the embedding page, and only to its origin. The service decides which pages
 * may embed the site (`frame-ancestors`). Null if the browser does not reveal the origin.
 */
export function embeddingPage(): ((message: Message) => void) | null {
  const origin = embeddingOrigin()
  if (origin === null) return null
  save(tabStorage, key, origin)
  return (message) => window.parent.postMessage({ source: 'kaoiro', version, ...message }, origin)
}

const embeddingOrigin = (): string | null =>
  // Firefox reveals the referrer only, which a reload of the site within the iframe may lack.
  ancestorOrigin() ?? originOfParent() ?? referringOrigin() ?? saved(tabStorage, key)

const ancestorOrigin = (): string | null => {
  const { ancestorOrigins } = window.location as Partial<Location>
  return originOf(ancestorOrigins?.item(0) ?? '')
}

/** Null after a navigation within this site. Its service hides such referrers, but other hosts may not. */
const referringOrigin = (): string | null => {
  const origin = originOf(document.referrer)
  return origin === window.location.origin ? null : origin
}

/** Null if the embedding page has another origin. */
const originOfParent = (): string | null => {
  try {
    return originOf(window.parent.location.origin)
  } catch {
    return null
  }
}

/** Null for the empty referrer and for pages without an origin of their own. */
const originOf = (address: string): string | null =>
  /^https?:\/\//.test(address) ? new URL(address).origin : null
