import { afterEach, expect, it, vi } from 'vitest'
import { embeddingPage } from '../../src/embedding/embedding-page.js'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

/** A page in an iframe in Firefox, which reveals the referrer only. Returns the origins that get its messages. */
const originsFor = (referrer: string, stored: Map<string, string>): ReadonlyArray<string> => {
  const origins: Array<string> = []
  vi.stubEnv('SSR', false)
  vi.stubGlobal('document', { referrer })
  vi.stubGlobal('window', {
    location: { origin: 'https://kaoiro.example' },
    parent: { postMessage: (_: unknown, origin: string) => origins.push(origin) },
    sessionStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
    },
  })
  embeddingPage()?.({ type: 'screen' })
  return origins
}

it('sends messages to the embedding page after a navigation of the site reveals its own origin', () => {
  const stored = new Map<string, string>()
  const store = ['https://store.example']
  expect(originsFor('https://store.example/beauty', stored)).toEqual(store)
  expect(originsFor('https://kaoiro.example/', stored)).toEqual(store)
  expect(originsFor('', stored)).toEqual(store)
})
