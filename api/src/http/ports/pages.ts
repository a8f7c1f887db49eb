import type { PageRequest, RenderedPage } from '@kaoiro/core/flow'
import type { Encoding, PackedPage } from '../site/packed-page.js'

export interface PageDrawing extends PageRequest {
  readonly encoding: Encoding
}

export interface DrawnPage extends PackedPage {
  readonly status: RenderedPage['status']
}

/** Renders and compresses the page of an address; null if that page is not rendered on the server. */
export type DrawPage = (drawing: PageDrawing) => Promise<DrawnPage | null>
