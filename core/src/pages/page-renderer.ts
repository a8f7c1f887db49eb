import type { Language } from '../content/content.js'

// The port between the service, which answers with pages, and the UI, which draws them.

/** What the UI needs to draw a page. */
export interface PageRequest {
  /** As it was sent, without its query. */
  readonly path: string
  readonly language: Language
  /** Scheme and host by which visitors reach the site; '' if nothing says which. */
  readonly origin: string
}

/** The pages that the UI fills: the build has written them without a screen, each with links to the files of its own. */
export interface PageTemplates {
  readonly result: string
  readonly compare: string
}

export interface RenderedPage {
  readonly status: 200 | 404
  readonly html: string
}

/** The whole page of an address; null for an address whose page is not drawn ahead. */
export type PageRenderer = (request: PageRequest) => RenderedPage | null
