import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import * as E from 'fp-ts/lib/Either.js'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { analysisPool } from '../../src/analyser/analysis-pool.js'
import type { Analyser } from '../../src/sessions/ports/analyser.js'

let pool: Analyser
let folder: string

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'kaoiro-pool-'))
})

afterEach(async () => {
  await pool.close()
  await rm(folder, { recursive: true })
})

/** A worker of this source. */
const workerOf = async (source: string): Promise<URL> => {
  const file = path.join(folder, 'worker.mjs')
  await writeFile(file, source)
  return pathToFileURL(file)
}

const options = { threads: 2, analyses: true }
const request = { gender: 'WOMEN', hairline: 20 } as const

test('an analysis is rejected, not kept waiting, if the worker cannot start', async () => {
  pool = analysisPool(options, new URL('no-such-worker.js', import.meta.url))
  await expect(pool.analyse(new Uint8Array(), request)).rejects.toThrow()
  await expect(pool.analyse(new Uint8Array(), request)).rejects.toThrow()
})

describe('a photo whose decoding hangs', () => {
  /** Decodes a photo of no bytes at once, and never any other. */
  const hanging = () =>
    workerOf(`
      import { parentPort } from 'node:worker_threads'
      parentPort.postMessage('loaded')
      export const toPixmap = ({ jpeg, started }) => {
        Atomics.store(started, 0, 1)
        while (jpeg.length > 0);
        return { _tag: 'Right', right: jpeg }
      }`)
  const [endless, good] = [Uint8Array.of(1), new Uint8Array()]

  test('is unreadable: the photo is the cause, not its thread', async () => {
    pool = analysisPool({ ...options, maxDecodeTime: 200 }, await hanging())
    expect(await pool.toPixmap(endless)).toEqual(E.left('unreadable-photo'))
  })

  test('delays the others only until its time is over, which does not count for those in the queue', async () => {
    pool = analysisPool({ ...options, threads: 1, maxDecodeTime: 200 }, await hanging())
    const photos = [endless, good, endless, good].map((photo) => pool.toPixmap(photo))
    expect((await Promise.all(photos)).map(E.isRight)).toEqual([false, true, false, true])
  })
})

test('the time of an analysis starts when a thread takes it, not when it is queued', async () => {
  const slow = await workerOf(`
    import { parentPort } from 'node:worker_threads'
    parentPort.postMessage('loaded')
    const nothing = new Int32Array(new SharedArrayBuffer(4))
    export const analyse = ({ pixmap, started }) => {
      Atomics.store(started, 0, 1)
      // The thread is at work for so long, and no core.
      Atomics.wait(nothing, 0, 0, pixmap[0] * 100)
      return { _tag: 'Left', left: 'no-face' }
    }`)
  pool = analysisPool({ ...options, threads: 1, maxAnalysisTime: 500 }, slow)
  const tenths = [3, 20, 3, 3, 3]
  const analyses = tenths.map((some) => pool.analyse(Uint8Array.of(some), request))
  expect((await Promise.allSettled(analyses)).map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
    'fulfilled',
    'fulfilled',
  ])
})

test('a pool that is closed at once lets its first thread finish loading, which must not be interrupted', async () => {
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
