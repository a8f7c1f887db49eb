import * as O from 'fp-ts/lib/Option.js'
import * as RA from 'fp-ts/lib/ReadonlyArray.js'
import type { ReadonlyNonEmptyArray } from 'fp-ts/lib/ReadonlyNonEmptyArray.js'
import * as RNEA from 'fp-ts/lib/ReadonlyNonEmptyArray.js'
import type { Landmark, Landmarks } from '@kaoiro/core/analysis/face/landmarks'
import { pointAt } from '@kaoiro/core/analysis/face/landmarks'
import { skinPoints } from '@kaoiro/core/analysis/face/mesh'
import type { PhotoPyramid } from './face-crop.js'
import { cropFace } from './face-crop.js'
import type { Square } from './face-square.js'
import { fromSquare, squareOfMesh, toSquare } from './face-square.js'
import type { KernelPlan } from '../model/kernel-plan.js'
import { kernelPlan } from '../model/kernel-plan.js'
import type { ModelFiles } from '../model/model-files.js'
import { modelOf } from '../model/tensorflow.js'
import { loadRefineEyes } from './refine-eyes.js'

/** Side of the mesh model's square input, in pixels (Kartynnik et al. 2019). */
const cropSize = 192

/**
 * Minimum certainty of the model that a crop contains a face. @vladmandic/human rounds the certainty to hundredths and
 * requires more than 0.30, which is the same.
 */
const minCertainty = 0.305

/** The framing of a face: a square relative to the one around the mesh. */
interface Framing {
  /** Side relative to the longer extent of the mesh. */
  readonly margin: number
  /** Clockwise rotation in radians. */
  readonly angle: number
  /** Shift to the right, in sides. */
  readonly shift: number
}

/**
 * Most noise between photos comes from the framing of the face. The first mesh therefore only sets the framing; the
 * result is the mean of two slightly different framings with refined eyes. A third framing would gain little.
 */
const framings: ReadonlyArray<Framing> = [
  { margin: 1.4, angle: 0.08, shift: 0.015 },
  { margin: 1.5, angle: -0.08, shift: -0.015 },
]

/** The pixels of a square: red, green and blue from 0 to 1. */
type Crop = Float32Array

/** The mesh found in a square. */
interface FramedMesh {
  readonly square: Square
  readonly crop: Crop
  /** In the photo's pixels. */
  readonly mesh: Landmarks
}

const squareFor = (mesh: Landmarks, { margin, angle, shift }: Framing): Square => {
  const square = squareOfMesh(mesh, margin)
  const { centre, side } = square
  return {
    side,
    angle: square.angle + angle,
    centre: { x: centre.x + shift * side, y: centre.y },
  }
}

/** The mean of each point over several meshes. */
const meanOf = (meshes: ReadonlyNonEmptyArray<Landmarks>): Landmarks =>
  meshes[0].map((_, i) => {
    const mean = { x: 0, y: 0, z: 0 }
    for (const mesh of meshes) {
      const { x, y, z } = pointAt(mesh, i)
      mean.x += x / meshes.length
      mean.y += y / meshes.length
      mean.z += z / meshes.length
    }
    return mean
  })

/** Finds the mesh of the face in a square; none if the model sees no face. */
export type FindMesh = (photo: PhotoPyramid, found: Square) => O.Option<Landmarks>

/** Loads the models of mesh and irises. */
export const loadFindMesh = async (files: ModelFiles): Promise<FindMesh> => {
  const [model, refineEyes] = await Promise.all([
    modelOf(files.readModel('facemesh')),
    loadRefineEyes(files, cropSize),
  ])
  const run = kernelPlan(model, [1, cropSize, cropSize, 3], ['Identity_1', 'Identity_2'])

  // Reused, since allocations outside the heap trigger early garbage collections.
  const newCrop = (): Crop => new Float32Array(cropSize * cropSize * 3)
  const foundCrop = newCrop()
  const framedCrops = framings.map(newCrop)

  const meshIn =
    (photo: PhotoPyramid) =>
    (square: Square, crop: Crop): O.Option<FramedMesh> => {
      cropFace(photo, square, cropSize, crop)
      const toPhoto = fromSquare(square, cropSize)
      return O.map((mesh: Landmarks) => ({ square, crop, mesh: mesh.map(toPhoto) }))(
        meshOf(run, crop),
      )
    }

  const withEyes =
    (mesh: Landmarks) =>
    ({ square, crop }: FramedMesh): Landmarks =>
      refineEyes(crop, mesh.map(toSquare(square, cropSize))).map(fromSquare(square, cropSize))

  return (photo, found) => {
    const meshAt = meshIn(photo)
    return O.flatMap(({ mesh }: FramedMesh) => {
      const seen = RA.compact(
        RA.zipWith(framings, framedCrops, (framing, crop) =>
          meshAt(squareFor(mesh, framing), crop),
        ),
      )
      if (!RA.isNonEmpty(seen)) return O.none
      const mean = meanOf(RNEA.map((one: FramedMesh) => one.mesh)(seen))
      return O.some(meanOf(RNEA.map(withEyes(mean))(seen)))
    })(meshAt(found, foundCrop))
  }
}

/** The mesh in the crop's pixels; none if the model is not certain of a face. */
const meshOf = (run: KernelPlan, crop: Crop): O.Option<ReadonlyArray<Landmark>> => {
  const [certainty, numbers] = run(crop)
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
