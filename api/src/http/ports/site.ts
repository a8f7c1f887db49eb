import type { Language } from '@kaoiro/core/language'
import { languages } from '@kaoiro/core/language'

/** The site of the current store. */
export interface SiteContent {
  /** The files that depend on the store, by their path; they replace those of the build. */
  readonly files: ReadonlyMap<string, Buffer>
  /** The languages that the site offers, the default one first. */
  readonly languages: readonly [Language, ...ReadonlyArray<Language>]
  /** The only script of another site that pages may load, as a source of a content security policy. */
  readonly analyticsScript: string | null
}

/** Returns the current site: a store may change while the service runs. */
export type CurrentSite = () => SiteContent

/** A build without a store: all its files are served unchanged. */
export const noStore: SiteContent = { files: new Map(), languages, analyticsScript: null }

/** Makes a value once for each site, when it is first needed. */
export const perSite = <A>(current: CurrentSite, make: (site: SiteContent) => A): (() => A) => {
  let made: { readonly site: SiteContent; readonly value: A } | undefined
  return () => {
    const site = current()
    if (made?.site !== site) made = { site, value: make(site) }
    return made.value
  }
}
