import { getKernel } from '@tensorflow/tfjs-core'
import type { KernelRun } from './kernel-recorder.js'
import { recorderName } from './kernel-recorder.js'

/**
 * Joins each convolution with the addition of its bias, one number for each channel. This saves a pass over the output;
 * sums are rounded in another order.
 */
export const fuseBias = (runs: ReadonlyArray<KernelRun>): ReadonlyArray<KernelRun> => {
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
