import type * as tensorflow from '@tensorflow/tfjs-core'
import type { KernelConfig, TensorInfo } from '@tensorflow/tfjs-core'
import type { WasmBackend, WasmFunction } from './wasm-backend.js'

/** A kernel as it ran: what it was given and what it made. */
export interface KernelRun extends Pick<KernelConfig, 'kernelName' | 'kernelFunc'> {
  readonly inputs: Readonly<Record<string, TensorInfo | undefined>>
  readonly attrs: Parameters<KernelConfig['kernelFunc']>[0]['attrs']
  readonly outputs: ReadonlyArray<TensorInfo>
}

/** A call of the WebAssembly that a kernel would have made. */
export type WasmCall = () => void

/** What is needed of the library. */
type Tensorflow = Pick<
  typeof tensorflow,
  | 'backend'
  | 'getBackend'
  | 'getKernelsForBackend'
  | 'registerBackend'
  | 'registerKernel'
  | 'setBackend'
>

const name = 'recorded'

let runs: Array<KernelRun> | undefined
let calls: Array<WasmCall> | undefined

const recorded = ({ kernelName, kernelFunc }: KernelConfig): KernelConfig => ({
  kernelName,
  backendName: name,
  kernelFunc: (call) => {
    const outputs = kernelFunc(call)
    runs?.push({
      kernelName,
      kernelFunc,
      inputs: call.inputs,
      attrs: call.attrs,
      outputs: [outputs].flat(),
    })
    return outputs
  },
})

/** The function itself, but for a call that is recorded instead. */
const recordable =
  (run: WasmFunction): WasmFunction =>
  (...args) => {
    if (calls === undefined) return run(...args)
    calls.push(() => void run(...args))
    return undefined
  }

type WrapArguments = Parameters<WasmBackend['wasm']['cwrap']>

/** Kernels ask once for the functions that they call. */
const withRecordableFunctions = ({ wasm }: WasmBackend) => ({
  wasm: { cwrap: (...declaration: WrapArguments) => recordable(wasm.cwrap(...declaration)) },
})

/** From now on the kernels of the current backend can be recorded, at no cost while they are not. */
export const registerRecorder = async (tf: Tensorflow): Promise<void> => {
  const backend = tf.backend() as WasmBackend
  const kernels = tf.getKernelsForBackend(tf.getBackend())
  tf.registerBackend(name, () => backend)
  const functions = withRecordableFunctions(backend)
  for (const kernel of kernels) {
    kernel.setupFunc?.(functions)
    tf.registerKernel(recorded(kernel))
  }
  await tf.setBackend(name)
}

/** The kernels that some work runs, in their order. */
export const kernelsOf = (work: () => void): ReadonlyArray<KernelRun> => {
  const all: Array<KernelRun> = []
  runs = all
  try {
    work()
  } finally {
    runs = undefined
  }
  return all
}

/** The calls of the WebAssembly that some work would make, in their order; none of them is made. */
export const callsOf = (work: () => void): ReadonlyArray<WasmCall> => {
  const all: Array<WasmCall> = []
  calls = all
  try {
    work()
  } finally {
    calls = undefined
  }
  return all
}
