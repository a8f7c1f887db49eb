import type { Tensor4D } from '@tensorflow/tfjs-core'
import * as RA from 'fp-ts/lib/ReadonlyArray.js'
import type { Landmarks } from '@kaoiro/core/analysis/landmarks'
import type { Pixels } from '@kaoiro/core/photo/pixels'
import type { FaceDetector } from '../ports.js'
import type { FacePlace } from './find-faces.js'
import { loadFindFaces } from './find-faces.js'
import { loadFindMesh } from './find-mesh.js'
import { startTensorflow, tf } from './tensorflow.js'

/**
 * Loads the landmark model (detector, mesh, irises) on the WASM backend; some 0.3 s. It is that of
 * `@vladmandic/human`, whose three parts are driven here as the library does, for what it does beside
 * them takes a twentieth of the time. Its landmarks are whole pixels, and so are these.
 */
export const loadFaceDetector = async (): Promise<FaceDetector> => {
  await startTensorflow()
  const [findFaces, findMesh] = await Promise.all([loadFindFaces(), loadFindMesh()])

  const meshesIn = (pixels: Pixels): ReadonlyArray<Landmarks> => {
    // All tensors that are made in a scope go with it.
    tf.engine().startScope()
    try {
      const photo = toTensor(pixels)
      const meshOf = (place: FacePlace) => findMesh(photo, place)
      return RA.filterMap(meshOf)(findFaces(photo))
    } finally {
      tf.engine().endScope()
    }
  }

  return async (pixels) => Promise.resolve(meshesIn(pixels))
}

/** A batch of one picture without alpha: cut off by `tf.slice` it would take 25 ms of the analysis' 80. */
const toTensor = ({ data, width, height }: Pixels): Tensor4D => {
  const rgb = new Float32Array(width * height * 3)
  for (let from = 0, to = 0; to < rgb.length; from += 4, to += 3) {
    rgb[to] = data[from] ?? 0
    rgb[to + 1] = data[from + 1] ?? 0
    rgb[to + 2] = data[from + 2] ?? 0
  }
  return tf.tensor4d(rgb, [1, height, width, 3])
}
