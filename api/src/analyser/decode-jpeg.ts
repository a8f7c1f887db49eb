import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import * as O from 'fp-ts/lib/Option.js'
import jpeg from 'jpeg-js'
import { colourProfileOf } from '@kaoiro/core/photo/colour-profile'
import { jpegProfileOf } from '@kaoiro/core/photo/icc-segments'
import type { Pixels } from '@kaoiro/core/photo/pixels'
import type { Reason } from '@kaoiro/core/session/reason'

/** A prepared photo has 708² pixels at most: half a megapixel, some tens of megabytes to decode. */
const limits = { maxResolutionInMP: 1, maxMemoryUsageInMB: 128 } as const

/** A photo's pixels in sRGB; those of a profile that cannot be used as they are. */
export const decodeJpeg = (bytes: Uint8Array): E.Either<Reason, Pixels> =>
  E.tryCatch(
    () => toSrgb(bytes)(jpeg.decode(bytes, { useTArray: true, formatAsRGBA: true, ...limits })),
    (): Reason => 'unreadable-photo',
  )

const toSrgb = (bytes: Uint8Array): ((pixels: Pixels) => Pixels) =>
  pipe(
    jpegProfileOf(bytes),
    O.flatMap(colourProfileOf),
    O.match(
      () => (pixels) => pixels,
      (profile) => profile.toSrgb,
    ),
  )
