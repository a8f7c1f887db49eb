import * as E from 'fp-ts/lib/Either.js'
import { preparedQuality } from '@kaoiro/core/photo'
import { hasTruePixels } from '../../adapters/true-pixels.js'
import { contextSettings, drawPicture, judgeQuality, preparedSize } from './canvas.js'
import type { DecodedPhoto } from './decode.js'
import { decodeReduced, decodeResized } from './decode.js'
import type { PreparedPhoto } from './prepared-photo.js'
import type { SourcePhoto } from './read-photo.js'
import { readPhoto } from './read-photo.js'
import type { PrepareRequest, WorkerMessage } from './worker-messages.js'

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
  const { width, height } = canvas
  try {
    const blob = canvas.convertToBlob({ type: 'image/jpeg', quality: preparedQuality })
    // Runs while the JPEG is encoded.
    const quality = judgeQuality(context, photo.upright)
    return { jpeg: new Uint8Array(await (await blob).arrayBuffer()), width, height, ...quality }
  } finally {
    // Some browsers keep a canvas's memory; shrinking it releases the pixels.
    canvas.width = canvas.height = 1
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

const answer = async ({ number, file }: PrepareRequest): Promise<void> => {
  const read = await readPhoto(file)()
  if (E.isLeft(read)) {
    // Some browsers cannot read every file in a worker.
    post({ _tag: 'Answer', number, photo: read.left._tag === 'FileNotRead' ? null : read })
    return
  }
  const photo = await prepare(read.right)
  if (photo === null) post({ _tag: 'Answer', number, photo })
  else post({ _tag: 'Answer', number, photo: E.right(photo) }, [photo.jpeg.buffer])
}

const post = (message: WorkerMessage, transfer: Array<Transferable> = []) =>
  postMessage(message, { transfer })

addEventListener('message', ({ data }: MessageEvent<PrepareRequest>) => {
  // The page does not see rejections, so always answer.
  answer(data).catch(() => post({ _tag: 'Answer', number: data.number, photo: null }))
})
post({ _tag: 'Running' })
