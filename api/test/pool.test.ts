import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, expect, test } from 'vitest'
import { analysisPool } from '../src/analyser/pool.js'
import type { Analyser } from '../src/ports.js'

let pool: Analyser

afterEach(() => pool.close())

const options = { threads: 2, analyses: true }
const request = { gender: 'WOMEN', hairline: 20 } as const

test('an analysis is rejected, not kept waiting, where the worker cannot start', async () => {
  pool = analysisPool(options, new URL('no-such-worker.js', import.meta.url))
  await expect(pool.analyse(new Uint8Array(), request)).rejects.toThrow()
  await expect(pool.analyse(new Uint8Array(), request)).rejects.toThrow()
})

test('a pool that is closed at once lets its first thread finish loading, which must not be broken off', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'kaoiro-pool-'))
  const worker = path.join(folder, 'worker.mjs')
  const mark = path.join(folder, 'loaded')
  await writeFile(
    worker,
    `import { writeFile } from 'node:fs/promises'
     import { parentPort } from 'node:worker_threads'
     await writeFile(${JSON.stringify(mark)}, '')
     parentPort.postMessage('loaded')
     export const analyse = () => null`,
  )
  pool = analysisPool(options, pathToFileURL(worker))
  await pool.close()
  expect(existsSync(mark)).toBe(true)
  await rm(folder, { recursive: true })
})
