import { getKernel } from '@tensorflow/tfjs-core'
import type { KernelRun, WasmCall } from './kernel-recorder.js'
import { recorderName, callsOf, kernelsOf } from './kernel-recorder.js'
import type { GraphModel } from '@tensorflow/tfjs-converter'
import * as tf from '@tensorflow/tfjs-core'
import type { DataId, Tensor, TensorInfo } from '@tensorflow/tfjs-core'
import type { Block } from './plan-memory.js'
import { planMemory } from './plan-memory.js'
import type { WasmBackend } from './wasm-backend.js'
import { withOverrides } from './wasm-backend.js'

/**
 * Joins each convolution with the addition of its bias, one number for each channel. This saves a pass over the output;
 * sums are rounded in another order.
 */
export function fuseBias(runs: ReadonlyArray<KernelRun>): ReadonlyArray<KernelRun> {
  const fused = getKernel('FusedConv2D', recorderName)
  const makers = new Map(
    runs.flatMap((run) => run.outputs.map(({ dataId }) => [dataId, run] as const)),
  )
  const reads = runs.flatMap(({ inputs }) => Object.values(inputs).map((tensor) => tensor?.dataId))
  const joined = new Set<KernelRun>()
  const all = runs.map((run): KernelRun => {
    const { a: sum, b: bias } = run.inputs
    const maker = sum && makers.get(sum.dataId)
    const isBias = run.kernelName === 'Add' && bias?.shape.length === 1 && !makers.has(bias.dataId)
    const isReadOnce = reads.filter((dataId) => dataId === sum?.dataId).length === 1
    if (maker?.kernelName !== 'Conv2D' || !isBias || !isReadOnce) return run
    joined.add(maker)
    const { kernelName, kernelFunc } = fused
    const attrs = { ...maker.attrs, activation: 'linear' }
    return { ...run, kernelName, kernelFunc, attrs, inputs: { ...maker.inputs, bias } }
  })
  return all.filter((run) => !joined.has(run))
}

/** Runs a model on one input and returns the requested outputs in order. */
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
  return { runs: fuseBias(runs), input, results }
}

/** Maps recorded tensors to tensors with fixed memory; weights stay the same. */
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
  // Some kernels take a list of inputs.
  return Array.isArray(inputs)
    ? (all.map(([, tensor]) => tensor) as unknown as KernelRun['inputs'])
    : Object.fromEntries(all)
}

/** Kernels in JavaScript that only copy numbers from their inputs to their output. */
const copying: ReadonlyArray<string> = ['Concat', 'StridedSlice']

/**
 * The copying of a kernel, without its checks and loops over dimensions. The kernel runs once on inputs that contain
 * their own positions, so its output is a list of positions.
 */
const copyOf = (
  backend: WasmBackend,
  inputs: ReadonlyArray<TensorInfo>,
  output: TensorInfo,
  run: () => void,
): WasmCall => {
  const places: Array<number> = []
  const restored = inputs.map((input) => {
    const values = backend.typedArrayFromHeap(input)
    const before = values.slice()
    const first = values.byteOffset / values.BYTES_PER_ELEMENT
    for (let i = 0; i < values.length; i++) values[i] = places.push(first + i) - 1
    return () => values.set(before)
  })
  run()
  const to = backend.typedArrayFromHeap(output)
  const from = Int32Array.from(to, (place) => places[place] ?? 0)
  const first = to.byteOffset / to.BYTES_PER_ELEMENT
  // In reverse: an input that is given twice was recorded twice.
  restored.reverse().forEach((restore) => restore())
  return () => {
    const memory = new Int32Array(backend.typedArrayFromHeap(output).buffer)
    for (let i = 0; i < from.length; i++) memory[first + i] = memory[from[i] ?? 0] ?? 0
  }
}

/** The WebAssembly calls of a kernel; a kernel in JavaScript is called itself. */
const stepsOf =
  (backend: WasmBackend, placed: Placed) =>
  ({ kernelName, kernelFunc, inputs, attrs, made }: KernelRun): ReadonlyArray<WasmCall> => {
    // Reshaping does not need a step.
    if (made.length === 0) return []
    const given = placedInputs(inputs, placed)
    const run = () => {
      const rest = made.map(placed)
      const makeOutput = () => rest.shift() as TensorInfo
      // The plan keeps temporary tensors.
      const disposeData = () => false
      kernelFunc({
        inputs: given,
        attrs: attrs ?? {},
        backend: withOverrides(backend, { makeOutput, disposeData }),
      })
    }
    const calls = callsOf(run)
    const [output] = made.map(placed)
    if (calls.length === 0 && output && copying.includes(kernelName))
      return [
        copyOf(
          backend,
          Object.values(given).flatMap((tensor) => tensor ?? []),
          output,
          run,
        ),
      ]
    if (calls.length === 0) return [run]
    const isComputed = given['b']?.dataId !== inputs['b']?.dataId
    return kernelName === 'BatchMatMul' && isComputed
      ? [forgets(backend, given['b']), ...calls]
      : calls
  }

/**
 * The product of matrices keeps a packed copy of its second input, as of a weight, until that tensor is disposed. A
 * computed tensor is therefore registered again before each product.
 */
const forgets =
  ({ dataIdMap, wasm }: WasmBackend, tensor: TensorInfo | undefined): WasmCall =>
  () => {
    const data = tensor && dataIdMap.get(tensor.dataId)
    if (data === undefined) return
    wasm.tfjs.disposeData(data.id)
    wasm.tfjs.registerTensor(data.id, tf.util.sizeFromShape(data.shape), data.memoryOffset)
  }

/**
 * Compiles a model for one input shape: records the WebAssembly calls of its kernels once and repeats them in memory
 * allocated once. The outputs equal those of TensorFlow.js bit for bit, without its overhead for each node
 * (docs/decisions/0053).
 */
export function kernelPlan(
  model: GraphModel,
  shape: [number, ...Array<number>],
  outputs?: ReadonlyArray<string>,
): KernelPlan {
  const backend = tf.backend() as WasmBackend
  const { runs, input, results } = record(model, shape, outputs)
  const placed = placedIn(backend, planMemory(runs, input, results))
  const from = placed(input)
  const calls = runs.flatMap(stepsOf(backend, placed))
  const to = results.map((result) => placed(result).dataId)

  return (values) => {
    // A new view each time, since the buffer is replaced when the memory grows.
    backend.typedArrayFromHeap(from).set(values)
    for (const call of calls) call()
    return to.map((dataId) => backend.readSync(dataId))
  }
}
