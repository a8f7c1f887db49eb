import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import type { Refusal } from '@kaoiro/core/photo/accept'
import { acceptPhoto } from '@kaoiro/core/photo/accept'
import type { Dimensions } from '@kaoiro/core/photo/dimensions'
import { fitWithin, preparedQuality, preparedSide } from '@kaoiro/core/photo/limits'

/** The photo that is sent, and that the visitor sees. */
export interface PreparedPhoto extends Dimensions {
  readonly jpeg: Uint8Array<ArrayBuffer>
}

/** What can go wrong between an accepted file and a prepared photo (specification §8). */
type PrepareError =
  | { readonly _tag: 'FileNotRead' }
  | { readonly _tag: 'ImageNotLoaded' }
  | { readonly _tag: 'NoCanvasContext' }
  | { readonly _tag: 'NoBlob' }

export type PhotoProblem = Refusal | PrepareError

/** A picked file as the photo that is sent: upright, longer side 708, JPEG of quality 0.92. */
export const preparePhoto = (file: Blob): TE.TaskEither<PhotoProblem, PreparedPhoto> =>
  pipe(
    orElse(() => file.arrayBuffer(), 'FileNotRead'),
    TE.map((buffer) => new Uint8Array(buffer)),
    TE.tap((bytes) => TE.fromEither(acceptPhoto(bytes))),
    TE.flatMap((bytes) => orElse(() => decodeAndFit(new Blob([bytes])), 'ImageNotLoaded')),
    TE.flatMap(encode),
  )

const orElse = <A>(
  promise: () => Promise<A>,
  _tag: PrepareError['_tag'],
): TE.TaskEither<PhotoProblem, A> => TE.tryCatch(promise, (): PhotoProblem => ({ _tag }))

/** The browser turns the picture upright by itself; only after that are its sides known. */
const decodeAndFit = async (photo: Blob): Promise<ImageBitmap> => {
  const upright = await createImageBitmap(photo)
  const { width, height } = fitWithin(preparedSide)(upright)
  try {
    return await createImageBitmap(upright, {
      resizeWidth: width,
      resizeHeight: height,
      resizeQuality: 'high',
    })
  } finally {
    upright.close()
  }
}

const encode = (bitmap: ImageBitmap): TE.TaskEither<PhotoProblem, PreparedPhoto> => {
  const { width, height } = fitWithin(preparedSide)(bitmap)
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  return pipe(
    TE.fromEither(draw(bitmap, canvas)),
    TE.flatMap(() => orElse(() => jpegOf(canvas), 'NoBlob')),
    TE.map((jpeg) => ({ jpeg, width, height })),
  )
}

/** Fills the canvas with the picture, which is closed in any case. */
const draw = (bitmap: ImageBitmap, canvas: HTMLCanvasElement): E.Either<PhotoProblem, void> => {
  const { width, height } = canvas
  try {
    const context = canvas.getContext('2d')
    if (context === null) return E.left({ _tag: 'NoCanvasContext' })
    // A JPEG has no transparency: what shows through is white.
    context.fillStyle = '#fff'
    context.fillRect(0, 0, width, height)
    // A browser that ignored the wanted size above gives the whole picture: scaled here, then.
    context.drawImage(bitmap, 0, 0, width, height)
    return E.right(undefined)
  } catch {
    return E.left({ _tag: 'ImageNotLoaded' })
  } finally {
    bitmap.close()
  }
}

const jpegOf = async (canvas: HTMLCanvasElement): Promise<Uint8Array<ArrayBuffer>> => {
  const blob = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, 'image/jpeg', preparedQuality),
  )
  // Some browsers hold a canvas's memory long after it is gone; its pixels they give back.
  canvas.width = canvas.height = 1
  if (blob === null) throw new Error('the canvas gave no blob')
  return new Uint8Array(await blob.arrayBuffer())
}
