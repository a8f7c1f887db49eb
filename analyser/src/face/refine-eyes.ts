import * as tf from '@tensorflow/tfjs-core'
import type { Landmark, Landmarks } from '@kaoiro/core/analysis/face/landmarks'
import { pointAt } from '@kaoiro/core/analysis/face/landmarks'
import type { EyeContours } from './eye-contours.js'
import { leftEye, lidEdges, rightEye } from './eye-contours.js'
import type { Box } from './face-box.js'
import { squareAround } from './face-box.js'
import { kernelPlan } from '../model/kernel-plan.js'
import type { ModelFiles } from '../model/model-files.js'
import { modelOf } from '../model/tensorflow.js'

/** Side of the iris model's square input, in pixels (Ablavatski et al. 2020). */
const inputSize = 64

/** Side of the square around an eye, relative to the distance of its corners. */
const margin = 2.3

/** The model's output for an eye: lids and brow, then the iris, its centre first; x, y, z each. */
const contourPoints = 71
const irisPoints = 5
const eyeNumbers = 3 * (contourPoints + irisPoints)

/**
 * Depth between the outer corners of the eyes, in the crop's pixels, above which only the lids' edges of the nearer eye
 * are refined.
 */
const maxDepthDifference = 30

const eyeBox = (mesh: Landmarks, { corners }: EyeContours): Box => {
  const [outer, inner] = [pointAt(mesh, corners.outer), pointAt(mesh, corners.inner)]
  const box = {
    left: Math.min(outer.x, inner.x),
    top: Math.min(outer.y, inner.y),
    right: Math.max(outer.x, inner.x),
    bottom: Math.max(outer.y, inner.y),
  }
  return squareAround(box, margin)
}

/**
 * Both eyes as the model's input. The model was trained on right eyes only, so the left one is mirrored: its box has
 * left and right exchanged.
 */
const eyesOf = (crop: Float32Array, cropSize: number, left: Box, right: Box): Float32Array => {
  const shares = [{ ...left, left: left.right, right: left.left }, right].flatMap((box) =>
    [box.top, box.left, box.bottom, box.right].map((at) => at / cropSize),
  )
  const image = tf.tensor4d(crop, [1, cropSize, cropSize, 3])
  const boxes = tf.tensor2d(shares, [2, 4])
  return tf.image.cropAndResize(image, boxes, [0, 0], [inputSize, inputSize]).dataSync<'float32'>()
}

/** Maps an eye's points from the model's input to the crop; the depth is that of the mesh. */
const pointsOf = (
  numbers: Float32Array,
  box: Box,
  fromLeft: (share: number) => number,
  depthOf: (point: number) => number,
): ReadonlyArray<Landmark> =>
  Array.from({ length: contourPoints + irisPoints }, (_, i) => ({
    x: fromLeft((numbers[3 * i] ?? 0) / inputSize) * (box.right - box.left) + box.left,
    y: ((numbers[3 * i + 1] ?? 0) / inputSize) * (box.bottom - box.top) + box.top,
    z: depthOf(i),
  }))

/** The depth of an eye's points: for lids and brow as in the mesh, for the iris the mean of the lids' midpoints. */
const depthsOf =
  (mesh: Landmarks, { points, lids }: EyeContours) =>
  (point: number): number => {
    const index = points[point]
    if (index !== undefined) return pointAt(mesh, index).z
    return (pointAt(mesh, lids.upper).z + pointAt(mesh, lids.lower).z) / 2
  }

/** How many points of the left and the right eye are taken from the iris model; the others stay as in the mesh. */
const takenOf = (mesh: Landmarks): readonly [left: number, right: number] => {
  const depth = (index: number) => pointAt(mesh, index).z
  const turned = depth(leftEye.corners.outer) - depth(rightEye.corners.outer)
  if (Math.abs(turned) < maxDepthDifference) return [contourPoints, contourPoints]
  return turned < 0 ? [lidEdges, 0] : [0, lidEdges]
}

/** Refines the eyes of a mesh and appends both irises, in the crop's pixels. */
export type RefineEyes = (crop: Float32Array, mesh: Landmarks) => ReadonlyArray<Landmark>

/** Loads the iris model, for crops of the given size. */
export const loadRefineEyes = async (
  { readModel }: ModelFiles,
  cropSize: number,
): Promise<RefineEyes> => {
  const run = kernelPlan(await modelOf(readModel('iris')), [2, inputSize, inputSize, 3])

  return (crop, mesh) => {
    const [leftBox, rightBox] = [eyeBox(mesh, leftEye), eyeBox(mesh, rightEye)]
    const [numbers = new Float32Array()] = run(eyesOf(crop, cropSize, leftBox, rightBox))
    const [ofLeft, ofRight] = [numbers.subarray(0, eyeNumbers), numbers.subarray(eyeNumbers)]
    const left = pointsOf(ofLeft, leftBox, (share) => 1 - share, depthsOf(mesh, leftEye))
    // Not mirrored. @vladmandic/human 3.3 mirrors this eye too, but does not mirror its points back.
    const right = pointsOf(ofRight, rightBox, (share) => share, depthsOf(mesh, rightEye))
    const refined = [...mesh]
    const [fromLeft, fromRight] = takenOf(mesh)
    left.slice(0, fromLeft).forEach((point, i) => (refined[leftEye.points[i] ?? 0] = point))
    right.slice(0, fromRight).forEach((point, i) => (refined[rightEye.points[i] ?? 0] = point))
    return [...refined, ...left.slice(contourPoints), ...right.slice(contourPoints)]
  }
}
