import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { emptyTab, forgetBefore, nextMoment, remembered } from '../../src/adapters/forget-tab.js'

/** A tab's storage. Its keys are its properties, as in browsers. */
const storage = (): Record<string, string> =>
  Object.defineProperties(
    {},
    {
      getItem: { value: (name: string) => memory[name] ?? null },
      setItem: { value: (name: string, value: string) => (memory[name] = value) },
      removeItem: { value: (name: string) => Reflect.deleteProperty(memory, name) },
    },
  )

let memory: Record<string, string>

beforeEach(() => {
  memory = storage()
  vi.stubEnv('SSR', false)
  const history = { state: null, replaceState: () => undefined }
  vi.stubGlobal('window', { sessionStorage: memory, localStorage: memory, history })
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 28, 12) })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

it.each([
  ['set back', -3_600_000],
  ['set ahead', 3_600_000],
  ['stopped', 0],
])('a deletion covers all earlier results and no later one if the clock is %s', (_, change) => {
  const earlier = { at: nextMoment() }
  vi.setSystemTime(Date.now() + change)
  emptyTab()
  forgetBefore(nextMoment())
  vi.setSystemTime(Date.now() - change)
  const later = { at: nextMoment() }
  expect([remembered(earlier), remembered(later)]).toEqual([null, later])
})
