import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import * as E from 'fp-ts/lib/Either.js'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { useFolder } from '@kaoiro/fixtures/use-folder'
import { analysisPool } from '../../src/analyser/analysis-pool.js'
import { eventually } from '../eventually.js'
import type { Analyser } from '../../src/sessions/ports/analyser.js'

let pool: Analyser
const folder = await useFolder()

afterEach(() => pool.close())

/** A worker with this source. */
const workerOf = async (source: string): Promise<URL> => {
  const file = path.join(folder, 'worker.mjs')
  await writeFile(file, source)
  return pathToFileURL(file)
}

const options = { threads: 2 }
const request = { gender: 'WOMEN', hairline: 20 } as const

test('rejects an analysis if the worker cannot start', async () => {
  pool = analysisPool(options, new URL('no-such-worker.js', import.meta.url))
  await expect(pool.analyse(new Uint8Array(), request)).rejects.toThrow()
  await expect(pool.analyse(new Uint8Array(), request)).rejects.toThrow()
})

describe('a photo that hangs the analysis', () => {
  /** Analyses an empty photo at once and hangs on any other. */
  const hanging = () =>
    workerOf(`
      import { parentPort } from 'node:worker_threads'
      parentPort.postMessage('loaded')
      export const analysePhoto = ({ jpeg, started }) => {
        Atomics.store(started, 0, 1)
        while (jpeg.length > 0);
        return { _tag: 'Right', right: jpeg }
      }`)
  const [endless, good] = [Uint8Array.of(1), new Uint8Array()]

  test('counts as unreadable, and its time does not count for the photo queued behind it', async () => {
    pool = analysisPool({ threads: 1, maxTime: 1_000 }, await hanging())
    const photos = [endless, good].map((photo) => pool.analyse(photo, request))
    const unreadable = E.left('unreadable-photo')
    expect(await Promise.all(photos)).toEqual([unreadable, E.right(good)])
  })
})

test('a photo is not unreadable because other programs use the processor', async () => {
  const worker = await workerOf(`
    import { parentPort } from 'node:worker_threads'
    parentPort.postMessage('loaded')
    export const analysePhoto = ({ jpeg, started }) => {
      const [begun, goOn] = [0, 1]
      const gates = new Int32Array(jpeg.buffer)
      Atomics.store(started, 0, 1)
      Atomics.store(gates, begun, 1)
      Atomics.wait(gates, goOn, 0)
      return { _tag: 'Right', right: 'analysed' }
    }`)
  const usage = vi.spyOn(process, 'cpuUsage').mockReturnValue({ user: 0, system: 0 })
  pool = analysisPool({ threads: 1, maxTime: 200 }, worker)
  const gates = new Int32Array(new SharedArrayBuffer(8))
  const analysed = pool.analyse(new Uint8Array(gates.buffer), request)
  await eventually(() => expect(Atomics.load(gates, 0)).toBe(1))
  usage.mockClear()
  // Checks of 100 ms each, two calls in each.
  await eventually(() => expect(usage.mock.calls.length).toBeGreaterThan(10))
  Atomics.store(gates, 1, 1)
  Atomics.notify(gates, 1)
  expect(await analysed).toEqual(E.right('analysed'))
  usage.mockRestore()
})

test('a pool that is closed at once waits for its first thread to load', async () => {
  const mark = path.join(folder, 'loaded')
  const worker = await workerOf(`
    import { writeFile } from 'node:fs/promises'
    import { parentPort } from 'node:worker_threads'
    await writeFile(${JSON.stringify(mark)}, '')
    parentPort.postMessage('loaded')
    export const analyse = () => null`)
  pool = analysisPool(options, worker)
  await pool.close()
  expect(existsSync(mark)).toBe(true)
})
