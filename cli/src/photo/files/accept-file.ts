import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import * as O from 'fp-ts/lib/Option.js'
import type { AcceptedPhoto, JpegFrame } from '@kaoiro/analyser/photo'
import { acceptPhoto, jpegFrameOf } from '@kaoiro/analyser/photo'
import type { PhotoFault, UnusualKind } from '../preparation.js'

/** Pixels of the longer side. Decoders work in rows and are slow on extreme aspect ratios. */
const maxSide = 30_000

/** Accepts files that both engines decode alike, without reading the coded data. */
export const acceptFile = (bytes: Uint8Array): E.Either<PhotoFault, AcceptedPhoto> =>
  pipe(
    acceptPhoto(bytes),
    E.mapLeft((refusal): PhotoFault => refusal),
    E.filterOrElse(
      ({ width, height }) => Math.max(width, height) <= maxSide,
      ({ width, height }): PhotoFault => ({
        _tag: 'SideTooLong',
        pixels: Math.max(width, height),
        max: maxSide,
      }),
    ),
    E.flatMap((accepted) =>
      accepted.type === 'png' ? E.right(accepted) : refuseUnusual(bytes, accepted),
    ),
  )

const refuseUnusual = (
  jpeg: Uint8Array,
  accepted: AcceptedPhoto,
): E.Either<PhotoFault, AcceptedPhoto> =>
  pipe(
    jpegFrameOf(jpeg),
    O.flatMap(unusualKindOf),
    O.match(
      () => E.right(accepted),
      (kind) => E.left({ _tag: 'UnusualJpeg', kind }),
    ),
  )

const unusualKindOf = ({ coding, components, precision }: JpegFrame): O.Option<UnusualKind> => {
  if (coding !== 'ordinary') return O.some(coding)
  if (components === 4) return O.some('CMYK')
  return precision === 8 ? O.none : O.some('high-precision')
}
