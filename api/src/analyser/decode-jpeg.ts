import * as E from 'fp-ts/lib/Either.js'
import jpeg from 'jpeg-js'
import type { Pixels } from '@kaoiro/core/photo/pixels'
import type { Reason } from '@kaoiro/core/session/reason'

/** A prepared photo has 708² pixels at most: half a megapixel, some tens of megabytes to decode. */
const limits = { maxResolutionInMP: 1, maxMemoryUsageInMB: 128 } as const

export const decodeJpeg = (bytes: Uint8Array): E.Either<Reason, Pixels> =>
  E.tryCatch(
    () => jpeg.decode(bytes, { useTArray: true, formatAsRGBA: true, ...limits }),
    (): Reason => 'unreadable-photo',
  )
