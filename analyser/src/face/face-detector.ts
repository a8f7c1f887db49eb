import * as tf from '@tensorflow/tfjs-core'
import * as RA from 'fp-ts/lib/ReadonlyArray.js'
import type { Landmarks } from '@kaoiro/core/analysis/face/landmarks'
import type { Pixels } from '@kaoiro/core/photo/raster/pixels'
import type { FaceLocation } from './find-faces.js'
import { loadFindFaces } from './find-faces.js'
import { loadFindMesh } from './find-mesh.js'
import type { ModelFiles } from '../model/model-files.js'
import { startTensorflow } from '../model/tensorflow.js'

/** The mesh of every face in a photo, the most certain first. */
export type FaceDetector = (pixels: Pixels) => Promise<ReadonlyArray<Landmarks>>

/**
 * Loads the landmark model (detector, mesh, irises) on the WASM backend; some 0.3 s. It is that of
 * `@vladmandic/human`, whose three models are run here as the library runs them: all else that it does costs a
 * twentieth of the time. Its landmarks are whole pixels, and so are these.
 */
export const loadFaceDetector = async (files: ModelFiles): Promise<FaceDetector> => {
  await startTensorflow(files)
  const [findFaces, findMesh] = await Promise.all([loadFindFaces(files), loadFindMesh(files)])

  const meshesIn = (photo: Pixels): ReadonlyArray<Landmarks> => {
    // All tensors that are made in a scope go with it.
    tf.engine().startScope()
    try {
      const meshOf = (location: FaceLocation) => findMesh(photo, location)
      return RA.filterMap(meshOf)(findFaces(photo))
    } finally {
      tf.engine().endScope()
    }
  }

  return async (photo) => Promise.resolve(meshesIn(photo))
}
