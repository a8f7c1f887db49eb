import * as tf from '@tensorflow/tfjs-core'
import type { Tensor } from '@tensorflow/tfjs-core'
import { modelFiles } from '@kaoiro/analyser/node'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { wholeNumbers } from '@kaoiro/fixtures/random'
import { grids } from '../../src/face/face-candidate.js'
import { fuseBias, kernelPlan } from '../../src/model/kernel-plan.js'
import { kernelsOf } from '../../src/model/kernel-recorder.js'
import type { WasmBackend } from '../../src/model/wasm-backend.js'
import { modelOf, startTensorflow } from '../../src/model/tensorflow.js'

beforeAll(() => startTensorflow(modelFiles))

const next = wholeNumbers(1)

const noise = (length: number) => Float32Array.from({ length }, () => (next() & 255) / 127.5 - 1)

/** The largest difference between two lists of numbers; infinite if their lengths differ. */
const apart = (one: ArrayLike<number> = [], other: ArrayLike<number>): number =>
  one.length === other.length
    ? Array.from(one, (number, i) => Math.abs(number - (other[i] ?? 0))).reduce(
        (a, b) => Math.max(a, b),
        0,
      )
    : Infinity

describe.each([
  ['blazeface', [1, 128, 128, 3], grids.flatMap(({ outputs }) => outputs)],
  ['facemesh-attention-pinto', [1, 192, 192, 3], undefined],
] as const)('the kernels of %s', (name, [count, ...sides], outputs) => {
  const shape: [number, ...Array<number>] = [count, ...sides]
  const length = shape.reduce((product, side) => product * side)

  test('return the output of the library’s executor, except for rounding', async () => {
    const model = await modelOf(modelFiles.readModel(name))
    const run = kernelPlan(model, shape, outputs)
    for (const input of [noise(length), noise(length).fill(0), noise(length)]) {
      const theirs = [model.execute(tf.tensor(input, shape), outputs && [...outputs])].flat()
      const ours = run(input)
      expect(ours).toHaveLength(theirs.length)
      theirs.forEach((tensor: Tensor, i) =>
        expect(apart(ours[i], tensor.dataSync())).toBeLessThan(1e-3),
      )
    }
  })

  test('start each convolution with its bias', async () => {
    const model = await modelOf(modelFiles.readModel(name))
    const runs = fuseBias(kernelsOf(() => model.execute(tf.zeros(shape), outputs && [...outputs])))
    const convolved = runs.flatMap((run) => (run.kernelName === 'Conv2D' ? run.outputs : []))
    const biases = runs.filter(
      ({ kernelName, inputs: { a, b } }) =>
        kernelName === 'Add' &&
        b?.shape.length === 1 &&
        convolved.some(({ dataId }) => dataId === a?.dataId),
    )
    expect(biases).toEqual([])
  })

  test('leak no data', async () => {
    const run = kernelPlan(await modelOf(modelFiles.readModel(name)), shape, outputs)
    const data = () => tf.backend().numDataIds()
    const before = data()
    run(noise(length))
    expect(data()).toBe(before)
  })

  test('allocate memory when they are compiled, but not when they run', async () => {
    const run = kernelPlan(await modelOf(modelFiles.readModel(name)), shape, outputs)
    const { wasm } = tf.backend() as WasmBackend
    const taking = vi.spyOn(wasm, '_malloc')
    run(noise(length))
    expect(taking).not.toHaveBeenCalled()
    tf.dispose(tf.zeros(shape))
    expect(taking).toHaveBeenCalledOnce()
    taking.mockRestore()
  })
})
