import type { DataId, TensorInfo } from '@tensorflow/tfjs-core'
import type { KernelRun } from './kernel-recorder.js'

/** Memory shared by tensors that are needed at different times. */
export interface Block {
  bytes: number
}

/** Every number has four bytes: tensors are float32 or int32. */
const bytesOf = ({ shape }: TensorInfo): number =>
  shape.reduce((product, side) => product * side, 4)

/** Kernels that may write their output over an input of the same size. */
const elementwise: ReadonlyArray<string> = ['Add', 'Prelu', 'Relu', 'Sigmoid']

/** The last step that reads each tensor. */
const lastReads = (
  runs: ReadonlyArray<KernelRun>,
  results: ReadonlyArray<TensorInfo>,
): ReadonlyMap<DataId, number> => {
  const last = new Map<DataId, number>()
  runs.forEach(({ inputs, made }, step) => {
    for (const tensor of [...Object.values(inputs), ...made])
      if (tensor !== undefined) last.set(tensor.dataId, step)
  })
  for (const { dataId } of results) last.set(dataId, runs.length)
  return last
}

/**
 * Assigns a block to the input and to each tensor that a kernel makes. A block is free after its last reader; the most
 * recently freed is reused first, since it is still in the cache.
 */
export function planMemory(
  runs: ReadonlyArray<KernelRun>,
  input: TensorInfo,
  results: ReadonlyArray<TensorInfo>,
): ReadonlyMap<DataId, Block> {
  const last = lastReads(runs, results)
  const blocks = new Map<DataId, Block>()
  const free: Array<Block> = []

  const assign = (tensor: TensorInfo, block: Block): void => {
    block.bytes = Math.max(block.bytes, bytesOf(tensor))
    blocks.set(tensor.dataId, block)
  }
  const endingAt = (
    step: number,
    tensors: ReadonlyArray<TensorInfo | undefined>,
  ): ReadonlyArray<TensorInfo> =>
    tensors.flatMap((tensor) =>
      tensor !== undefined && blocks.has(tensor.dataId) && last.get(tensor.dataId) === step
        ? [tensor]
        : [],
    )
  const replaced = (
    { kernelName }: KernelRun,
    output: TensorInfo,
    ending: ReadonlyArray<TensorInfo>,
  ): Block | undefined => {
    const input =
      elementwise.includes(kernelName) && ending.find((one) => bytesOf(one) === bytesOf(output))
    return input ? blocks.get(input.dataId) : undefined
  }

  assign(input, { bytes: 0 })
  runs.forEach((run, step) => {
    const ending = endingAt(step, Object.values(run.inputs))
    for (const tensor of run.made)
      assign(tensor, replaced(run, tensor, ending) ?? free.pop() ?? { bytes: 0 })
    const kept = new Set(run.outputs.map(({ dataId }) => blocks.get(dataId)))
    for (const { dataId } of [...ending, ...endingAt(step, run.made)]) {
      const block = blocks.get(dataId)
      if (block !== undefined && !kept.has(block) && !free.includes(block)) free.push(block)
    }
  })
  return blocks
}
