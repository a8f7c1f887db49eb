import { pipe } from 'fp-ts/lib/function.js'
import * as O from 'fp-ts/lib/Option.js'
import * as RA from 'fp-ts/lib/ReadonlyArray.js'
import type { ReadonlyNonEmptyArray } from 'fp-ts/lib/ReadonlyNonEmptyArray.js'
import * as RNEA from 'fp-ts/lib/ReadonlyNonEmptyArray.js'
import type { Landmarks } from './landmarks.js'
import { pointAt } from './landmarks.js'
import type { LookAtCrop } from './attention-mesh.js'
import { cropSize, loadAttentionMesh } from './attention-mesh.js'
import type { PhotoPyramid } from './face-crop.js'
import { cropFace } from './face-crop.js'
import type { Square } from './face-candidate.js'
import { fromSquare, squareOfMesh } from './face-candidate.js'
import type { ModelFiles } from '../model/model-files.js'

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
 * result is the mean of three slightly different framings. A fourth would gain little.
 */
const framings: ReadonlyArray<Framing> = [
  { margin: 1.4, angle: 0.08, shift: 0.015 },
  { margin: 1.55, angle: 0, shift: 0 },
  { margin: 1.7, angle: -0.08, shift: -0.015 },
]

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

/** Loads the landmark model. */
export async function loadFindMesh(files: ModelFiles): Promise<FindMesh> {
  const { coarseMesh, refinedMesh } = await loadAttentionMesh(files)
  // Reused, since allocations outside the heap trigger early garbage collections.
  const crop = new Float32Array(cropSize * cropSize * 3)

  const meshIn =
    (photo: PhotoPyramid, look: LookAtCrop) =>
    (square: Square): O.Option<Landmarks> => {
      cropFace(photo, square, cropSize, crop)
      return O.map((mesh: Landmarks) => mesh.map(fromSquare(square, cropSize)))(look(crop))
    }

  return (photo, found) =>
    pipe(
      found,
      meshIn(photo, coarseMesh),
      O.flatMap((mesh) =>
        pipe(
          framings.map((framing) => squareFor(mesh, framing)),
          RA.filterMap(meshIn(photo, refinedMesh)),
          RNEA.fromReadonlyArray,
        ),
      ),
      O.map(meanOf),
    )
}
