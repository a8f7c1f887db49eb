import type { Tensor, Tensor4D } from '@tensorflow/tfjs-core'
import type { Point } from '@kaoiro/core/analysis/landmarks'
import type { Box } from './face-box.js'
import { squareAround } from './face-box.js'
import type { EyeContours } from './eye-contours.js'
import { leftEye, lidEdges, rightEye } from './eye-contours.js'
import { loadModel, tf } from './tensorflow.js'

/** Each eye is shown to the iris model as a square of so many pixels (Ablavatski et al. 2020). */
const inputSize = 64

/** The square around an eye, over the distance of its corners. */
const margin = 2.3

/** What the model gives of an eye: lids and brow, then the iris, its middle first; x, y, z each. */
const contourPoints = 71
const irisPoints = 5
const eyeNumbers = 3 * (contourPoints + irisPoints)

/** Of a head turned farther, by the depth between the eyes' outer corners, one eye alone is refined. */
const mostTurned = 30

/** x, y and depth of each point of the mesh in turn, in the crop's pixels. */
type Mesh = Float32Array

const meshPoints = 468

const pointIn = (mesh: Mesh, index: number): Point => ({
  x: mesh[3 * index] ?? 0,
  y: mesh[3 * index + 1] ?? 0,
})

const eyeBox = (mesh: Mesh, { corners }: EyeContours): Box => {
  const [outer, inner] = [pointIn(mesh, corners.outer), pointIn(mesh, corners.inner)]
  const box = {
    left: Math.min(outer.x, inner.x),
    top: Math.min(outer.y, inner.y),
    right: Math.max(outer.x, inner.x),
    bottom: Math.max(outer.y, inner.y),
  }
  return squareAround(box, margin)
}

/** Both eyes as the model wants them: mirrored. */
const eyesOf = (crop: Tensor4D, boxes: ReadonlyArray<Box>): Tensor4D => {
  const [, height, width] = crop.shape
  const shares = boxes.flatMap(({ left, top, right, bottom }) => [
    top / height,
    left / width,
    bottom / height,
    right / width,
  ])
  return tf.image.flipLeftRight(
    tf.image.cropAndResize(
      crop,
      tf.tensor2d(shares, [boxes.length, 4]),
      boxes.map(() => 0),
      [inputSize, inputSize],
    ),
  )
}

/** An eye's points in the crop's pixels, from those of the model's input. */
const pointsOf = (
  numbers: Float32Array,
  box: Box,
  turnBack: (share: number) => number,
): ReadonlyArray<Point> =>
  Array.from({ length: contourPoints + irisPoints }, (_, i) => ({
    x: turnBack((numbers[3 * i] ?? 0) / inputSize) * (box.right - box.left) + box.left,
    y: ((numbers[3 * i + 1] ?? 0) / inputSize) * (box.bottom - box.top) + box.top,
  }))

/** How many points of the left and of the right eye are taken over. */
const takenOf = (mesh: Mesh): readonly [left: number, right: number] => {
  const depth = (index: number) => mesh[3 * index + 2] ?? 0
  const turned = depth(leftEye.corners.outer) - depth(rightEye.corners.outer)
  if (Math.abs(turned) < mostTurned) return [contourPoints, contourPoints]
  return turned < 0 ? [lidEdges, 0] : [0, lidEdges]
}

/** A face's mesh with its eyes refined and both irises after it, in the crop's pixels. */
export type RefineEyes = (crop: Tensor4D, mesh: Mesh) => ReadonlyArray<Point>

/** Loads the iris model. */
export const loadRefineEyes = async (): Promise<RefineEyes> => {
  const model = await loadModel('iris')

  return (crop, mesh) => {
    const [leftBox, rightBox] = [eyeBox(mesh, leftEye), eyeBox(mesh, rightEye)]
    const found = model.execute(eyesOf(crop, [leftBox, rightBox])) as Tensor
    const numbers = found.dataSync<'float32'>()
    const left = pointsOf(numbers.subarray(0, eyeNumbers), leftBox, (share) => 1 - share)
    // The library leaves the right eye mirrored, and the analysis is fitted to what it gives.
    const right = pointsOf(numbers.subarray(eyeNumbers), rightBox, (share) => share)
    const refined = Array.from({ length: meshPoints }, (_, i) => pointIn(mesh, i))
    const [fromLeft, fromRight] = takenOf(mesh)
    left.slice(0, fromLeft).forEach((point, i) => (refined[leftEye.points[i] ?? 0] = point))
    right.slice(0, fromRight).forEach((point, i) => (refined[rightEye.points[i] ?? 0] = point))
    return [...refined, ...left.slice(contourPoints), ...right.slice(contourPoints)]
  }
}
