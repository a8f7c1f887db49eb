import type * as tensorflow from '@tensorflow/tfjs-core'
import type { KernelConfig, TensorInfo } from '@tensorflow/tfjs-core'
import type { WasmBackend, WasmFunction } from './wasm-backend.js'
import { withOverrides } from './wasm-backend.js'

/** A kernel run with its inputs and outputs. */
export interface KernelRun extends Pick<KernelConfig, 'kernelName' | 'kernelFunc'> {
  readonly inputs: Readonly<Record<string, TensorInfo | undefined>>
  readonly attrs: Parameters<KernelConfig['kernelFunc']>[0]['attrs']
  readonly outputs: ReadonlyArray<TensorInfo>
  /** The tensors it allocates, in order: its outputs, and temporary ones. */
  readonly made: ReadonlyArray<TensorInfo>
}

/** A recorded WebAssembly call. */
export type WasmCall = () => void

/** The part of TensorFlow.js that is used. */
type Tensorflow = Pick<
  typeof tensorflow,
  | 'backend'
  | 'getBackend'
  | 'getKernelsForBackend'
  | 'registerBackend'
  | 'registerKernel'
  | 'setBackend'
>

/** The name under which the recordable kernels are registered. */
export const recorderName = 'recorded'

let runs: Array<KernelRun> | undefined
let calls: Array<WasmCall> | undefined

const recorded = ({ kernelName, kernelFunc }: KernelConfig): KernelConfig => ({
  kernelName,
  backendName: recorderName,
  kernelFunc: (call) => {
    if (runs === undefined) return kernelFunc(call)
    const made: Array<TensorInfo> = []
    const backend = call.backend as WasmBackend
    const makeOutput: WasmBackend['makeOutput'] = (...args) => {
      const tensor = backend.makeOutput(...args)
      // A copy, since kernels change the shape of their outputs.
      made.push({ ...tensor })
      return tensor
    }
    const outputs = kernelFunc({ ...call, backend: withOverrides(backend, { makeOutput }) })
    runs.push({
      kernelName,
      kernelFunc,
      inputs: call.inputs,
      attrs: call.attrs,
      outputs: [outputs].flat(),
      made,
    })
    return outputs
  },
})

/** Calls the function or, while `callsOf` runs, records the call instead. */
const recordable =
  (run: WasmFunction): WasmFunction =>
  (...args) => {
    if (calls === undefined) return run(...args)
    calls.push(() => void run(...args))
    return undefined
  }

type WrapArguments = Parameters<WasmBackend['wasm']['cwrap']>

/** Kernels get their functions once, from `cwrap`: replacing it makes all of them recordable. */
const withRecordableFunctions = ({ wasm }: WasmBackend) => ({
  wasm: { cwrap: (...declaration: WrapArguments) => recordable(wasm.cwrap(...declaration)) },
})

/** Makes the kernels of the current backend recordable. */
export async function registerRecorder(tf: Tensorflow): Promise<void> {
  const backend = tf.backend() as WasmBackend
  const kernels = tf.getKernelsForBackend(tf.getBackend())
  tf.registerBackend(recorderName, () => backend)
  const functions = withRecordableFunctions(backend)
  for (const kernel of kernels) {
    kernel.setupFunc?.(functions)
    tf.registerKernel(recorded(kernel))
  }
  await tf.setBackend(recorderName)
}

/** Records the kernels that run during the work, in order. */
export function kernelsOf(work: () => void): ReadonlyArray<KernelRun> {
  const all: Array<KernelRun> = []
  runs = all
  try {
    work()
  } finally {
    runs = undefined
  }
  return all
}

/** Records the WebAssembly calls of the work, in order, without making them. */
export function callsOf(work: () => void): ReadonlyArray<WasmCall> {
  const all: Array<WasmCall> = []
  calls = all
  try {
    work()
  } finally {
    calls = undefined
  }
  return all
}
