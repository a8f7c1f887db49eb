import type { GraphModel } from '@tensorflow/tfjs-converter'
import type { Tensor, Tensor4D } from '@tensorflow/tfjs-core'
import * as O from 'fp-ts/lib/Option.js'
import * as RA from 'fp-ts/lib/ReadonlyArray.js'
import type { Landmark, Landmarks } from '@kaoiro/core/analysis/face/landmarks'
import { pointAt, skinPoints } from '@kaoiro/core/analysis/face/landmarks'
import type { Pixels } from '@kaoiro/core/photo/pixels'
import type { Halved } from './face-crop.js'
import { cropFace, halved } from './face-crop.js'
import type { Square } from './face-square.js'
import { fromSquare, squareOfMesh, squareOfLocation, toSquare } from './face-square.js'
import type { FaceLocation } from './find-faces.js'
import { loadRefineEyes } from './refine-eyes.js'
import { loadModel, tf } from './tensorflow.js'

/** The face is shown to the mesh's model as a square of so many pixels (Kartynnik et al. 2019). */
const cropSize = 192

/** The library wants more than 0.30 after rounding to hundredths. */
const minCertainty = 0.305

interface Look {
  /** Side of the square over the mesh's longer extent. */
  readonly margin: number
  /** Turned clockwise, in radians. */
  readonly angle: number
  /** To the right, in sides. */
  readonly shift: number
}

/**
 * What the model answers depends on how the face is framed: most of its noise from photo to photo is that.
 * So the face is set upright by the first mesh and looked at twice more, a little larger and smaller, turned
 * and shifted to either side; the mesh is the mean of both. A third look would gain little more.
 */
const looks: ReadonlyArray<Look> = [
  { margin: 1.4, angle: 0.08, shift: 0.015 },
  { margin: 1.5, angle: -0.08, shift: -0.015 },
]

/** What was seen in a square. */
interface Seen {
  readonly square: Square
  readonly crop: Tensor4D
  /** In the photo's pixels. */
  readonly mesh: Landmarks
}

const squareFor = (mesh: Landmarks, { margin, angle, shift }: Look): Square => {
  const square = squareOfMesh(mesh, margin)
  const { centre, side } = square
  return {
    side,
    angle: square.angle + angle,
    centre: { x: centre.x + shift * side, y: centre.y },
  }
}

const meanOf = (meshes: ReadonlyArray<Landmarks>): Landmarks =>
  Array.from({ length: skinPoints }, (_, i) => {
    const mean = { x: 0, y: 0, z: 0 }
    for (const mesh of meshes) {
      const { x, y, z } = pointAt(mesh, i)
      mean.x += x / meshes.length
      mean.y += y / meshes.length
      mean.z += z / meshes.length
    }
    return mean
  })

/** The mesh of a face that was found in a photo; none where a closer look shows no face. */
export type FindMesh = (photo: Pixels, place: FaceLocation) => O.Option<Landmarks>

/** Loads the models of mesh and irises. */
export const loadFindMesh = async (): Promise<FindMesh> => {
  const [model, refineEyes] = await Promise.all([loadModel('facemesh'), loadRefineEyes()])
  // Used again for every face: a thread looks at one at a time, and the tensor is a copy.
  const samples = new Float32Array(cropSize * cropSize * 3)

  const cropOf = (photo: Halved, square: Square): Tensor4D => {
    cropFace(photo, square, cropSize, samples)
    return tf.tensor4d(samples, [1, cropSize, cropSize, 3])
  }

  const meshIn =
    (photo: Halved) =>
    (square: Square): O.Option<Seen> => {
      const crop = cropOf(photo, square)
      const toPhoto = fromSquare(square, cropSize)
      return O.map((mesh: Landmarks) => ({ square, crop, mesh: mesh.map(toPhoto) }))(
        meshOf(model, crop),
      )
    }

  /** The eyes are looked at once. */
  const withEyes = ({ square, crop }: Seen, mesh: Landmarks): Landmarks =>
    refineEyes(crop, mesh.map(toSquare(square, cropSize))).map(fromSquare(square, cropSize))

  return (photo, place) => {
    const meshAt = meshIn(halved(photo))
    return O.flatMap(({ mesh }: Seen) => {
      const seen = RA.filterMap(meshAt)(looks.map((look) => squareFor(mesh, look)))
      return RA.isNonEmpty(seen)
        ? O.some(withEyes(seen[0], meanOf(seen.map((one) => one.mesh))))
        : O.none
    })(meshAt(squareOfLocation(place)))
  }
}

/** The mesh in the crop's pixels, where the model is sure of a face; its contours are not computed. */
const meshOf = (model: GraphModel, crop: Tensor4D): O.Option<ReadonlyArray<Landmark>> => {
  const [certainty, numbers] = (
    model.execute(crop, ['Identity_1', 'Identity_2']) as ReadonlyArray<Tensor>
  ).map((output) => output.dataSync<'float32'>())
  if (numbers === undefined || (certainty?.[0] ?? 0) < minCertainty) return O.none
  const at = (index: number) => numbers[index] ?? 0
  return O.some(
    Array.from({ length: skinPoints }, (_, i) => ({
      x: at(3 * i),
      y: at(3 * i + 1),
      z: at(3 * i + 2),
    })),
  )
}
