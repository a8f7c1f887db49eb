import * as E from 'fp-ts/lib/Either.js'
import { faceAt } from '@kaoiro/core/drawing/face-drawing'
import { svgText } from '@kaoiro/core/drawing/svg'
import type { PreparedPhoto } from '../adapters/photo/prepare-photo.js'
import { preparePhoto } from '../adapters/photo/prepare-photo.js'
import { rasterised } from '../adapters/rasterise.js'

/** A drawn face, prepared as a photo is. */
export const samplePhoto = async (): Promise<PreparedPhoto> => {
  const picture = await rasterised(svgText(faceAt({ curve: 0, age: 0 }, 'WOMEN')), 2)
  const photo = await preparePhoto(picture)()
  if (E.isLeft(photo)) throw new Error(photo.left._tag)
  return photo.right
}
