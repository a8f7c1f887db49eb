import { pipe } from 'fp-ts/lib/function.js'
import * as O from 'fp-ts/lib/Option.js'
import type { AcceptedPhoto } from '@kaoiro/core/photo/accept'
import { colourProfileOf } from '@kaoiro/core/photo/colour-profile'
import { profileNameOf } from '@kaoiro/core/photo/icc-name'
import { jpegProfileOf } from '@kaoiro/core/photo/icc-segments'
import type { Pixels } from '@kaoiro/core/photo/pixels'
import { pngProfileOf } from './png-profile.js'

/** What a file's colour profile does to its pixels, and its name where it cannot be used. */
export interface PhotoProfile {
  readonly toSrgb: (pixels: Pixels) => Pixels
  readonly unused: O.Option<string>
}

const none: PhotoProfile = { toSrgb: (pixels) => pixels, unused: O.none }

export const photoProfileOf = (bytes: Uint8Array, type: AcceptedPhoto['type']): PhotoProfile =>
  pipe(
    type === 'png' ? pngProfileOf(bytes) : jpegProfileOf(bytes),
    O.match(
      () => none,
      (profile) =>
        pipe(
          colourProfileOf(profile),
          O.match(
            () => ({ ...none, unused: O.some(profileNameOf(profile)) }),
            ({ toSrgb }) => ({ ...none, toSrgb }),
          ),
        ),
    ),
  )
