import type { Language } from '@kaoiro/core/content/content'

export interface PageRequest {
  /** As it was sent, without its query. */
  readonly path: string
  readonly language: Language
  /** Of the site, as visitors reach it. */
  readonly origin: string
}

/** The pages that the build has written without a screen, each with links to the files of its own. */
export interface PageTemplates {
  readonly result: string
  readonly compare: string
}

export interface RenderedPage {
  readonly status: 200 | 404
  readonly html: string
}

/** The whole page of an address, drawn; null for an address whose page is not drawn ahead. */
export type PageRenderer = (request: PageRequest) => RenderedPage | null
