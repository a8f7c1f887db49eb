import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import type { SourcePhoto } from '@kaoiro/analyser/photo'
import { isSentAsItIs } from '@kaoiro/analyser/photo'
import type { PhotoProblem, PrepareError } from '@kaoiro/screens/capture'
import { blobOf, hasTruePixels, release } from '../../adapters/canvas.js'
import type { PreparedPhoto } from './prepared-photo.js'
import {
  contextSettings,
  drawPicture,
  preparedFrom,
  preparedSize,
  readPhoto,
} from './prepared-photo.js'

/** Fallback for every browser. May block the page. */
export function prepareOnMainThread(file: Blob): TE.TaskEither<PhotoProblem, PreparedPhoto> {
  return pipe(
    readPhoto(file),
    TE.bindTo('photo'),
    TE.bindW('image', ({ photo }) => TE.tryCatch(() => load(photo), failure('ImageNotLoaded'))),
    TE.flatMap(
      ({ photo, image }) =>
        () =>
          encode(image, photo),
    ),
  )
}

const failure = (_tag: PrepareError['_tag']) => (): PrepareError => ({ _tag })

const load = async ({ bytes, type }: SourcePhoto): Promise<HTMLImageElement> => {
  const url = URL.createObjectURL(new Blob([bytes], { type: `image/${type}` }))
  try {
    const image = new Image()
    await new Promise((resolve, reject) => {
      image.onload = resolve
      image.onerror = () => reject(new Error('the image was not loaded'))
      image.src = url
    })
    return image
  } finally {
    URL.revokeObjectURL(url)
  }
}

const encode = async (
  image: HTMLImageElement,
  photo: SourcePhoto,
): Promise<E.Either<PhotoProblem, PreparedPhoto>> => {
  // The browser applies a JPEG's orientation.
  const size = preparedSize({ width: image.naturalWidth, height: image.naturalHeight })
  const canvas = Object.assign(document.createElement('canvas'), size)
  try {
    const context = canvas.getContext('2d', contextSettings)
    if (context === null) return E.left({ _tag: 'NoCanvasContext' })
    const drawn = E.tryCatch(
      () => drawPicture(context, image, photo.decoded),
      failure('ImageNotLoaded'),
    )
    if (E.isLeft(drawn)) return drawn
    if (hasTruePixels())
      return await TE.tryCatch(
        () => preparedFrom(context, photo, () => blobOf(canvas, 'image/jpeg')),
        failure('NoBlob'),
      )()
    return isSentAsItIs(photo)
      ? E.right({ jpeg: photo.bytes, ...photo.upright, refusal: null, hints: [] })
      : E.left({ _tag: 'UntruePixels' })
  } finally {
    release(canvas)
  }
}
