import type * as O from 'fp-ts/lib/Option.js'
import type { AcceptedPhoto } from '@kaoiro/core/photo/accept'
import { jpegProfileOf } from '@kaoiro/core/photo/icc/segments'
import { pngProfileOf } from './png-profile.js'

/** The colour profile in a file. */
export const profileOf = (bytes: Uint8Array, type: AcceptedPhoto['type']): O.Option<Uint8Array> =>
  type === 'png' ? pngProfileOf(bytes) : jpegProfileOf(bytes)
