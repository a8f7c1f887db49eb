import * as E from 'fp-ts/lib/Either.js'
import { faceAt } from '@kaoiro/drawing/figure'
import { node, svgText } from '@kaoiro/drawing/pen'
import type { PreparedPhoto } from '../capture/prepare/prepare-photo.js'
import { preparePhoto } from '../capture/prepare/prepare-photo.js'
import { rasterise } from '../result/actions/rasterise.js'

/** A drawn face, prepared like a photo. */
export const samplePhoto = async (): Promise<PreparedPhoto> => {
  const { tag, attributes, children } = faceAt({ curve: 0, age: 0 }, 'WOMEN')
  const sized = node(tag, { ...attributes, width: 480, height: 560 }, children)
  const photo = await preparePhoto(await rasterise(svgText(sized), 1))()
  if (E.isLeft(photo)) throw new Error(photo.left._tag)
  return photo.right
}
