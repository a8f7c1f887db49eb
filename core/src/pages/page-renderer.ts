import type { Language } from '../language/language.js'
import { defaultLanguage } from '../language/language.js'

// The port between the service, which sends pages, and the UI, which renders them.

/** The UI's input for rendering a page. */
export interface PageRequest {
  /** The requested path, without the query. */
  readonly path: string
  readonly language: Language
  /** The site's public address, without a slash at its end; '' if unknown. */
  readonly site: string
}

/** The HTML of the pages before rendering, as written by the build. Each page links to its own scripts and styles. */
export interface PageTemplates {
  readonly result: string
  readonly compare: string
}

export interface RenderedPage {
  readonly status: 200 | 404
  readonly html: string
}

/** Renders the page of an address; null if that page is not rendered on the server. */
export type PageRenderer = (request: PageRequest) => RenderedPage | null

/** The file that contains the first screen in a language. */
export const homePageIn = (language: Language): string =>
  language === defaultLanguage ? 'index.html' : `index.${language}.html`
