import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import { device } from '@kaoiro/texts/ja'

const built = path.join(import.meta.dirname, '../../dist')

/** Strings that only the analysis on the device contains: of its cache, its texts and its files. */
const traces = ['kaoiro-analysis', 'wasm', 'WebAssembly', device.place.device.content]

it('a site analysed by the service does not contain the analysis on the device', async () => {
  const names = await readdir(path.join(built, 'assets'))
  expect(
    names.filter((name) =>
      /analysis-worker|\.(bin|wasm)(\.|$)|^(?!store-).*\.json(\.|$)/.test(name),
    ),
  ).toEqual([])
  // The privacy page, with its texts, names what each place of analysis stores.
  for (const name of names.filter((each) =>
    /^(?!legal-|other-screens-|privacy-screen-).*\.js$/.test(each),
  )) {
    const code = await readFile(path.join(built, 'assets', name), 'utf8')
    expect(
      traces.filter((trace) => code.includes(trace)),
      name,
    ).toEqual([])
  }
})
