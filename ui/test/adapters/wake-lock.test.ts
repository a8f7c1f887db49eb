import { expect, it, vi } from 'vitest'
import { keepScreenOn } from '../../src/adapters/wake-lock.js'

it.each([
  ['lacks', undefined],
  ['refuses', { request: () => Promise.reject(new DOMException('', 'NotAllowedError')) }],
])('does nothing in a browser that %s wake locks', async (_, wakeLock) => {
  const unused = () => undefined
  vi.stubGlobal('navigator', { wakeLock })
  vi.stubGlobal('document', {
    visibilityState: 'visible',
    ...{ addEventListener: unused, removeEventListener: unused },
  })
  const end = keepScreenOn()
  await Promise.resolve()
  expect(end).not.toThrow()
  vi.unstubAllGlobals()
})
