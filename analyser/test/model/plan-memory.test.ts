import type { DataId, TensorInfo } from '@tensorflow/tfjs-core'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { KernelRun } from '../../src/model/kernel-recorder.js'
import { planMemory } from '../../src/model/plan-memory.js'

const tensor = (side: number): TensorInfo => ({ dataId: {}, shape: [side], dtype: 'float32' })

/** A kernel: indices of earlier data that it reads, and the size of its output. */
const kernelArb = fc.record({
  kernelName: fc.constantFrom('Relu', 'Add', 'MaxPool'),
  reads: fc.array(fc.nat(), { minLength: 1, maxLength: 2 }),
  side: fc.constantFrom(1, 2, 3),
})

/** A model: its input, its kernels, and the data that are its results. */
const modelArb = fc
  .tuple(fc.array(kernelArb, { minLength: 1, maxLength: 30 }), fc.array(fc.nat(), { minLength: 1 }))
  .map(([kernels, chosen]) => {
    const input = tensor(2)
    const all = [input]
    const at = (index: number) => all[index % all.length] ?? input
    const runs = kernels.map(({ kernelName, reads, side }): KernelRun => {
      const inputs = Object.fromEntries(reads.map((index, i) => [`in${i}`, at(index)]))
      const output = tensor(side)
      all.push(output)
      return {
        kernelName,
        kernelFunc: () => output,
        inputs,
        attrs: undefined,
        outputs: [output],
        made: [output],
      }
    })
    return { input, runs, results: chosen.map(at) }
  })

describe('planMemory', () => {
  test('keeps data until its last reader has run', () => {
    fc.assert(
      fc.property(modelArb, ({ input, runs, results }) => {
        const blocks = planMemory(runs, input, results)
        const held = new Map<unknown, DataId>([[blocks.get(input.dataId), input.dataId]])
        const expectHeld = ({ dataId }: TensorInfo) =>
          expect(held.get(blocks.get(dataId))).toBe(dataId)
        for (const { inputs, outputs } of runs) {
          for (const read of Object.values(inputs)) if (read) expectHeld(read)
          for (const { dataId } of outputs) held.set(blocks.get(dataId), dataId)
        }
        results.forEach(expectHeld)
      }),
    )
  })

  test('writes an output over its kernel’s input only for elementwise kernels', () => {
    fc.assert(
      fc.property(modelArb, ({ input, runs, results }) => {
        const blocks = planMemory(runs, input, results)
        for (const { kernelName, inputs, outputs } of runs) {
          if (kernelName !== 'MaxPool') continue
          const read = Object.values(inputs).map((one) => one && blocks.get(one.dataId))
          for (const { dataId } of outputs) expect(read).not.toContain(blocks.get(dataId))
        }
      }),
    )
  })

  test('makes each block as large as the largest data in it', () => {
    fc.assert(
      fc.property(modelArb, ({ input, runs, results }) => {
        const blocks = planMemory(runs, input, results)
        for (const { dataId, shape } of [input, ...runs.flatMap(({ outputs }) => outputs)])
          expect(blocks.get(dataId)?.bytes).toBeGreaterThanOrEqual(4 * (shape[0] ?? 0))
      }),
    )
  })

  test('gives a temporary tensor its own block, and frees it after its kernel', () => {
    const [input, first, temporary, second] = [tensor(2), tensor(1), tensor(3), tensor(1)]
    const run = (
      x: TensorInfo,
      output: TensorInfo,
      made: ReadonlyArray<TensorInfo>,
    ): KernelRun => ({
      kernelName: 'Max',
      kernelFunc: () => output,
      inputs: { x },
      attrs: undefined,
      outputs: [output],
      made,
    })
    const runs = [run(input, first, [temporary, first]), run(first, second, [second])]
    const blocks = planMemory(runs, input, [second])
    const used = [input, temporary, first].map(({ dataId }) => blocks.get(dataId))
    expect(new Set(used).size).toBe(3)
    expect([used[0], used[1]]).toContain(blocks.get(second.dataId))
  })

  test('needs two blocks for a chain of kernels', () => {
    const chain = Array.from({ length: 9 }, () => tensor(2))
    const runs = chain.slice(1).map((output, i): KernelRun => ({
      kernelName: 'MaxPool',
      kernelFunc: () => output,
      inputs: { x: chain[i] },
      attrs: undefined,
      outputs: [output],
      made: [output],
    }))
    const blocks = planMemory(runs, tensor(2), chain.slice(-1))
    expect(new Set(chain.slice(1).map(({ dataId }) => blocks.get(dataId))).size).toBe(2)
  })
})
