import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import type { Dimensions } from '@kaoiro/core/photo'
import { preparedQuality } from '@kaoiro/core/photo'
import { hasTruePixels } from '../../adapters/true-pixels.js'
import { contextSettings, drawPicture, judgeQuality, preparedSize } from './canvas.js'
import type { PhotoProblem, PrepareError } from '@kaoiro/screens/capture'
import type { PreparedPhoto } from './prepared-photo.js'
import { asItIs } from './prepared-photo.js'
import type { SourcePhoto } from './read-photo.js'
import { readPhoto } from './read-photo.js'

/** Fallback for every browser. May block the page. */
export function prepareOnMainThread(file: Blob): TE.TaskEither<PhotoProblem, PreparedPhoto> {
  return pipe(
    readPhoto(file),
    TE.bindTo('photo'),
    TE.bindW('image', ({ photo }) => TE.tryCatch(() => load(photo), failure('ImageNotLoaded'))),
    TE.flatMap(({ photo, image }) => encode(image, photo)),
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

const encode = (
  image: HTMLImageElement,
  photo: SourcePhoto,
): TE.TaskEither<PhotoProblem, PreparedPhoto> => {
  // The browser applies a JPEG's orientation.
  const size = preparedSize({ width: image.naturalWidth, height: image.naturalHeight })
  return TE.bracket(
    TE.fromIO(() => canvasOf(size)),
    (canvas) =>
      pipe(
        TE.fromEither(draw(image, photo, canvas)),
        TE.flatMap((context) =>
          hasTruePixels() ? read(context, photo) : TE.fromEither(asItIs(photo)),
        ),
      ),
    (canvas) => TE.fromIO(() => release(canvas)),
  )
}

const read = (
  context: CanvasRenderingContext2D,
  photo: SourcePhoto,
): TE.TaskEither<PhotoProblem, PreparedPhoto> =>
  TE.tryCatch(async () => {
    const { width, height } = context.canvas
    const blob = jpegOf(context.canvas)
    // Runs while the JPEG is encoded.
    const quality = judgeQuality(context, photo.upright)
    return { jpeg: new Uint8Array(await (await blob).arrayBuffer()), width, height, ...quality }
  }, failure('NoBlob'))

const canvasOf = ({ width, height }: Dimensions): HTMLCanvasElement =>
  Object.assign(document.createElement('canvas'), { width, height })

const draw = (
  image: HTMLImageElement,
  photo: SourcePhoto,
  canvas: HTMLCanvasElement,
): E.Either<PrepareError, CanvasRenderingContext2D> => {
  const context = canvas.getContext('2d', contextSettings)
  return context === null
    ? E.left({ _tag: 'NoCanvasContext' })
    : pipe(
        E.tryCatch(() => drawPicture(context, image, photo.decoded), failure('ImageNotLoaded')),
        E.map(() => context),
      )
}

const jpegOf = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob === null ? reject(new Error('the canvas gave no blob')) : resolve(blob)),
      'image/jpeg',
      preparedQuality,
    ),
  )

/** Some browsers keep a canvas's memory; shrinking it releases the pixels. */
const release = (canvas: HTMLCanvasElement): void => {
  canvas.width = canvas.height = 1
}
