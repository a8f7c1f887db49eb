import type { Language } from '@kaoiro/core/content/content'

/** What the UI needs to draw a page. */
export interface PageRequest {
  /** As it was sent, without its query. */
  readonly path: string
  readonly language: Language
  /** Scheme and host by which visitors reach the site; '' if nothing says which. */
  readonly origin: string
}

/** The pages that the UI fills. */
export interface PageTemplates {
  readonly result: string
  readonly compare: string
}

export interface RenderedPage {
  readonly status: 200 | 404
  readonly html: string
}

/** The UI's part in drawing pages; null for an address whose page is not drawn ahead. */
export type PageRenderer = (request: PageRequest) => RenderedPage | null
