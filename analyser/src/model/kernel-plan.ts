import type { GraphModel } from '@tensorflow/tfjs-converter'
import * as tf from '@tensorflow/tfjs-core'
import type { DataId, Tensor, TensorInfo } from '@tensorflow/tfjs-core'
import type { KernelRun } from './kernel-recorder.js'
import { kernelsOf } from './kernel-recorder.js'

/** Runs a model on one input; its outputs, in the order in which they were asked for. */
export type KernelPlan = (input: Float32Array) => ReadonlyArray<Float32Array>

/** An input of a kernel: what an earlier step has made, by its place in the list of all data, or a weight. */
interface StepInput {
  readonly name: string
  readonly place: number | undefined
  readonly tensor: TensorInfo | undefined
}

/** A kernel of the plan. */
interface Step extends Pick<KernelRun, 'kernelFunc' | 'attrs'> {
  readonly inputs: ReadonlyArray<StepInput>
  /** Whether the kernel takes a list of inputs instead of named ones. */
  readonly takesList: boolean
  /** The places of what it makes. */
  readonly outputs: ReadonlyArray<number>
}

interface Plan {
  readonly steps: ReadonlyArray<Step>
  /** For each step, the places that no later one reads. */
  readonly unneeded: ReadonlyArray<ReadonlyArray<number>>
  /** The places of the model's outputs. */
  readonly results: ReadonlyArray<number>
}

/** The model's input is at place 0, and what the steps make follows in their order. */
const planOf = (
  runs: ReadonlyArray<KernelRun>,
  input: TensorInfo,
  outputs: ReadonlyArray<TensorInfo>,
): Plan => {
  const places = new Map<DataId, number>([[input.dataId, 0]])
  const placeOf = (tensor: TensorInfo | undefined) => tensor && places.get(tensor.dataId)
  let count = 1
  const steps = runs.map((run) => ({
    kernelFunc: run.kernelFunc,
    attrs: run.attrs,
    takesList: Array.isArray(run.inputs),
    inputs: Object.entries(run.inputs).map(([name, tensor]) => ({
      name,
      tensor: tensor && { dataId: tensor.dataId, shape: tensor.shape, dtype: tensor.dtype },
      place: placeOf(tensor),
    })),
    outputs: run.outputs.map(({ dataId }) => {
      places.set(dataId, count)
      return count++
    }),
  }))
  const results = outputs.map((output) => placeOf(output) ?? 0)
  return { steps, unneeded: unneededAfter(steps, results), results }
}

const unneededAfter = (
  steps: ReadonlyArray<Step>,
  results: ReadonlyArray<number>,
): Plan['unneeded'] => {
  const last = new Map<number, number>()
  steps.forEach(({ inputs, outputs }, i) => {
    for (const place of [...inputs.map((input) => input.place), ...outputs])
      if (place !== undefined) last.set(place, i)
  })
  return steps.map((_, i) =>
    [...last.keys()].filter((place) => last.get(place) === i && !results.includes(place)),
  )
}

const record = (
  model: GraphModel,
  shape: [number, ...Array<number>],
  outputs: ReadonlyArray<string> | undefined,
): Plan => {
  const input = tf.zeros(shape)
  let results: ReadonlyArray<Tensor> = []
  const runs = kernelsOf(() => {
    results = [model.execute(input, outputs && [...outputs])].flat()
  })
  const plan = planOf(runs, input, results)
  tf.dispose([input, ...results])
  return plan
}

/** What a step is given, from the data that the steps before have made. */
const inputsOf = (
  { inputs, takesList }: Step,
  data: ReadonlyArray<DataId>,
): KernelRun['inputs'] | ReadonlyArray<TensorInfo | undefined> => {
  const inputOf = ({ place, tensor }: StepInput): TensorInfo | undefined => {
    const dataId = place === undefined ? undefined : data[place]
    return tensor && dataId ? { dataId, shape: tensor.shape, dtype: tensor.dtype } : tensor
  }
  return takesList
    ? inputs.map(inputOf)
    : Object.fromEntries(inputs.map((input) => [input.name, inputOf(input)]))
}

/**
 * A model as the list of the kernels that it runs on an input of this shape: recorded once, then run one after the
 * other. The numbers are those of the library's own executor, to the bit. What that does besides, looking into each
 * node's attributes, shapes and scopes, takes an eighth of an analysis.
 */
export const kernelPlan = (
  model: GraphModel,
  shape: [number, ...Array<number>],
  outputs?: ReadonlyArray<string>,
): KernelPlan => {
  const backend = tf.backend()
  const { steps, unneeded, results } = record(model, shape, outputs)
  const free = (dataId: DataId | undefined) => dataId && backend.disposeData(dataId)

  return (input) => {
    const data = [backend.write(input, shape, 'float32')]
    steps.forEach((step, i) => {
      const inputs = inputsOf(step, data) as KernelRun['inputs']
      const made = [step.kernelFunc({ inputs, attrs: step.attrs ?? {}, backend })].flat()
      for (const { dataId } of made) data.push(dataId)
      for (const place of unneeded[i] ?? []) free(data[place])
    })
    return results.map((place) => {
      const dataId = data[place] ?? {}
      const values = backend.readSync(dataId) as Float32Array
      free(dataId)
      return values
    })
  }
}
