import type { Language } from '../language/language.js'

// The port between the service, which sends pages, and the UI, which renders them.

/** The UI's input for rendering a page. */
export interface PageRequest {
  /** The requested path, without the query. */
  readonly path: string
  readonly language: Language
  /** The site's public address, without a slash at its end; '' if unknown. */
  readonly site: string
}

export interface RenderedPage {
  readonly status: 200 | 404
  readonly html: string
}

/** Renders the page of an address; null if that page is not rendered on the server. */
export type PageRenderer = (request: PageRequest) => RenderedPage | null

/** The file that contains the first screen in the default language of the site. */
export const homePage = 'index.html'

/** The file that contains the first screen in a language. @param siteLanguage the first language that the site offers */
export function homePageIn(language: Language, siteLanguage: Language): string {
  return language === siteLanguage ? homePage : `index.${language}.html`
}

/** The site of one store, made from a build. */
export interface StoreSite {
  /** The files that depend on the store, by their path on the site. */
  readonly files: ReadonlyMap<string, string | Uint8Array>
  readonly drawPage: PageRenderer
  /** The script for analytics, as a source of a content security policy; null if there is none. */
  readonly analyticsScript: string | null
}
