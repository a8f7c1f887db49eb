import { expect, it, vi } from 'vitest'
import { loadNorms } from '../../src/device/worker/load-norms.js'

it('loadNorms asks once for an address, again after a failure, and never without one', async () => {
  const answers = [
    Promise.reject(new Error('offline')),
    Promise.resolve({ ok: false, status: 404 }),
  ]
  const fetch = vi.fn(() => answers.shift() ?? Promise.resolve(Response.json({ version: '1' })))
  vi.stubGlobal('fetch', fetch)
  expect(await loadNorms(undefined)).toBeUndefined()
  for (const norms of [undefined, undefined, { version: '1' }, { version: '1' }])
    expect(await loadNorms('/norms.json')).toEqual(norms)
  expect(fetch).toHaveBeenCalledTimes(3)
  vi.unstubAllGlobals()
})
