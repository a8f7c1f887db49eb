import type { GraphModel } from '@tensorflow/tfjs-converter'
import type { Tensor, Tensor4D } from '@tensorflow/tfjs-core'
import * as O from 'fp-ts/lib/Option.js'
import type { Landmark, Landmarks } from '@kaoiro/core/analysis/landmarks'
import type { Pixels } from '@kaoiro/core/photo/pixels'
import { centreOf } from './face-box.js'
import type { FacePlace } from './find-faces.js'
import { loadRefineEyes } from './refine-eyes.js'
import { croppedAxis } from './sample-axis.js'
import { samplePhoto } from './sample-photo.js'
import { rotated } from './sample-rotated.js'
import { loadModel, tf } from './tensorflow.js'

/** The face is shown to the mesh's model as a square of so many pixels (Kartynnik et al. 2019). */
const cropSize = 192

/** Heads are set upright for the model from this tilt on, in radians: it sees smaller ones through. */
const leastTilt = 0.2

/** The library wants more than 0.30 after rounding to hundredths. */
const leastCertainty = 0.305

/** The face upright, its channels 0 to 1; `samples` are written over. */
const cropOf = (photo: Pixels, { box, tilt }: FacePlace, samples: Float32Array): Tensor4D => {
  const upright = isTilted(tilt) ? rotated(photo, tilt, centreOf(box)) : photo
  const rows = croppedAxis(box.top, box.bottom, photo.height, cropSize)
  const columns = croppedAxis(box.left, box.right, photo.width, cropSize)
  samplePhoto(upright, rows, columns, { divisor: 255, offset: 0 }, samples)
  return tf.tensor4d(samples, [1, cropSize, cropSize, 3])
}

const isTilted = (tilt: number): boolean => Math.abs(tilt) > leastTilt

/** From the crop's pixels to the photo's. */
const inPhoto = ({ box, tilt }: FacePlace): ((point: Landmark) => Landmark) => {
  const centre = centreOf(box)
  const [cosine, sine] = isTilted(tilt) ? [Math.cos(tilt), Math.sin(tilt)] : [1, 0]
  const scaleX = (box.right - box.left) / cropSize
  const scaleY = (box.bottom - box.top) / cropSize
  return (point) => {
    const x = scaleX * (point.x - cropSize / 2)
    const y = scaleY * (point.y - cropSize / 2)
    return {
      x: x * cosine - y * sine + centre.x,
      y: x * sine + y * cosine + centre.y,
      z: scaleX * point.z,
    }
  }
}

/** The mesh of a face that was found in a photo; none where a closer look shows no face. */
export type FindMesh = (photo: Pixels, place: FacePlace) => O.Option<Landmarks>

/** Loads the models of mesh and irises. */
export const loadFindMesh = async (): Promise<FindMesh> => {
  const [model, refineEyes] = await Promise.all([loadModel('facemesh'), loadRefineEyes()])
  // Used again for every face: a thread looks at one at a time, and the tensor is a copy.
  const samples = new Float32Array(cropSize * cropSize * 3)

  return (photo, place) => {
    const crop = cropOf(photo, place, samples)
    const [certainty, coordinates] = outputsOf(model, crop)
    if (coordinates === undefined || (certainty?.[0] ?? 0) < leastCertainty) return O.none
    return O.some(refineEyes(crop, coordinates).map(inPhoto(place)))
  }
}

/** How sure the model is of a face, and x, y, z of its points; its contours are not asked for, nor computed. */
const outputsOf = (model: GraphModel, crop: Tensor4D): ReadonlyArray<Float32Array> =>
  (model.execute(crop, ['Identity_1', 'Identity_2']) as ReadonlyArray<Tensor>).map((output) =>
    output.dataSync<'float32'>(),
  )
