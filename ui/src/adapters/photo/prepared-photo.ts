import type { AcceptedPhoto } from '@kaoiro/core/photo/accept'
import type { Dimensions } from '@kaoiro/core/photo/dimensions'
import type { QualityHint } from '@kaoiro/core/photo/quality'

/** The photo that is sent, and that the visitor sees. */
export interface PreparedPhoto extends Dimensions {
  readonly jpeg: Uint8Array<ArrayBuffer>
  readonly hints: ReadonlyArray<QualityHint>
}

/** A photo that is to be prepared, as its header states it. */
export interface PhotoHeader {
  readonly type: AcceptedPhoto['type']
  /** The size when it is upright. */
  readonly upright: Dimensions
  /** Whether its stored rows lie another way than upright. */
  readonly turned: boolean
}
