import type { Dimensions } from '@kaoiro/core/photo'
import {
  centreOf,
  longerSide,
  overlapOf,
  candidateAt,
  grids,
  inputSize,
  fromSquare,
} from './face-candidate.js'
import type { Candidate, Grid, Square } from './face-candidate.js'
import type { PhotoPyramid } from './face-crop.js'
import { cropFace } from './face-crop.js'
import { kernelPlan } from '../model/kernel-plan.js'
import type { ModelFiles } from '../model/model-files.js'
import { modelOf } from '../model/tensorflow.js'

const minScore = 0.3

/** Maximum number of faces to find. Photos with more than one face are rejected, so a few suffice. */
const maxFaces = 5

/** Boxes that overlap by more than this are taken for the same face. */
const maxOverlap = 0.1

/** Side of the square for the mesh, relative to the longer side of the box. */
const margin = 1.4

/** Non-maximum suppression: keeps the best of overlapping boxes, sorted by score. */
const surest = (candidates: ReadonlyArray<Candidate>): ReadonlyArray<Candidate> => {
  const chosen: Array<Candidate> = []
  for (const candidate of [...candidates].sort((a, b) => b.score - a.score))
    if (chosen.every(({ box }) => overlapOf(candidate.box, box) < maxOverlap))
      chosen.push(candidate)
  return chosen.slice(0, maxFaces)
}

/** The square around a photo. */
const squareOf = ({ width, height }: Dimensions): Square => ({
  centre: { x: (width - 1) / 2, y: (height - 1) / 2 },
  side: Math.max(width, height),
  angle: 0,
})

/** The upright square around a candidate, in the photo's pixels. */
const inPhoto =
  (photo: Square) =>
  ({ box, tilt }: Candidate): Square => ({
    centre: fromSquare(photo, inputSize)({ ...centreOf(box), z: 0 }),
    side: (margin * longerSide(box) * photo.side) / inputSize,
    angle: tilt,
  })

/** Finds the faces of a photo: upright squares, the most certain first. */
export type FindFaces = (photo: PhotoPyramid) => ReadonlyArray<Square>

/** Loads the detector, BlazeFace. */
export async function loadFindFaces({ readModel }: ModelFiles): Promise<FindFaces> {
  const outputs = grids.flatMap((grid) => grid.outputs)
  const model = await modelOf(readModel('blazeface'))
  const run = kernelPlan(model, [1, inputSize, inputSize, 3], outputs)
  // Reused for every photo: a thread works on one at a time.
  const samples = new Float32Array(inputSize * inputSize * 3)

  return (pyramid) => {
    const photo = squareOf(pyramid.photo)
    cropFace(pyramid, photo, inputSize, samples)
    // The model expects numbers from -1 to 1.
    for (let i = 0; i < samples.length; i++) samples[i] = 2 * (samples[i] ?? 0) - 1
    const found = run(samples)
    const candidates = grids.flatMap((grid, i) => {
      const [logits, numbers] = found.slice(2 * i)
      return logits && numbers ? candidatesOn(grid, logits, numbers) : []
    })
    return surest(candidates)
      .map(inPhoto(photo))
      .filter(({ side }) => side > 0)
  }
}

const candidatesOn = (
  grid: Grid,
  logits: Float32Array,
  numbers: Float32Array,
): ReadonlyArray<Candidate> =>
  Array.from(logits).flatMap((logit, index) => {
    const score = 1 / (1 + Math.exp(-logit))
    return score > minScore ? [candidateAt(grid, index, score, numbers)] : []
  })
