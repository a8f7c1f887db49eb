import { afterEach, expect, test } from 'vitest'
import { analysisPool } from '../src/analyser/pool.js'
import type { AnalysisQueue } from '../src/ports.js'

let pool: AnalysisQueue

afterEach(() => pool.close())

const request = { gender: 'WOMEN', hairline: 20 } as const

test('an analysis is rejected, not kept waiting, where the worker cannot start', async () => {
  pool = analysisPool(new URL('no-such-worker.js', import.meta.url))
  await expect(pool.run(new Uint8Array(), request)).rejects.toThrow()
  await expect(pool.run(new Uint8Array(), request)).rejects.toThrow()
})
