import type * as tensorflow from '@tensorflow/tfjs-core'
import type { KernelConfig, TensorInfo } from '@tensorflow/tfjs-core'

/** A kernel as it ran: what it was given and what it made. */
export interface KernelRun extends Pick<KernelConfig, 'kernelFunc'> {
  readonly inputs: Readonly<Record<string, TensorInfo | undefined>>
  readonly attrs: Parameters<KernelConfig['kernelFunc']>[0]['attrs']
  readonly outputs: ReadonlyArray<TensorInfo>
}

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

const recorded = ({ kernelName, kernelFunc }: KernelConfig): KernelConfig => ({
  kernelName,
  backendName: name,
  kernelFunc: (call) => {
    const outputs = kernelFunc(call)
    runs?.push({
      kernelFunc,
      inputs: call.inputs,
      attrs: call.attrs,
      outputs: [outputs].flat(),
    })
    return outputs
  },
})

/** From now on the kernels of the current backend can be recorded, at no cost while they are not. */
export const registerRecorder = async (tf: Tensorflow): Promise<void> => {
  const backend = tf.backend()
  const kernels = tf.getKernelsForBackend(tf.getBackend())
  tf.registerBackend(name, () => backend)
  for (const kernel of kernels) tf.registerKernel(recorded(kernel))
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
