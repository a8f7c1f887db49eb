import * as tf from '@tensorflow/tfjs-core'
import * as RA from 'fp-ts/lib/ReadonlyArray.js'
import type { Landmarks } from './landmarks.js'
import type { Pixels } from '@kaoiro/core/photo'
import { photoPyramid } from './face-crop.js'
import type { Square } from './face-candidate.js'
import { loadFindFaces } from './find-faces.js'
import { loadFindMesh } from './find-mesh.js'
import type { ModelFiles } from '../model/model-files.js'
import { startTensorflow } from '../model/tensorflow.js'

/** The mesh of every face in a photo, the most certain first. */
export type FaceDetector = (pixels: Pixels) => Promise<ReadonlyArray<Landmarks>>

/**
 * Loads detector and landmark model on the WASM backend, in about 0.3 s. Runs them without their library,
 * `@vladmandic/human`; docs/analysis.md lists the differences.
 */
export async function loadFaceDetector(files: ModelFiles): Promise<FaceDetector> {
  await startTensorflow(files)
  const [findFaces, findMesh] = await Promise.all([loadFindFaces(files), loadFindMesh(files)])

  const meshesIn = (photo: Pixels): ReadonlyArray<Landmarks> => {
    // The scope disposes all tensors created in it.
    tf.engine().startScope()
    try {
      const pyramid = photoPyramid(photo)
      const meshOf = (found: Square) => findMesh(pyramid, found)
      return RA.filterMap(meshOf)(findFaces(pyramid))
    } finally {
      tf.engine().endScope()
    }
  }

  return async (photo) => Promise.resolve(meshesIn(photo))
}
