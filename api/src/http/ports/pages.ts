import type { PageRequest, RenderedPage } from '@kaoiro/core/pages'

/** A content coding that pages are compressed with. */
export type Encoding = 'br' | 'gzip' | 'identity'

export interface PackedPage {
  readonly body: Buffer
  /** Differs for each encoding. */
  readonly etag: string
}

export interface PageDrawing extends PageRequest {
  readonly encoding: Encoding
}

export interface DrawnPage extends PackedPage {
  readonly status: RenderedPage['status']
}

/** Renders and compresses the page of an address; null if that page is not rendered on the server. */
export type DrawPage = (drawing: PageDrawing) => Promise<DrawnPage | null>
