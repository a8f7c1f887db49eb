import { constants } from 'node:fs'
import type { FileHandle } from 'node:fs/promises'
import { open } from 'node:fs/promises'
import type { AcceptedPhoto, JpegFrame } from '@kaoiro/analyser/photo'
import { acceptPhoto, jpegFrameOf } from '@kaoiro/analyser/photo'
import { imageTypeOf, maxPhotoBytes } from '@kaoiro/core/photo'
import * as E from 'fp-ts/lib/Either.js'
import * as O from 'fp-ts/lib/Option.js'
import { pipe } from 'fp-ts/lib/function.js'
import { systemPath } from '../system/byte-names.js'
import { systemFault } from '../system/system-error.js'
import type { PhotoFault, UnusualKind } from './preparation.js'

/** Pixels of the longer side. Decoders work in rows and are slow on extreme aspect ratios. */
const maxSide = 30_000

/** Accepts files that both engines decode alike, without reading the coded data. */
export function acceptFile(bytes: Uint8Array): E.Either<PhotoFault, AcceptedPhoto> {
  return pipe(
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
}

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

/** Reads a photo file. Never reads pipes or devices, and of files that are too large only the type. */
export async function readPhoto(file: string): Promise<E.Either<PhotoFault, Uint8Array>> {
  try {
    // Otherwise opening a pipe would block until something writes to it.
    const handle = await open(systemPath(file), constants.O_RDONLY | (constants.O_NONBLOCK || 0))
    try {
      return await contentsOf(handle)
    } finally {
      await handle.close()
    }
  } catch (error) {
    return E.left({ _tag: 'NotRead', ...systemFault(error) })
  }
}

const contentsOf = async (handle: FileHandle): Promise<E.Either<PhotoFault, Uint8Array>> => {
  const stat = await handle.stat()
  if (stat.isDirectory()) return E.left({ _tag: 'NotRead', code: 'EISDIR', detail: 'a folder' })
  if (!stat.isFile()) return E.left({ _tag: 'NotRead', code: '', detail: 'it is not a file' })
  if (stat.size === 0) return E.left({ _tag: 'EmptyFile' })
  return stat.size > maxPhotoBytes ? tooLarge(handle, stat.size) : E.right(await handle.readFile())
}

/** Bytes that identify the file type. */
const headBytes = 64

const tooLarge = async (
  handle: FileHandle,
  bytes: number,
): Promise<E.Either<PhotoFault, never>> => {
  const { buffer } = await handle.read(new Uint8Array(headBytes), 0, headBytes, 0)
  const found = imageTypeOf(buffer)
  return E.left(
    found === 'jpeg' || found === 'png'
      ? { _tag: 'TooManyBytes', bytes, max: maxPhotoBytes }
      : { _tag: 'NotAPhoto', found },
  )
}
