import type { GraphModel } from '@tensorflow/tfjs-converter'
import * as tf from '@tensorflow/tfjs-core'
import type { DataId, Tensor, TensorInfo } from '@tensorflow/tfjs-core'
import type { KernelRun, WasmCall } from './kernel-recorder.js'
import { callsOf, kernelsOf } from './kernel-recorder.js'
import type { Block } from './plan-memory.js'
import { planMemory } from './plan-memory.js'
import type { WasmBackend } from './wasm-backend.js'

/** Runs a model on one input; its outputs, in the order in which they were asked for. */
export type KernelPlan = (input: Float32Array) => ReadonlyArray<Float32Array>

interface Recording {
  readonly runs: ReadonlyArray<KernelRun>
  readonly input: TensorInfo
  readonly results: ReadonlyArray<TensorInfo>
}

const record = (
  model: GraphModel,
  shape: [number, ...Array<number>],
  outputs: ReadonlyArray<string> | undefined,
): Recording => {
  const input = tf.zeros(shape)
  let results: ReadonlyArray<Tensor> = []
  const runs = kernelsOf(() => {
    results = [model.execute(input, outputs && [...outputs])].flat()
  })
  tf.dispose([input, ...results])
  return { runs, input, results }
}

/** Tensors of the recording as those of the plan, whose data stays where it is; weights as they are. */
type Placed = (tensor: TensorInfo) => TensorInfo

const placedIn = (backend: WasmBackend, blocks: ReadonlyMap<DataId, Block>): Placed => {
  const addresses = new Map<Block | undefined, number>()
  for (const block of new Set(blocks.values()))
    addresses.set(block, backend.wasm._malloc(block.bytes) >>> 0)
  const data = new Map<DataId, DataId>()
  return ({ dataId, shape, dtype }) => {
    const address = addresses.get(blocks.get(dataId))
    if (address !== undefined && !data.has(dataId))
      data.set(dataId, backend.makeOutput(shape, dtype, address).dataId)
    return { dataId: data.get(dataId) ?? dataId, shape, dtype }
  }
}

const placedInputs = (inputs: KernelRun['inputs'], placed: Placed): KernelRun['inputs'] => {
  const all = Object.entries(inputs).map(
    ([name, tensor]) => [name, tensor && placed(tensor)] as const,
  )
  // A kernel that takes a list of inputs is given one.
  return Array.isArray(inputs)
    ? (all.map(([, tensor]) => tensor) as unknown as KernelRun['inputs'])
    : Object.fromEntries(all)
}

/** A kernel as the calls that it makes; one that makes none works in JavaScript, and is called itself. */
const stepsOf =
  (backend: WasmBackend, placed: Placed) =>
  ({ kernelFunc, inputs, attrs, outputs }: KernelRun): ReadonlyArray<WasmCall> => {
    const made = outputs.map(placed)
    const given = placedInputs(inputs, placed)
    // The same data in another shape.
    const read = new Set(Object.values(given).map((tensor) => tensor?.dataId))
    if (made.every(({ dataId }) => read.has(dataId))) return []
    const run = () => {
      const rest = [...made]
      const makeOutput = () => rest.shift()
      kernelFunc({
        inputs: given,
        attrs: attrs ?? {},
        backend: Object.create(backend, { makeOutput: { value: makeOutput } }) as WasmBackend,
      })
    }
    const calls = callsOf(run)
    return calls.length > 0 ? calls : [run]
  }

/**
 * A model as the list of the calls of the WebAssembly that its kernels make on an input of this shape: recorded once,
 * then made one after the other, in memory that is taken once. The numbers are those of the library's own executor, to
 * the bit. What that does besides, looking into each node's attributes, shapes and scopes, and what the kernels do
 * before each call, is the same every time (docs/decisions/0037).
 */
export const kernelPlan = (
  model: GraphModel,
  shape: [number, ...Array<number>],
  outputs?: ReadonlyArray<string>,
): KernelPlan => {
  const backend = tf.backend() as WasmBackend
  const { runs, input, results } = record(model, shape, outputs)
  const placed = placedIn(backend, planMemory(runs, input, results))
  const from = placed(input)
  const calls = runs.flatMap(stepsOf(backend, placed))
  const to = results.map((result) => placed(result).dataId)

  return (values) => {
    // A view of its own each time: the memory's buffer is another one when it has grown.
    backend.typedArrayFromHeap(from).set(values)
    for (const call of calls) call()
    return to.map((dataId) => backend.readSync(dataId))
  }
}
