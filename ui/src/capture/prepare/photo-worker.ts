import * as E from 'fp-ts/lib/Either.js'
import type { SourcePhoto } from '@kaoiro/analyser/photo'
import { preparedQuality } from '@kaoiro/core/photo'
import type { PhotoProblem } from '@kaoiro/screens/capture'
import { hasTruePixels, release } from '../../adapters/canvas.js'
import { answerCalls } from '../../adapters/worker-calls.js'
import type { DecodedPhoto } from './decode.js'
import { decodeReduced, decodeResized } from './decode.js'
import type { PreparedPhoto } from './prepared-photo.js'
import {
  contextSettings,
  drawPicture,
  preparedFrom,
  preparedSize,
  readPhoto,
} from './prepared-photo.js'

/** In order of preference. A decoder throws if it is unsupported or cannot decode the photo. */
const decoders = [decodeReduced, decodeResized]

const prepare = async (photo: SourcePhoto): Promise<PreparedPhoto | null> => {
  if (!hasTruePixels()) return null
  for (const decode of decoders)
    try {
      return await encode(await decode(photo), photo)
    } catch {
      // Try the next decoder.
    }
  return null
}

const encode = async (decoded: DecodedPhoto, photo: SourcePhoto): Promise<PreparedPhoto> => {
  const { canvas, context } = draw(decoded, photo)
  try {
    return await preparedFrom(context, photo, () =>
      canvas.convertToBlob({ type: 'image/jpeg', quality: preparedQuality }),
    )
  } finally {
    release(canvas)
  }
}

const draw = (decoded: DecodedPhoto, photo: SourcePhoto) => {
  try {
    const { width, height } = preparedSize(decoded)
    const canvas = new OffscreenCanvas(width, height)
    const context = canvas.getContext('2d', contextSettings)
    if (context === null) throw new Error('the canvas has no context')
    drawPicture(context, decoded.source, photo.decoded)
    return { canvas, context }
  } finally {
    decoded.source.close()
  }
}

/** Prepares or rejects a photo; null if the worker cannot: the page then tries, and reports the cause. */
const prepareFile = async (file: Blob): Promise<E.Either<PhotoProblem, PreparedPhoto> | null> => {
  const read = await readPhoto(file)()
  // Some browsers cannot read every file in a worker.
  if (E.isLeft(read)) return read.left._tag === 'FileNotRead' ? null : read
  const photo = await prepare(read.right)
  return photo && E.right(photo)
}

const functions = { isRunning: () => true, prepare: prepareFile }

export type PhotoFunctions = typeof functions

answerCalls(functions)
