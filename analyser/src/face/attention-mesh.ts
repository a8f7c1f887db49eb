import * as O from 'fp-ts/lib/Option.js'
import type { Landmark, Landmarks } from './landmarks.js'
import { pointAt } from './landmarks.js'
import { skinPoints } from './mesh.js'
import { leftEye, lidEdges, lips, rightEye } from './refined-points.js'
import { kernelPlan } from '../model/kernel-plan.js'
import type { ModelFiles } from '../model/model-files.js'
import { modelOf } from '../model/tensorflow.js'

/** Side of the model's square input, in pixels (Grishchenko et al. 2020). */
export const cropSize = 192

/** The mesh in a crop, in the crop's pixels; none if the model is not certain of a face. */
export type LookAtCrop = (crop: Float32Array) => O.Option<Landmarks>

export interface AttentionMesh {
  /** The 468 points of the skin, in half the time. */
  readonly coarseMesh: LookAtCrop
  /** All points, with lips, eyes and brows refined, and the irises. */
  readonly refinedMesh: LookAtCrop
}

/** Minimum certainty of the model that a crop contains a face, before the sigmoid. */
const minCertainty = 0

const coarseOutputs = ['conv_faceflag', 'output_mesh_identity'] as const

/** The model's "left" is the picture's, which is the person's right. */
const refinedOutputs = [
  'output_lips',
  'output_left_eye',
  'output_right_eye',
  'output_right_iris',
  'output_left_iris',
] as const

const irisPoints = 5

const meshOf = (numbers: Float32Array): Array<Landmark> =>
  Array.from({ length: skinPoints }, (_, i) => ({
    x: numbers[3 * i] ?? 0,
    y: numbers[3 * i + 1] ?? 0,
    z: numbers[3 * i + 2] ?? 0,
  }))

/** The refined outputs have no depth. */
const pointOf = (numbers: Float32Array, index: number, z: number): Landmark => ({
  x: numbers[2 * index] ?? 0,
  y: numbers[2 * index + 1] ?? 0,
  z,
})

/** The depth of an iris: the mean of the lids' edges. */
const irisDepth = (mesh: Landmarks, eye: ReadonlyArray<number>): number =>
  eye.slice(0, lidEdges).reduce((sum, index) => sum + pointAt(mesh, index).z, 0) / lidEdges

/** Refines a mesh by the model's outputs, in their order, and appends both irises. */
const refined = (mesh: Landmarks, outputs: ReadonlyArray<Float32Array>): Landmarks => {
  const all = [...mesh]
  ;[lips, rightEye, leftEye].forEach((points, output) =>
    points.forEach((index, i) => {
      const numbers = outputs[output] ?? new Float32Array()
      all[index] = pointOf(numbers, i, pointAt(mesh, index).z)
    }),
  )
  ;[leftEye, rightEye].forEach((eye, output) => {
    const numbers = outputs[3 + output] ?? new Float32Array()
    const z = irisDepth(mesh, eye)
    for (let i = 0; i < irisPoints; i++) all.push(pointOf(numbers, i, z))
  })
  return all
}

/** Loads MediaPipe's attention mesh. */
export async function loadAttentionMesh({ readModel }: ModelFiles): Promise<AttentionMesh> {
  const model = await modelOf(readModel('facemesh-attention-pinto'))
  const shape: [number, ...Array<number>] = [1, cropSize, cropSize, 3]
  const runCoarse = kernelPlan(model, shape, coarseOutputs)
  const runRefined = kernelPlan(model, shape, [...coarseOutputs, ...refinedOutputs])

  const certain = ([certainty]: ReadonlyArray<Float32Array>): boolean =>
    (certainty?.[0] ?? -Infinity) > minCertainty

  return {
    coarseMesh: (crop) => {
      const outputs = runCoarse(crop)
      return certain(outputs) ? O.some(meshOf(outputs[1] ?? new Float32Array())) : O.none
    },
    refinedMesh: (crop) => {
      const [certainty, mesh, ...details] = runRefined(crop)
      return certainty && mesh && certain([certainty])
        ? O.some(refined(meshOf(mesh), details))
        : O.none
    },
  }
}
