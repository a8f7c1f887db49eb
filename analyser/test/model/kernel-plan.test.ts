import * as tf from '@tensorflow/tfjs-core'
import type { Tensor } from '@tensorflow/tfjs-core'
import { modelFiles } from '@kaoiro/analyser/node'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { wholeNumbers } from '@kaoiro/fixtures/random'
import { grids } from '../../src/face/face-candidate.js'
import { kernelPlan } from '../../src/model/kernel-plan.js'
import type { WasmBackend } from '../../src/model/wasm-backend.js'
import { modelOf, startTensorflow } from '../../src/model/tensorflow.js'

beforeAll(() => startTensorflow(modelFiles))

const next = wholeNumbers(1)

const noise = (length: number) => Float32Array.from({ length }, () => (next() & 255) / 127.5 - 1)

describe.each([
  ['blazeface', [1, 128, 128, 3], grids.flatMap(({ outputs }) => outputs)],
  ['facemesh-attention-pinto', [1, 192, 192, 3], undefined],
] as const)('the kernels of %s', (name, [count, ...sides], outputs) => {
  const shape: [number, ...Array<number>] = [count, ...sides]
  const length = shape.reduce((product, side) => product * side)

  test('return bit for bit the same output as the executor of the library', async () => {
    const model = await modelOf(modelFiles.readModel(name))
    const run = kernelPlan(model, shape, outputs)
    for (const input of [noise(length), noise(length).fill(0), noise(length)]) {
      const theirs = [model.execute(tf.tensor(input, shape), outputs && [...outputs])].flat()
      expect(run(input)).toEqual(theirs.map((tensor: Tensor) => tensor.dataSync()))
    }
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
