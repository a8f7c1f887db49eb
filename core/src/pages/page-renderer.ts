import type { Language } from '../locales/language.js'

// The port between the service, which answers with pages, and the UI, which draws them.

/** The UI's input for rendering a page. */
export interface PageRequest {
  /** As it was sent, without its query. */
  readonly path: string
  readonly language: Language
  /** The site's public scheme and host; '' if unknown. */
  readonly origin: string
}

/** The pages without their screen, as written by the build, each with links to its own files. */
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
