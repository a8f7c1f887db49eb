import type { Dimensions } from '@kaoiro/core/photo/raster/dimensions'
import type { Pixels } from '@kaoiro/core/photo/raster/pixels'
import type { Box } from './face-box.js'
import { overlapOf, squareAround } from './face-box.js'
import type { Candidate, Grid } from './face-candidate.js'
import { candidateAt, grids, inputSize } from './face-candidate.js'
import { kernelPlan } from '../model/kernel-plan.js'
import type { ModelFiles } from '../model/model-files.js'
import { modelOf } from '../model/tensorflow.js'
import { resizedAxis } from './sample-axis.js'
import { samplePhoto } from './sample-photo.js'

/** The location of a face in a photo. */
export interface FaceLocation {
  readonly box: Box
  /** How far the head is tilted clockwise in the picture, in radians. */
  readonly tilt: number
}

const minScore = 0.3

/** More than one face is refused, so a few suffice. */
const maxFaces = 5

/** Boxes that overlap by more are taken for the same face. */
const maxOverlap = 0.1

/** Side of the square in which the mesh is searched, over that of the box. */
const margin = 1.4

/** Non-maximum suppression: the best of boxes that overlap, the best first. */
const surest = (candidates: ReadonlyArray<Candidate>): ReadonlyArray<Candidate> => {
  const chosen: Array<Candidate> = []
  for (const candidate of [...candidates].sort((a, b) => b.score - a.score))
    if (chosen.every(({ box }) => overlapOf(candidate.box, box) < maxOverlap))
      chosen.push(candidate)
  return chosen.slice(0, maxFaces)
}

const inPhoto = ({ left, top, right, bottom }: Box, { width, height }: Dimensions): Box => ({
  left: (left * width) / inputSize,
  top: (top * height) / inputSize,
  right: (right * width) / inputSize,
  bottom: (bottom * height) / inputSize,
})

/** Finds the faces in a photo; the most certain first. */
export type FindFaces = (photo: Pixels) => ReadonlyArray<FaceLocation>

/** Loads the detector, BlazeFace. */
export const loadFindFaces = async ({ readModel }: ModelFiles): Promise<FindFaces> => {
  const outputs = grids.flatMap((grid) => grid.outputs)
  const model = await modelOf(readModel('blazeface'))
  const run = kernelPlan(model, [1, inputSize, inputSize, 3], outputs)
  // Reused for every photo: a thread works on one at a time.
  const samples = new Float32Array(inputSize * inputSize * 3)

  return (photo) => {
    const rows = resizedAxis(photo.height, inputSize)
    const columns = resizedAxis(photo.width, inputSize)
    samplePhoto(photo, rows, columns, samples)
    const found = run(samples)
    const candidates = grids.flatMap((grid, i) => {
      const [logits, numbers] = found.slice(2 * i)
      return logits && numbers ? candidatesOn(grid, logits, numbers, photo) : []
    })
    return surest(candidates)
      .map(({ box, tilt }) => ({
        box: squareAround(inPhoto(box, photo), margin),
        tilt,
      }))
      .filter(({ box }) => box.left < box.right)
  }
}

const candidatesOn = (
  grid: Grid,
  logits: Float32Array,
  numbers: Float32Array,
  photo: Dimensions,
): ReadonlyArray<Candidate> =>
  Array.from(logits).flatMap((logit, index) => {
    const score = 1 / (1 + Math.exp(-logit))
    return score > minScore ? [candidateAt(grid, index, score, numbers, photo)] : []
  })
