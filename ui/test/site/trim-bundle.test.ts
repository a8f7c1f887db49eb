import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const assets = path.join(import.meta.dirname, '../../dist/assets')
const names = readdirSync(assets)
const codeOf = (name: string) => readFileSync(path.join(assets, name), 'utf8')

it('the first load contains neither React Router’s framework mode nor its checks of the caller', () => {
  const libraries = codeOf(names.find((name) => /^libraries-.*\.js$/.test(name)) ?? '')
  expect(libraries.includes('createRoot')).toBe(true)
  expect(libraries.includes('__reactRouterContext')).toBe(false)
  expect(libraries.includes('may be used only in the context')).toBe(false)
})

it('only the worker, which sites with analysis by the service never start, contains the analysis on the device', () => {
  const traces = ['facemesh', 'WebAssembly']
  for (const name of names.filter((each) => /^(?!analysis-worker-).*\.js$/.test(each)))
    expect(
      traces.filter((trace) => codeOf(name).includes(trace)),
      name,
    ).toEqual([])
})

it('only the code that a site with analytics loads can push steps', () => {
  const traces = ['dataLayer', 'kaoiro_step', 'globalPrivacyControl']
  const others = names.filter((name) => /^(?!send-step-).*\.js$/.test(name))
  for (const name of others)
    expect(
      traces.filter((trace) => codeOf(name).includes(trace)),
      name,
    ).toEqual([])
})
