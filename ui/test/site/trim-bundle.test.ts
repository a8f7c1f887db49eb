import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { device } from '@kaoiro/texts/ja'

const assets = path.join(import.meta.dirname, '../../dist/assets')
const names = readdirSync(assets)
const codeOf = (name: string) => readFileSync(path.join(assets, name), 'utf8')

it('the first load contains neither React Router’s framework mode nor its checks of the caller', () => {
  const libraries = codeOf(names.find((name) => /^libraries-.*\.js$/.test(name)) ?? '')
  expect(libraries.includes('createRoot')).toBe(true)
  expect(libraries.includes('__reactRouterContext')).toBe(false)
  expect(libraries.includes('may be used only in the context')).toBe(false)
})

/** Strings that only the analysis on the device contains: of its cache, its texts and its files. */
const traces = ['kaoiro-analysis', 'wasm', 'WebAssembly', device.place.device.content]

it('a site analysed by the service does not contain the analysis on the device', () => {
  expect(
    names.filter((name) =>
      /analysis-worker|\.(bin|wasm)(\.|$)|^(?!store-).*\.json(\.|$)/.test(name),
    ),
  ).toEqual([])
  // The privacy page, with its texts, names what each place of analysis stores.
  for (const name of names.filter((each) => /^(?!legal-|other-screens-).*\.js$/.test(each))) {
    const code = codeOf(name)
    expect(
      traces.filter((trace) => code.includes(trace)),
      name,
    ).toEqual([])
  }
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
