import { afterEach, expect, test, vi } from 'vitest'
import { requirePodman } from '../podman.js'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

test('requirePodman ends the process with one line if podman is missing', async () => {
  vi.stubEnv('PATH', '')
  const exit = vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`exit ${String(code)}`)
  })
  const lines = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await expect(requirePodman()).rejects.toThrow('exit 1')
  expect(exit).toHaveBeenCalledOnce()
  expect(lines.mock.calls).toEqual([
    ['podman is missing: install it (Debian: apt-get install podman), and run this command again.'],
  ])
})
