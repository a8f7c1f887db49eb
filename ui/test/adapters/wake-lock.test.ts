import { afterEach, expect, it, vi } from 'vitest'
import { keepScreenOn } from '../../src/adapters/wake-lock.js'

afterEach(() => void vi.unstubAllGlobals())

/** A visible page in a browser with these wake locks. Returns how it is hidden or shown. */
const pageWith = (wakeLock: object | undefined) => {
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  vi.stubGlobal('navigator', { wakeLock })
  vi.stubGlobal('document', page)
  return (visibilityState: 'hidden' | 'visible') => {
    Object.assign(page, { visibilityState })
    page.dispatchEvent(new Event('visibilitychange'))
  }
}

it('keeps the screen on while the page is visible, until its end', async () => {
  const events: Array<string> = []
  const release = () => Promise.resolve(void events.push('released'))
  const request = () => Promise.resolve(events.push('requested')).then(() => ({ release }))
  const become = pageWith({ request })
  const end = keepScreenOn()
  for (const state of ['hidden', 'visible'] as const) become(state)
  end()
  for (const state of ['hidden', 'visible'] as const) become(state)
  await vi.waitFor(() => expect(events).toHaveLength(4))
  expect(events.filter((event) => event === 'requested')).toHaveLength(2)
})

it.each([
  ['lacks', undefined],
  ['refuses', { request: () => Promise.reject(new DOMException('', 'NotAllowedError')) }],
])('does nothing in a browser that %s wake locks', async (_, wakeLock) => {
  pageWith(wakeLock)
  const end = keepScreenOn()
  await Promise.resolve()
  expect(end).not.toThrow()
})
